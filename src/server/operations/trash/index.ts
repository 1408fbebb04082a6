export { putInTrash, type TrashKind } from './put'
export { purgeFromTrash, purgeOldTrash, restoreFromTrash, trashRows, visibleTrash } from './trash'
