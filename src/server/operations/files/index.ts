export { keepFile, keyOf, readFile, type ReadFile } from './files'
export { sweepFiles } from './sweep'
