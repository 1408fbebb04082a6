export { DialogDescription } from './DialogDescription'
export { Modal } from './Modal'
