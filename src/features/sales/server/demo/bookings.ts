import type { Actor } from '#contract/lifecycle'
import { deadlines } from '#domain'
import type { PropertyStatus } from '#features/catalogue/contract'
import { bookingPapers, type PaperKey } from '#features/sales/contract'
import { bookingLifecycle, type BookingAction, type BookingStatus } from '#features/sales/contract/lifecycles'
import { drawFrom } from '#server/demo'
import { paperSaying } from './paper'
import type { DemoFile, DemoLot, DemoParties } from './parties'
import { bookingPlans, DAY_MS } from './plans'
import { stepRows, type DemoStep } from './steps'

/** The steps of a sale that goes well, and how many days each comes after the one before. */
const WAY: readonly (readonly [action: BookingAction, days: number])[] = [
  ['submit', 1],
  ['edit_contract', 3],
  ['send_for_signature', 1],
  ['client_sign', 2],
  ['countersign', 2],
  ['notify', 1],
  ['purge', 14],
  ['submit_loan', 6],
  ['receive_offer', 20],
  ['accept_offer', 12],
  ['notify_deed', 15],
  ['schedule_deed', 6],
  ['sign_deed', 32],
  ['start_building', 1],
  ['deliver', 160],
]

/** Where a sale leaves the way: after which step, and by what. */
const BRANCHES: Readonly<Partial<Record<BookingStatus, readonly [after: BookingAction | null, by: BookingAction]>>> = {
  incomplete: ['submit', 'ask_documents'],
  withdrawn: ['notify', 'withdraw'],
  loan_refused: ['submit_loan', 'loan_refusal'],
  cancelled_client: ['submit', 'cancel_client'],
  cancelled_promoter: ['submit', 'cancel_promoter'],
}

const REASONS: Readonly<Partial<Record<BookingAction, string>>> = {
  cancel_client: 'Mutation professionnelle, projet reporté',
  cancel_promoter: 'Programme non lancé, commercialisation insuffisante',
}

/** The bookings of the demo firm with their papers and steps, and the files that they are on. */
export function bookingRows(parties: DemoParties, asOf: Date) {
  const made = bookingPlans.flatMap(({ status, file: key, daysAgo }) => {
    const file = parties.file(key)
    const lot = file && parties.takeLot(lotOf(status), file)
    return file && lot ? [makeBooking({ status, daysAgo, asOf, file, lot, key })] : []
  })
  return {
    bookings: made.map(({ row }) => row),
    booking_papers: made.flatMap(({ papers }) => papers),
    sale_history: made.flatMap(({ steps }) => steps),
  }
}

const lotOf = (status: BookingStatus): PropertyStatus => bookingLifecycle.states[status].lot ?? 'available'

interface Making {
  readonly status: BookingStatus
  readonly daysAgo: number
  readonly asOf: Date
  readonly file: DemoFile
  readonly lot: DemoLot
  readonly key: string
}

function makeBooking(making: Making) {
  const { status, file, lot, key, daysAgo, asOf } = making
  const draw = drawFrom(`booking ${key} ${status}`)
  const id = draw.uuid()
  const steps = stepsTo(status, new Date(asOf.getTime() - daysAgo * DAY_MS))
  const at = (action: string): string | null => steps.find((step) => step.action === action)?.at.toISOString() ?? null
  const createdAt = steps[0]?.at.toISOString() ?? asOf.toISOString()
  const updatedAt = steps.at(-1)?.at.toISOString() ?? createdAt
  const { firstname, lastname, email, phone, company_id } = file
  const buyer = { firstname, lastname, email, phone, signed_at: at('client_sign') }
  const row = {
    ...{ company_id, id, client_file_id: file.id, property_id: lot.id, program_id: lot.program_id },
    ...{ promoter_id: lot.promoter_id, created_by_id: file.adviser_id, status, buyers: [buyer], price: lot.price },
    ...{
      commission: lot.commission,
      parking: 'Place en sous-sol',
      calls_for_funds: [],
      missing_documents: [] as string[],
    },
    ...contractOf(at('edit_contract'), lot.price),
    ...datesOf(at),
    ...(status === 'incomplete' ? { missing_documents: ['tax_notice'] } : {}),
    reason: steps.at(-1)?.reason ?? null,
    ...{ version: steps.length, created_at: createdAt, updated_at: updatedAt },
  }
  return {
    row,
    papers: papersOf(status, { company_id, booking_id: id, created_at: createdAt }, () => draw.uuid()),
    steps: stepRows(draw, { company_id, sale: { booking_id: id }, actorId: file.adviser_id }, steps),
  }
}

