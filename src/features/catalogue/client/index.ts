export { type CatalogueOutcome, useCatalogue } from './catalogue'
