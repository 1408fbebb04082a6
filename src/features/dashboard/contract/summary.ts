import { entriesOf, isListOf, isNumber, isObject, isText } from '#contract/json'

/** What is counted of a month. */
export const figureLabels = {
  files_created: 'Dossiers créés ce mois',
  studies_presented: 'Études présentées',
  leads_received: 'Contacts reçus ce mois',
  bookings_firm: 'Réservations fermes ce mois',
  deeds_signed: 'Actes signés ce mois',
} as const
export type FigureKey = keyof typeof figureLabels

export interface Figure {
  readonly key: FigureKey
  readonly value: number
  /** Of the month before; null for what has none. */
  readonly before: number | null
}

/** Files under way by how far their furthest sale has come; `amount` in euros. */
export interface PipelineStage {
  readonly stage: string
  readonly count: number
  readonly amount: number
}

/** What a colleague looks after. */
export interface TeamMember {
  readonly id: string
  readonly name: string
  /** ISO instant; null for who was never there. */
  readonly last_active_at: string | null
  /** Not archived. */
  readonly files: number
  /** Leads that nobody has called yet, and those of them who should have been by now. */
  readonly waiting: number
  readonly late: number
  readonly options: number
  readonly bookings: number
}

/** How the work of a person, an agency or a firm stands; null for what its reader has no right to. */
export interface DashboardSummary {
  readonly activity: readonly Figure[]
  /** Of bookings whose deed is not signed, euros. */
  readonly commissions: number | null
  readonly pipeline: readonly PipelineStage[] | null
  readonly team: readonly TeamMember[] | null
}

/** @returns undefined for what is none */
export function parseSummary(json: unknown): DashboardSummary | undefined {
  const { activity, commissions, pipeline = null, team = null } = entriesOf(json)
  if (!isListOf(activity, isFigure)) return undefined
  const hasWrong = (list: unknown, isItem: (item: unknown) => boolean) => list !== null && !isListOf(list, isItem)
  if (hasWrong(pipeline, isStage) || hasWrong(team, isMember)) return undefined
  return {
    activity: activity.filter(isFigure),
    commissions: isNumber(commissions) ? commissions : null,
    pipeline: Array.isArray(pipeline) ? pipeline.filter(isStage) : null,
    team: Array.isArray(team) ? team.filter(isMember) : null,
  }
}

function isFigure(value: unknown): value is Figure {
  const { key, value: figure, before } = entriesOf(value)
  return isText(key) && Object.hasOwn(figureLabels, key) && isNumber(figure) && (before === null || isNumber(before))
}

function isStage(value: unknown): value is PipelineStage {
  const { stage, count, amount } = entriesOf(value)
  return isText(stage) && isNumber(count) && isNumber(amount)
}

function isMember(value: unknown): value is TeamMember {
  if (!isObject(value)) return false
  const { id, name, last_active_at: at, files, waiting, late, options, bookings } = value
  return (
    [id, name].every(isText) && (at === null || isText(at)) && [files, waiting, late, options, bookings].every(isNumber)
  )
}
