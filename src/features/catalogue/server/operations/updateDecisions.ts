import { entriesOf, isText } from '#contract/json'
import { isCorrectable } from '#features/catalogue/contract/updates'
import { ofCompany, those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Problem } from '#server/http/routes'
import { fieldErrors, invalid, notFound, scopeOf, sendLetter } from '#server/operations'
import {
  decideUpdateRequest,
  findReporter,
  findUpdateRequest,
  type UpdateRequest,
} from '../repositories/updateRequests'
import { correctValue } from './correction'
import { decisionLetter } from './updateLetter'
import { shownRequest, typeOf } from './updateRequests'

/** What is decided changes what all of the firm see, as its settings do. */
const deciding = those('editCompanySettings', ofCompany)

/** Longest reason, characters. */
const LONGEST_REASON = 1_000

interface Deciding {
  readonly id: string
  readonly body: unknown
  readonly now: Date
  readonly publicUrl: string
}

/**
 * Accepts a request (`action`: `accept`), with the right `value` where the firm corrects what is its own, or rejects it and says why
 * (`reject`, `reason`); whoever told the error gets a mail. @throws Failure invalid, notFound @throws Problem 409 for one that was decided before
 */
export async function decideRequest(
  transaction: Queryable,
  viewer: Viewer,
  { id, body, now, publicUrl }: Deciding,
): Promise<object> {
  const scope = scopeOf(deciding, viewer)
  const decided = decisionIn(body)
  const request = await findUpdateRequest(scope, transaction, id)
  if (!request) throw notFound()
  const { value } = entriesOf(body)
  const is_corrected = decided.state === 'accepted' && value !== undefined && value !== null
  if (is_corrected) await correct(transaction, request, value, now)
  const decision = { ...decided, is_corrected }
  const isDone = await decideUpdateRequest(transaction, { company_id: viewer.companyId, id }, { ...decision, at: now })
  if (!isDone) throw impossible('Cette demande est déjà traitée.', [])
  const told = { ...request, ...decision, decided_at: now.toISOString() }
  const reporter = await findReporter(transaction, { company_id: viewer.companyId, id })
  if (reporter && reporter.id !== viewer.userId)
    await sendLetter(
      transaction,
      { companyId: viewer.companyId, recipient: reporter.email, now },
      decisionLetter(told, publicUrl),
    )
  return shownRequest(told)
}

/** @throws Failure invalid for a value that is none @throws Problem 409 for what the firm did not bring in */
async function correct(transaction: Queryable, request: UpdateRequest, value: unknown, now: Date): Promise<void> {
  const type = typeOf(request)
  if (!request.is_own || !isCorrectable(type, request.field))
    throw impossible(
      'Votre société ne corrige que ce qu’elle a importé. Demandez la correction au promoteur\u00a0: elle arrivera avec son prochain flux.',
      ['accept', 'reject'],
    )
  await correctValue(transaction, {
    type,
    id: request.property_id ?? request.program_id ?? '',
    field: request.field,
    value,
    now,
  })
}

/** @param allowed what may still be done */
const impossible = (sentence: string, allowed: readonly string[]) =>
  new Problem(409, sentence, {}, { allowed_actions: allowed })

function decisionIn(body: unknown): Pick<UpdateRequest, 'state' | 'reason'> {
  const { action, reason } = entriesOf(body)
  if (action === 'accept') return { state: 'accepted', reason: null }
  if (action !== 'reject') throw invalid(fieldErrors('action', 'Cette action n’existe pas'))
  if (!isText(reason) || reason.trim() === '') throw invalid(fieldErrors('reason', 'Dites pourquoi.'))
  if (reason.length > LONGEST_REASON)
    throw invalid(fieldErrors('reason', `Maximum ${String(LONGEST_REASON)} caractères`))
  return { state: 'rejected', reason: reason.trim() }
}
