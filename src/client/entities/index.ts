export { carriesResources, entitiesReducer, received, upserted } from './reducer'
export type { EntitiesState } from './reducer'
export { selectEvery, selectMany, selectRelated, selectResource } from './selectors'
