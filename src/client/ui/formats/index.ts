export { parisToday } from './dates'