/** What the contract says, from its day on. */
function contractOf(editedAt: string | null, price: number) {
  if (editedAt === null) return {}
  const day = deadlines.parisTime(editedAt).date
  const later = (days: number) => new Date(Date.parse(editedAt) + days * DAY_MS).toISOString().slice(0, 10)
  const calls = deadlines.fundCalls(price, day).map(({ stage, rate, amount }) => ({ label: stage, rate, amount }))
  return {
    ...{ contract_number: `R-${day.slice(0, 4)}-${day.slice(5, 7)}${day.slice(8)}`, calls_for_funds: calls },
    ...{ deposit_amount: Math.round(price * 0.02), deposit_rate: 0.02, bank: 'Banque du Méridien' },
    ...{ loan_amount: Math.round(price * 0.9), deed_expected_at: later(300), loan_deadline: later(90) },
    delivery_expected_at: later(600),
  }
}

/** What each step left behind. */
function datesOf(at: (action: string) => string | null) {
  const day = (action: string): string | null => {
    const instant = at(action)
    return instant === null ? null : deadlines.parisTime(instant).date
  }
  const [notified, offered, drafted] = [day('notify'), day('receive_offer'), day('notify_deed')]
  const sent = at('send_for_signature')
  const signed = at('sign_deed')
  const refund = day('loan_refusal') ?? day('cancel_promoter')
  const withdrawn = day('withdraw')
  const [deed, delivery] = [day('sign_deed'), day('deliver')]
  return {
    ...(deed ? { deed_expected_at: deed } : {}),
    ...(delivery ? { delivery_expected_at: delivery } : {}),
    ...{ requested_at: at('submit'), client_signed_at: at('client_sign'), countersigned_at: at('countersign') },
    signature_due_at: sent && deadlines.signatureDue(sent).at,
    ...{ notified_at: notified, withdrawal_ends_at: notified && deadlines.withdrawalEnd(notified, 'metropolitan').at },
    ...{ loan_offer_at: offered, loan_reflection_ends_at: offered && deadlines.reflectionEnd(offered).at },
    ...{ loan_accepted_at: at('accept_offer'), deed_draft_at: drafted },
    deed_earliest_at: drafted && deadlines.earliestDeed(drafted).at,
    ...{ deed_at: signed, deed_signed_at: signed, delivered_at: day('deliver') },
    deposit_refund_due_at: withdrawn
      ? deadlines.refundAfterWithdrawal(withdrawn).at
      : refund && deadlines.depositRefund(refund).at,
  }
}

/** The steps that lead to a state, the last of them at an instant. */
function stepsTo(status: BookingStatus, last: Date): readonly DemoStep[] {
  const actions = actionsTo(status)
  const gaps = actions.map((action) => WAY.find(([one]) => one === action)?.[1] ?? 4)
  const instants = gaps.map((_gap, index) => {
    const days = gaps.slice(index + 1).reduce((sum, gap) => sum + gap, 0)
    return new Date(last.getTime() - days * DAY_MS)
  })
  const begun = new Date((instants[0] ?? last).getTime() - DAY_MS)
  const create: DemoStep = { action: 'create', to: 'draft', at: begun, channel: 'adviser' }
  return [
    create,
    ...actions.map((action, index): DemoStep => {
      const { to, by } = bookingLifecycle.transitions[action]
      const channel: Actor = by[0] ?? 'adviser'
      const reason = REASONS[action]
      return { action, to, at: instants[index] ?? last, channel, ...(reason === undefined ? {} : { reason }) }
    }),
  ]
}

function actionsTo(status: BookingStatus): readonly BookingAction[] {
  const all = WAY.map(([action]) => action)
  const branch = BRANCHES[status]
  if (branch) return [...all.slice(0, all.findIndex((action) => action === branch[0]) + 1), branch[1]]
  return all.slice(0, all.findIndex((action) => bookingLifecycle.transitions[action].to === status) + 1)
}

/** The papers that its state asked for; one of them was refused first where pieces are asked for again. */
function papersOf(
  status: BookingStatus,
  owner: { readonly company_id: string; readonly booking_id: string; readonly created_at: string },
  newId: () => string,
) {
  const asked = new Set(actionsTo(status).flatMap((action) => bookingLifecycle.transitions[action].needs?.papers ?? []))
  const keys = Object.keys(bookingPapers).filter((key): key is PaperKey => asked.has(key))
  return keys.map((key) => {
    const isRefused = status === 'incomplete' && key === 'tax_notice'
    const { label } = bookingPapers[key]
    return {
      ...{ ...owner, id: newId(), key, name: `${key}.pdf`, buyer: null, media_type: 'application/pdf' },
      status: isRefused ? 'rejected' : 'accepted',
      reason: isRefused ? 'Avis de l’année précédente\u00a0: il faut le dernier' : null,
      content: `\\x${paperSaying(label).toString('hex')}`,
    }
  })
}
