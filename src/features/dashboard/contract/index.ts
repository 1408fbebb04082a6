export { dashboardAddress } from './addresses'
export {
  figureLabels,
  parseSummary,
  type DashboardSummary,
  type Figure,
  type FigureKey,
  type PipelineStage,
  type TeamMember,
} from './summary'
