export { pictureOf, type Picture } from './picture'
export { refuseTooManyFiles, usedRoom, type FileRoom } from './room'
export { UploadedFile, uploadIn } from './uploadedFile'
