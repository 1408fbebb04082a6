export { accountApi } from './api'
