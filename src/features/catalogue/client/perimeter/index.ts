export { Perimeter } from './Perimeter'
