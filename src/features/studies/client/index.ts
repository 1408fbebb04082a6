export { clientStudiesTab, studies } from './feature'
