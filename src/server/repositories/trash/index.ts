export { putInTrash, type Trashed } from './put'
export { restoreFromTrash } from './restore'
export { findTrashed, purgeExpired, removeFromTrash, searchTrash, trashTable, type TrashVisibility } from './trash'
