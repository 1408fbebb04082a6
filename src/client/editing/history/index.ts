export { ActivityCard } from './ActivityCard'
export { HistoryButton } from './HistoryButton'
export { HistoryOfSeveral, useHistoryScope } from './HistoryOfSeveral'
