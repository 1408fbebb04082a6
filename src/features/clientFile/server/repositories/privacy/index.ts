export { findAccesses, removeAccesses } from './accessLog'
export { eraseClientFile, findDeletions } from './erasure'
export { announceExpired, findExpiringFiles, findManagers, lockNextToErase, NOTICE_DAYS } from './retention'
