import { deadlines } from '#domain'
import { reportLifecycle, type ReportAction, type ReportStatus } from '#features/sales/contract/lifecycles'
import { drawFrom } from '#server/demo'
import type { DemoFile, DemoParties } from './parties'
import { DAY_MS, reportPlans } from './plans'
import { stepRows, type DemoStep } from './steps'

/** What led to each state, from the draft on. */
const WAYS: Readonly<Partial<Record<ReportStatus, readonly ReportAction[]>>> = {
  sent: ['send'],
  accepted: ['send', 'accept'],
  conflict: ['send', 'dispute'],
  rejected: ['send', 'reject'],
  expired: ['send', 'accept', 'tick', 'expire'],
  used: ['send', 'accept', 'use'],
  cancelled: ['send', 'cancel'],
}
const REASONS: Readonly<Partial<Record<ReportAction, string>>> = {
  dispute: 'Client déjà reçu au bureau de vente',
  reject: 'Client déjà déclaré par un autre prescripteur',
}
/** Days after sending. */
const DAYS_AFTER: Readonly<Partial<Record<ReportAction, number>>> = { tick: 85, expire: 92, use: 5 }

/** The dénonciations of the demo firm and their steps. */
export function reportRows(parties: DemoParties, asOf: Date) {
  const made = reportPlans.flatMap(({ status, file: key, daysAgo }) => {
    const file = parties.file(key)
    const lot = file && parties.takeLot('available', file)
    if (!file || !lot) return []
    const draw = drawFrom(`report ${key} ${status}`)
    const id = draw.uuid()
    const sentAt = new Date(asOf.getTime() - daysAgo * DAY_MS)
    const steps = stepsOf(status, sentAt)
    const accepted = steps.find(({ action }) => action === 'accept')?.at.toISOString() ?? null
    const { company_id, adviser_id } = file
    const row = {
      ...{ company_id, id, client_file_id: file.id, promoter_id: lot.promoter_id, created_by_id: adviser_id, status },
      program_id: status === 'used' ? null : lot.program_id,
      ...(status === 'draft' ? NOT_SENT : sendingOf(file, sentAt)),
      ...{ accepted_at: accepted, expires_at: accepted && deadlines.reportEnd(accepted).at },
      ...{ renewal_count: 0, reason: steps.find(({ reason }) => reason !== undefined)?.reason ?? null },
      ...{ version: steps.length, created_at: steps[0]?.at.toISOString(), updated_at: steps.at(-1)?.at.toISOString() },
    }
    return [{ row, steps: stepRows(draw, { company_id, sale: { report_id: id }, actorId: adviser_id }, steps) }]
  })
  return { reports: made.map(({ row }) => row), sale_history: made.flatMap(({ steps }) => steps) }
}

const NOT_SENT = { person: null, consent_at: null, sent_at: null, answer_due_at: null }

/** What the sending of a dénonciation writes: whom it names, with their consent of the day before. */
const sendingOf = ({ honorific, firstname, lastname, email, phone }: DemoFile, sentAt: Date) => ({
  person: { honorific, firstname, lastname, email, phone },
  consent_at: new Date(sentAt.getTime() - DAY_MS).toISOString(),
  sent_at: sentAt.toISOString(),
  answer_due_at: deadlines.answerDue(sentAt.toISOString(), 'metropolitan').at,
})

function stepsOf(status: ReportStatus, sentAt: Date): readonly DemoStep[] {
  const create: DemoStep = {
    ...{ action: 'create', to: 'draft', channel: 'adviser' },
    at: new Date(sentAt.getTime() - 3_600_000),
  }
  return [
    create,
    ...(WAYS[status] ?? []).map((action, index): DemoStep => {
      const { to, by } = reportLifecycle.transitions[action]
      const at = new Date(sentAt.getTime() + (DAYS_AFTER[action] ?? index) * DAY_MS)
      const reason = REASONS[action]
      return { action, to, at, channel: by[0] ?? 'adviser', ...(reason === undefined ? {} : { reason }) }
    }),
  ]
}
