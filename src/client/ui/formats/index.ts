export { dayInParis, formatPhone, formatSize, parisToday } from '#presentation/formats'
