export { undoImport } from './imports'
export { countDuplicates, findDuplicates, moveExchanges } from './leads'
