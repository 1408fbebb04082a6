export { PaperHeader } from '../file/solution/print/PaperHeader'
export { PrintTools } from '../file/solution/print/PrintTools'
export { ReadyPaper } from '../file/solution/print/ReadyPaper'
