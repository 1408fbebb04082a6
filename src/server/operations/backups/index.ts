export { backupSecret, type BackupSecret } from './encryption'
export { restoreBackup } from './restore'
export { verifyBackup } from './verify'
export { writeBackup } from './write'
