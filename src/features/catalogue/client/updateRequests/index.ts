export { UpdateRequests } from './UpdateRequests'
