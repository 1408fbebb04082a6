import { messages } from '#contract'
import { mobile } from '#contract/fields'
import { isText } from '#contract/json'
import { deadlines } from '#domain'
import type { HeldLot } from '#features/catalogue/server'
import { clients, type Client } from '#features/clientFile/server'
import { holidayAreaOf, bookingPapers, type Buyer } from '#features/sales/contract'
import type { BookingAction, BookingStatus } from '#features/sales/contract/lifecycles'
import { fieldErrors, invalid } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import type { Booking } from './kinds'
import { isPaperKey, stillMissing } from './papers'
import { idOf, type Values } from '#server/operations/lifecycle'

/** What an action is done to. */
export interface Done {
  readonly asking: Asking
  readonly booking: Booking
  /** Attributes of the request, checked one by one. */
  readonly brought: Values
  readonly lot: HeldLot
}

/** The columns that an action writes; `status` where it is not the one that the lifecycle says. */
type Effect = (done: Done) => Values | Promise<Values>

/** The columns that an action writes, besides its state. @throws Failure invalid for what it lacks */
export const effectsOf = async (action: BookingAction, done: Done): Promise<Values> =>
  (await effects[action]?.(done)) ?? {}

const textOf = (value: unknown): string => (isText(value) ? value : '')
const today = ({ asking: { now } }: Done): string => deadlines.parisTime(now.toISOString()).date
const wrong = (field: string, message: string) => invalid(fieldErrors(field, message))

/** The buyers of the request, or those of the booking. */
const buyersOf = ({ brought, booking }: Done): readonly Buyer[] =>
  // Its form was checked by the field of the contract.
  (brought['buyers'] as readonly Buyer[] | undefined) ?? booking.attributes.buyers ?? []

/** @throws Failure invalid for a day to come */
function pastDay(done: Done, name: string): string {
  const day = textOf(done.brought[name])
  if (day === '') throw wrong(name, messages.required)
  if (day > today(done)) throw wrong(name, 'Cette date est à venir\u00a0: notez ce qui a eu lieu.')
  return day
}

const effects: Readonly<Partial<Record<BookingAction, Effect>>> = {
  submit: async (done) => {
    await refuseIncomplete(done)
    return { requested_at: done.asking.now }
  },
  ask_documents: ({ brought }) => {
    const keys = brought['missing_documents'] as readonly string[]
    const unknown = keys.find((key) => !isPaperKey(key))
    if (keys.length === 0 || unknown !== undefined)
      throw wrong(
        'missing_documents',
        `Nommez les pièces par leur clé\u00a0: ${Object.keys(bookingPapers).join(', ')}.`,
      )
    return { missing_documents: keys }
  },
  complete: ({ booking }) => {
    const missing = stillMissing(booking).filter(isPaperKey)
    if (missing.length > 0)
      throw invalid({ documents: missing.map((key) => `Il manque\u00a0: ${bookingPapers[key].label}.`) })
    return { missing_documents: [] }
  },
  edit_contract: (done) => contract(done),
  send_for_signature: (done) => {
    const buyers = buyersOf(done)
    refuseUnreachable(buyers)
    return { buyers, signature_due_at: deadlines.signatureDue(done.asking.now.toISOString()).at }
  },
  client_sign: (done) => signature(done),
  countersign: ({ asking: { now } }) => ({ countersigned_at: now }),
  notify: (done) => notification(done),
  withdraw: (done) => ({ deposit_refund_due_at: deadlines.refundAfterWithdrawal(today(done)).at }),
  receive_offer: (done) => {
    const day = pastDay(done, 'loan_offer_at')
    return { loan_offer_at: day, loan_reflection_ends_at: deadlines.reflectionEnd(day).at }
  },
  accept_offer: ({ asking: { now } }) => ({ loan_accepted_at: now }),
  loan_refusal: (done) => ({ deposit_refund_due_at: deadlines.depositRefund(today(done)).at }),
  notify_deed: (done) => {
    const day = pastDay(done, 'deed_draft_at')
    return { deed_draft_at: day, deed_earliest_at: deadlines.earliestDeed(day).at }
  },
  schedule_deed: (done) => scheduling(done),
  reschedule_deed: (done) => scheduling(done),
  sign_deed: ({ asking: { now } }) => ({ deed_signed_at: now }),
  deliver: (done) => ({ delivered_at: pastDay(done, 'delivered_at') }),
  cancel_promoter: (done) => ({ deposit_refund_due_at: deadlines.depositRefund(today(done)).at }),
}

/** What a file says of its client before a request leaves. */
const ASKED: readonly { readonly what: string; readonly isThere: (client: Partial<Client>) => boolean }[] = [
  { what: 'l’identité', isThere: ({ firstname, lastname }) => Boolean(firstname && lastname) },
  { what: 'un e-mail ou un téléphone', isThere: ({ email, phone }) => Boolean(email ?? phone) },
  { what: 'l’adresse', isThere: ({ address, postal_code }) => Boolean(address && postal_code) },
  { what: 'la situation familiale', isThere: ({ marital_status }) => Boolean(marital_status) },
  {
    what: 'le régime matrimonial',
    isThere: ({ marital_status, matrimonial_property_regime: regime }) =>
      !['married', 'pacs'].includes(marital_status ?? '') || Boolean(regime),
  },
]

