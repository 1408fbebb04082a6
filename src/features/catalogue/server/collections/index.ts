export { managers, promoters } from './partners'
export { programs } from './programs'
export { properties } from './properties'
export { programsWithProperties } from './programsWithProperties'
