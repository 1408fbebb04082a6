export { removeAccesses } from './accessLog'
export { eraseClientFile } from './erasure'
export { announceExpired, findExpiringFiles, findManagers, lockNextToErase, NOTICE_DAYS } from './retention'
