export { ClientFileChoice } from './ClientFileChoice'
export { ForClientFile } from './ForClientFile'
