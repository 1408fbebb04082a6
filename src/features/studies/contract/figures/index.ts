export { studyFigures } from './studyFigures'
