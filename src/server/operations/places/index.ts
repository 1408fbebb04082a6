export { acceptedPlaces } from './acceptedPlaces'
export { completeAddress, findLocations, listLocations, listRelatedMunicipalities, readLocation } from './locations'
export { municipalitiesOf } from './municipalities'
