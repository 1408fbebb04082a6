export { Collapse } from './Collapse'
