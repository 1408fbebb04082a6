export { ClientFileChoice } from './ClientFileChoice'
export { ForClientFile } from './ForClientFile'
export { useHouseholdSections } from '../shared/useHouseholdSections'
