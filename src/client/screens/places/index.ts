export { completeAddress, type FoundAddresses } from './completeAddress'
export { Places } from './Places'
export { nameInSlug, placeNameInSlug } from './nameInSlug'
export { placeName } from './placeName'
