export { checkHouseholdCreation, companionCreation, householdCreation, type HouseholdCreation } from './householdCreation'
export { clientFileSections, type ClientFileSection } from './sections'
