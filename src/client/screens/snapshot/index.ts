export { Snapshot, SNAPSHOT } from './Snapshot'
export { SnapshotButton } from './SnapshotButton'
