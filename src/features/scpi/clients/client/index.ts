export { scpiClients } from './feature'
