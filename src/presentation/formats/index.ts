export { dayInParis, formatDate, formatTime, parisToday } from './dates'
export { formatEuros, formatNumber, formatPercent, formatRoundEuros, UNKNOWN } from './numbers'
export { formatPhone } from './phones'
export { formatSize } from './sizes'
