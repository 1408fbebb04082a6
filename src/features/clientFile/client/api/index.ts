export { clientFileApi } from './api'
