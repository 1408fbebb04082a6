export { pictureOf, type Picture } from './picture'
export { UploadedFile, uploadIn } from './uploadedFile'
