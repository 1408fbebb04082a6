export { PaperHeader } from './PaperHeader'
export { PrintedSolution } from './PrintedSolution'
export { PrintTools } from './PrintTools'
export { ReadyPaper } from './ReadyPaper'
