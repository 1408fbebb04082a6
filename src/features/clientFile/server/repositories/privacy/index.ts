export { removeAccesses } from './accessLog'
export { endDeletion, eraseClientFile, forgetCopies, insertDeletion } from './erasure'
export { announceExpired, findExpiringFiles, findManagers, lockNextToErase, NOTICE_DAYS } from './retention'
