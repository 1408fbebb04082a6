export { catalogueRows } from './catalogue'
export { salesPlaces } from './places'
