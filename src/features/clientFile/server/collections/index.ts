export { deletions, expiringFiles, readings } from './privacy'
export { proposals, proposalsOfFile } from './proposals'
