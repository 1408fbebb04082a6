export { isClockDoubted, readClock } from './reading'
