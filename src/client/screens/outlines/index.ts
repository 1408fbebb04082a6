export { readOutlines, type NamedAreas } from './readOutlines'
