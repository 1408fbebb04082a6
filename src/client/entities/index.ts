export { carriesResources, cleared, entitiesReducer, removed, upserted } from './reducer'
export type { EntitiesState } from './reducer'
export { selectMany, selectResource } from './selectors'
