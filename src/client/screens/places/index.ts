export { completeAddress, type FoundAddresses } from './completeAddress'
export { Places } from './Places'
export { nameInSlug } from './nameInSlug'
export { placeName } from './placeName'
