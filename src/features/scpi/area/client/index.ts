export { loadScpiProfile } from './account/loadScpiProfile'
export { scpi } from './feature'
