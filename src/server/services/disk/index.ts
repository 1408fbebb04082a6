export { dataDisk, diskWarningOf, type DiskWarning } from './disk'
