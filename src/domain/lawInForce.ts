export { rulesChanged } from './law/changes'
export { knownParameters } from './law'
