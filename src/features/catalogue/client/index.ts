export { ProjectField } from './ProjectField'
export { useCatalogue, type CatalogueOutcome } from './useCatalogue'
export { useHiddenProjects } from './useHiddenProjects'
