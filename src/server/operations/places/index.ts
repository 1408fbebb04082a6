export { acceptedPlaces } from './acceptedPlaces'
export {
  completeAddress,
  findLocations,
  listLocations,
  listRelatedMunicipalities,
  readAddress,
  readLocation,
} from './locations'
export { municipalitiesOf } from './municipalities'
export { readTravelTimeShape } from './travelTimes'
