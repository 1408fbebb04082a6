export { dayInParis, parisToday } from './dates'
export { formatPhone } from './phones'
