export { ValueField } from './ValueField'
