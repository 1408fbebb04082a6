export { pictureOf, type Picture } from './picture'
export { refuseTooManyFiles, usedRoom, type FileRoom } from './room'
export { refuseInfected } from './virus'
export { UploadedFile, uploadIn } from './uploadedFile'
