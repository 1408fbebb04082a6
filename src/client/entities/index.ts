export { carriesResources, entitiesReducer, received, upserted } from './reducer'
export type { EntitiesState } from './reducer'
export { selectMany, selectResource } from './selectors'
