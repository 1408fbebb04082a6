export { DiskAlert } from './DiskAlert'
export { company } from './feature'
export { fileRoomApi } from './fileRoom'
