export { dayInParis, parisToday } from './dates'
export { formatPhone } from './phones'
export { formatSize } from './sizes'
