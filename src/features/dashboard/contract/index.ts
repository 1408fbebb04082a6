export { dashboardAddress } from './addresses'
export {
  figureLabels,
  parseSummary,
  type DashboardSummary,
  type Figure,
  type FigureKey,
  type TeamMember,
} from './summary'
