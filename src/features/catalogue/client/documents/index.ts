export { ProgramDocuments } from './ProgramDocuments'
