export { useCatalogue, type CatalogueOutcome } from './useCatalogue'
