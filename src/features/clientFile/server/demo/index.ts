export { archetypes, type Archetype } from './archetypes'
export { clientFileIdOf, clientFileRows } from './clientFiles'
export { householdParts } from './household'
