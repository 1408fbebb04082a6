export { SeveralField } from './SeveralField'
export { ValueField } from './ValueField'