/** @throws Failure invalid, naming what the file lacks */
async function refuseIncomplete({ asking: { database, viewer }, booking }: Done): Promise<void> {
  const file = { companyId: viewer.companyId, clientFileId: idOf(booking, 'client_file') ?? '' }
  const client = (await clients.findClient(database, file)) ?? {}
  const lacking = ASKED.filter(({ isThere }) => !isThere(client)).map(({ what }) => what)
  if (lacking.length > 0)
    throw wrong('client_file', `Complétez dans le dossier\u00a0: ${lacking.join(', ')} du client.`)
}

/** The deposit stays under the ceiling of the law, the loan has a month at least. */
function contract(done: Done): Values {
  const { price, deposit_amount, deed_expected_at, loan_deadline } = done.brought
  const day = today(done)
  const amount = Number(deposit_amount)
  const ceiling = deadlines.depositCeiling(Number(price), day, textOf(deed_expected_at))
  if (amount > ceiling.amount) throw wrong('deposit_amount', overCeiling(ceiling))
  const earliest = deadlines.earliestLoanDeadline(day).day
  if (textOf(loan_deadline) < earliest)
    throw wrong(
      'loan_deadline',
      `Le client a un mois au moins pour son prêt\u00a0: le ${french(earliest)} au plus tôt.`,
    )
  const calls = done.booking.attributes.calls_for_funds ?? []
  const usual = deadlines.fundCalls(Number(price), day).map(({ stage, rate, amount: called }) => ({
    label: stage,
    rate,
    amount: called,
  }))
  return {
    deposit_rate: Number(price) > 0 ? Math.round((amount / Number(price)) * 1e6) / 1e6 : 0,
    calls_for_funds: calls.length > 0 ? calls : usual,
  }
}

const overCeiling = ({ share, amount, source }: deadlines.DepositCeiling): string =>
  share === 0
    ? `Aucun dépôt n’est permis quand l’acte est prévu dans plus de deux ans (${source}).`
    : `Le dépôt ne peut pas dépasser ${String(share * 100)}\u202f% du prix, soit ${amount.toLocaleString('fr-FR')}\u00a0€ (${source}).`

const french = (day: string): string => day.split('-').reverse().join('/')

/** Each signs by an address and a mobile of their own. @throws Failure invalid */
function refuseUnreachable(buyers: readonly Buyer[]): void {
  if (buyers.length === 0) throw wrong('buyers', 'Ajoutez au moins un acquéreur.')
  const lacks = buyers.some(({ email, phone }) => !email || !phone || !mobile({ label: '' }).rule.isValidSync(phone))
  if (lacks) throw wrong('buyers', 'Chaque acquéreur signe avec un e-mail et un mobile\u00a0: complétez-les.')
  const own = (values: readonly (string | null | undefined)[]) =>
    new Set(values.map((value) => value?.toLowerCase().replace(/\s/g, '')))
  if (
    own(buyers.map(({ email }) => email)).size < buyers.length ||
    own(buyers.map(({ phone }) => phone)).size < buyers.length
  )
    throw wrong('buyers', 'Chaque acquéreur a un e-mail et un mobile à lui, différents de ceux des autres.')
}

/** Those who sign, all by default; the client has signed once each has. */
function signature({ asking: { now }, booking, brought }: Done): Values {
  const signing = brought['buyers'] as readonly string[] | undefined
  const buyers = (booking.attributes.buyers ?? []).map((buyer) =>
    signing === undefined || signing.length === 0 || signing.includes(buyer.client ?? '')
      ? { ...buyer, signed_at: buyer.signed_at ?? now.toISOString() }
      : buyer,
  )
  const haveAllSigned = buyers.every(({ signed_at }) => isText(signed_at))
  const stays: { readonly status?: BookingStatus } = haveAllSigned ? {} : { status: 'in_signature' }
  return { buyers, ...stays, ...(haveAllSigned ? { client_signed_at: now } : {}) }
}

/** The withdrawal period of each buyer runs from when the contract was first presented to them; the latest counts. */
function notification(done: Done): Values {
  const { lot, booking } = done
  const area = holidayAreaOf(lot.municipality)
  const common = isText(done.brought['notified_at']) ? pastDay(done, 'notified_at') : null
  const named = done.brought['buyers'] as readonly Buyer[] | undefined
  const buyers = (booking.attributes.buyers ?? []).map((buyer, place) => {
    const day = named?.[place]?.notified_at ?? common
    if (day === null) throw wrong('notified_at', messages.required)
    if (day > today(done)) throw wrong('notified_at', 'Cette date est à venir\u00a0: notez ce qui a eu lieu.')
    return { ...buyer, notified_at: day, withdrawal_ends_at: deadlines.withdrawalEnd(day, area).at }
  })
  const days = buyers.map(({ notified_at }) => notified_at)
  const last = deadlines.lastWithdrawalEnd(days.length > 0 ? days : [pastDay(done, 'notified_at')], area)
  return { buyers, notified_at: days.sort().at(-1) ?? common, withdrawal_ends_at: last?.at ?? null }
}

function scheduling({ brought, booking: { attributes } }: Done): Values {
  const { deed_earliest_at } = attributes
  const at = textOf(brought['deed_at'])
  if (isText(deed_earliest_at) && Date.parse(at) < Date.parse(deed_earliest_at)) {
    const { date } = deadlines.parisTime(deed_earliest_at)
    throw wrong(
      'deed_at',
      `L’acte se signe un mois après la notification de son projet, soit le ${french(date)} au plus tôt (CCH R.261-30).`,
    )
  }
  return {}
}
