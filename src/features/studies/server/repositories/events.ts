import { randomUUID } from 'node:crypto'
import type { StudyStatus } from '#features/studies/contract'
import { tellChange } from '#features/notifications/server'
import type { Queryable } from '#server/db'
import { insertion, Parameters } from '#server/repositories'
import type { Step } from '#server/operations/lifecycle'

/** A study of a firm. */
export interface StudyPlace {
  readonly companyId: string
  readonly id: string
}

/** Something that befell a study, or that a reader did with it. */
export interface StudyEvent {
  readonly at: Date
  /** A transition, or what a reader did. */
  readonly kind: string
  readonly actorId?: string | null
  readonly recipientId?: string | null
  readonly chapter?: string | null
  /** Key of the trace of an amount. */
  readonly figure?: string | null
  /** As it was read: `287 €/mois`. */
  readonly amount?: string | null
  readonly seconds?: number | null
  readonly to?: string | null
  readonly reason?: string | null
}

/** Writes an event down, in the transaction that makes it, and tells pages that show the study. */
export async function insertEvent(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  event: StudyEvent,
): Promise<void> {
  const {
    at,
    kind,
    actorId = null,
    recipientId = null,
    chapter = null,
    figure = null,
    amount = null,
    seconds = null,
    to = null,
    reason = null,
  } = event
  const parameters = new Parameters()
  const row = {
    company_id: companyId,
    id: randomUUID(),
    report_id: id,
    ...{
      at,
      kind,
      actor_id: actorId,
      recipient_id: recipientId,
      chapter,
      figure,
      amount,
      seconds,
      to_status: to,
      reason,
    },
  }
  await transaction.query(insertion('commercial_report_events', [row], parameters), parameters.values)
  await tellChange(transaction, { companyId, type: 'commercial_report', id })
}

/** A step of the lifecycle is an event like the others. */
export const keepStep = (
  transaction: Queryable,
  place: StudyPlace,
  { at, actorId, action, to, reason }: Step,
): Promise<void> => insertEvent(transaction, place, { at, kind: action, actorId, to, reason: reason ?? null })

/** What the application itself, or a reader, makes of a study. Columns besides its state are ours: they are named in code. */
export async function moveStudy(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  {
    to,
    columns = {},
    event,
  }: { readonly to: StudyStatus; readonly columns?: Readonly<Record<string, unknown>>; readonly event: StudyEvent },
): Promise<void> {
  const names = Object.keys(columns)
  const sets = ['status = $3', ...names.map((name, place) => `${name} = $${place + 4}`)]
  await transaction.query(
    `UPDATE commercial_reports SET ${sets.join(', ')}, version = version + 1, updated_at = clock_timestamp()
     WHERE company_id = $1 AND id = $2`,
    [companyId, id, to, ...Object.values(columns)],
  )
  await insertEvent(transaction, { companyId, id }, { ...event, to })
}
