export { mentionsOf } from './mentions'
export { schemeLabel, solutionChapters, type OperationOnPaper } from './chapters'
export { prudence } from './prudence'
