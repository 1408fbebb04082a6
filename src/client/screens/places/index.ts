export { Places } from './Places'
export { placeName } from './placeName'
