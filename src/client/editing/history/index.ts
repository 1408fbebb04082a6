export { HistoryButton } from './HistoryButton'
