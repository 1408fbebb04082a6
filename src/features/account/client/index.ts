export { account } from './feature'
export { loadEntrance } from './login/loadEntrance'
