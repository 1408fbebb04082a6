export { ChapterScreen } from './ChapterScreen'
export { ProfileFrame } from './ProfileFrame'
export { ProfileScreen } from './ProfileScreen'
export { SummaryScreen } from './SummaryScreen'
