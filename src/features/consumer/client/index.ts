export { consumer } from './feature'
export { loadConsumerShell } from './loadConsumerShell'
