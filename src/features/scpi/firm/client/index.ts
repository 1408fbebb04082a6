export { scpiFirm } from './feature'
