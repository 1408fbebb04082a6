import { deadlines } from '#domain'
import { optionLifecycle, type OptionAction, type OptionStatus } from '#features/sales/contract/lifecycles'
import type { PropertyStatus } from '#features/catalogue/contract'
import { drawFrom } from '#server/demo'
import type { DemoLot, DemoParties } from './parties'
import { DAY_MS, optionPlans } from './plans'
import { stepRows, type DemoStep } from './steps'

const HOUR_MS = 3_600_000

/** How each came to its end. */
const ENDS: Readonly<Partial<Record<OptionStatus, OptionAction>>> = {
  expiring: 'tick',
  released: 'release',
  expired: 'expire',
  refused: 'refuse',
}
const REASONS: Readonly<Partial<Record<OptionStatus, string>>> = { refused: 'Lot vendu au guichet' }

/** What its lot is, of the catalogue, while an option is in a state. */
const lotOf = (status: OptionStatus): PropertyStatus => optionLifecycle.states[status].lot ?? 'available'

/** The options of the demo firm and their steps: whoever waits does so behind the first that is active. */
export function optionRows(parties: DemoParties, asOf: Date) {
  let held: DemoLot | undefined
  const made = optionPlans.flatMap(({ status, file: key, hours, rank = 1 }) => {
    const file = parties.file(key)
    const isValidated = status === 'requested' || status === 'refused'
    if (!file) return []
    const lot = rank === 2 ? held : parties.takeLot(lotOf(status), file, isValidated ? true : undefined)
    if (!lot) return []
    if (status === 'active') held = lot
    const draw = drawFrom(`option ${key} ${status}`)
    const id = draw.uuid()
    const times = timesOf(status, hours, asOf)
    const first = firstOf(status)
    const steps: DemoStep[] = [{ action: 'create', to: first, at: times.createdAt, channel: 'adviser' }]
    const action = ENDS[status]
    if (action) {
      const { by, to } = optionLifecycle.transitions[action]
      const reason = REASONS[status]
      steps.push({ action, to, at: times.movedAt, channel: by[0] ?? 'system', ...(reason ? { reason } : {}) })
    }
    const { company_id, adviser_id } = file
    const row = {
      ...{ company_id, id, client_file_id: file.id, property_id: lot.id, program_id: lot.program_id },
      ...{ promoter_id: lot.promoter_id, created_by_id: adviser_id, status, rank },
      ...{ starts_at: times.startsAt, expires_at: times.expiresAt, validation_due_at: times.validationDueAt },
      ...{ extension_count: 0, channel: steps.at(-1)?.channel ?? 'adviser', reason: REASONS[status] ?? null },
      ...{ version: steps.length, created_at: times.createdAt.toISOString(), updated_at: times.movedAt.toISOString() },
    }
    return [{ row, steps: stepRows(draw, { company_id, sale: { option_id: id }, actorId: adviser_id }, steps) }]
  })
  return { options: made.map(({ row }) => row), sale_history: made.flatMap(({ steps }) => steps) }
}

const firstOf = (status: OptionStatus): OptionStatus => {
  if (status === 'requested' || status === 'refused') return 'requested'
  return status === 'waitlisted' ? 'waitlisted' : 'active'
}

/** @param hours since one that waits was asked for, since the end of another */
function timesOf(status: OptionStatus, hours: number, asOf: Date) {
  const before = (ms: number) => new Date(asOf.getTime() - ms)
  if (status === 'waitlisted' || status === 'requested') {
    const createdAt = before(hours * HOUR_MS)
    const due = deadlines.answerDue(createdAt.toISOString(), 'metropolitan').at
    return { ...WITHOUT_TIMES, validationDueAt: status === 'requested' ? due : null, createdAt, movedAt: createdAt }
  }
  if (status === 'active') {
    const createdAt = atHour(before(DAY_MS), '11:00:00')
    return limited(createdAt, deadlines.optionEnd(createdAt.toISOString(), 'metropolitan').at, createdAt)
  }
  if (status === 'expiring') {
    const today = atHour(asOf, '17:00:00')
    const end =
      today.getTime() - asOf.getTime() > HOUR_MS ? today : atHour(new Date(asOf.getTime() + DAY_MS), '12:00:00')
    return limited(
      new Date(end.getTime() - 4 * DAY_MS),
      end.toISOString(),
      new Date(Math.min(end.getTime() - DAY_MS, asOf.getTime())),
    )
  }
  const end = before(hours * HOUR_MS)
  const createdAt = new Date(end.getTime() - 4 * DAY_MS)
  if (status === 'refused') return { ...WITHOUT_TIMES, validationDueAt: end.toISOString(), createdAt, movedAt: end }
  return limited(createdAt, end.toISOString(), status === 'released' ? new Date(end.getTime() - DAY_MS) : end)
}

const WITHOUT_TIMES = { startsAt: null, expiresAt: null, validationDueAt: null }

const limited = (createdAt: Date, expiresAt: string, movedAt: Date) => ({
  ...{ ...WITHOUT_TIMES, startsAt: createdAt.toISOString(), expiresAt, createdAt, movedAt },
})

/** An hour in Paris of the day of an instant. */
const atHour = (day: Date, time: string): Date =>
  new Date(deadlines.instantInParis(deadlines.parisTime(day.toISOString()).date, time))
