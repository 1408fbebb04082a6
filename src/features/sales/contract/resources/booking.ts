import {
  amount,
  choice,
  dateTime,
  instant,
  isoDate,
  largeAmount,
  longText,
  rate,
  reference,
  text,
  textList,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { statusLabels } from '#contract/lifecycle'
import { bookingLifecycle, type BookingAction } from '../lifecycles/booking'
import { buyers, callsForFunds, notary } from './bookingLists'
import { documents } from './bookingDocuments'

const readOnly = true
const comment = longText({ label: 'Commentaire', private: true, maxLength: 2_000 })
const reason = text({ label: 'Motif', private: true })

/** What an adviser prepares, and may change for as long as the contract is not made. */
const prepared = {
  buyers,
  price: largeAmount({ label: 'Prix', help: 'TTC.' }),
  furniture_price: amount({ label: 'Mobilier' }),
  parking: text({ label: 'Stationnement' }),
  deposit_amount: amount({ label: 'Dépôt de garantie', help: 'Plafonné par le CCH, art. R.261-28.' }),
  deed_expected_at: isoDate({ label: 'Acte prévu le' }),
  loan_deadline: isoDate({ label: 'Prêt à obtenir avant', help: 'Un mois au moins après la signature.' }),
} as const

/** What may change at any time. */
const followed = {
  loan_amount: largeAmount({ label: 'Montant du prêt' }),
  bank: text({ label: 'Banque' }),
  notary,
  calls_for_funds: callsForFunds,
  delivery_expected_at: isoDate({ label: 'Livraison prévue le' }),
  comment,
} as const

const contract_number = text({ label: 'Numéro du contrat' })
const missing_documents = textList({ label: 'Pièces demandées' })
const notified_at = isoDate({ label: 'Première présentation du contrat' })
const loan_offer_at = isoDate({ label: 'Offre de prêt reçue le' })
const deed_draft_at = isoDate({ label: 'Projet d’acte notifié le' })
const deed_at = dateTime({ label: 'Signature de l’acte' })
const delivered_at = isoDate({ label: 'Livré le' })
const reserves = longText({ label: 'Réserves', maxLength: 5_000 })

/** A booking: a lot is bought, from the request to its promoter to the keys. Days are days, deadlines instants of Paris. */
export const booking = defineResource(
  'booking',
  {
    status: choice(statusLabels(bookingLifecycle), { label: 'État', readOnly, initial: 'draft' }),
    ...prepared,
    ...followed,
    deposit_rate: rate({ label: 'Dépôt, part du prix', readOnly }),
    contract_number: { ...contract_number, readOnly },
    missing_documents: { ...missing_documents, readOnly },
    requested_at: instant({ label: 'Demandée le' }),
    signature_due_at: instant({ label: 'À signer avant' }),
    client_signed_at: instant({ label: 'Signée par le client le' }),
    countersigned_at: instant({ label: 'Contresignée le' }),
    notified_at: { ...notified_at, readOnly },
    withdrawal_ends_at: instant({ label: 'Fin du délai de rétractation' }),
    deposit_refund_due_at: instant({ label: 'Dépôt à restituer avant' }),
    loan_offer_at: { ...loan_offer_at, readOnly },
    loan_reflection_ends_at: instant({ label: 'Fin du délai de réflexion' }),
    loan_accepted_at: instant({ label: 'Offre de prêt acceptée le' }),
    deed_draft_at: { ...deed_draft_at, readOnly },
    deed_earliest_at: instant({ label: 'Acte au plus tôt le' }),
    deed_at: { ...deed_at, readOnly },
    deed_signed_at: instant({ label: 'Acte signé le' }),
    delivered_at: { ...delivered_at, readOnly },
    reserves: { ...reserves, readOnly },
    commission: amount({ label: 'Commission', help: 'Celle du conseiller.', readOnly }),
    documents: { ...documents, readOnly },
    reason: { ...reason, readOnly },
    created_at: instant({ label: 'Créée le' }),
    updated_at: instant({ label: 'Modifiée le' }),
  },
  {
    client_file: { type: 'client_file', many: false },
    property: { type: 'property', many: false },
    program: { type: 'program', many: false },
    promoter: { type: 'promoter', many: false },
    option: { type: 'option', many: false },
    report: { type: 'report', many: false },
    created_by: { type: 'user', many: false },
  },
)

/** What a new booking is made of: a draft of which the rest comes later. */
export const bookingCreation = defineResource('booking', {
  client_file: reference({ label: 'Dossier client', required: true }),
  property: reference({ label: 'Lot', required: true }),
  report: reference({ label: 'Dénonciation' }),
  ...prepared,
  ...followed,
  documents,
})

/** What may change by itself: all of a draft or of a request, then what does not stand in the contract. */
export const preparedChange = defineResource('booking', { ...prepared, ...followed })
export const followedChange = defineResource('booking', followed)

const needed = <Wanted extends object>(field: Wanted) => ({ ...field, required: true as const })
const withFields = <const Fields extends Parameters<typeof defineResource>[1]>(fields: Fields) =>
  defineResource('booking', { comment, reason, ...fields })
const alone = withFields({})
const withReason = withFields({ reason: needed(reason) })

/** What goes with an action, besides papers. */
export const bookingActionBodies = {
  submit: withFields(prepared),
  ask_documents: withFields({ missing_documents: needed(missing_documents) }),
  complete: alone,
  edit_contract: withFields({
    contract_number: needed(contract_number),
    price: needed(prepared.price),
    deposit_amount: needed(prepared.deposit_amount),
    deed_expected_at: needed(prepared.deed_expected_at),
    loan_deadline: needed(prepared.loan_deadline),
  }),
  send_for_signature: withFields({ buyers }),
  client_sign: withFields({ buyers: textList({ label: 'Acquéreurs qui signent' }) }),
  countersign: alone,
  notify: withFields({ notified_at, buyers }),
  withdraw: alone,
  submit_loan: withFields({ loan_amount: needed(followed.loan_amount), bank: needed(followed.bank) }),
  receive_offer: withFields({ loan_offer_at: needed(loan_offer_at) }),
  accept_offer: alone,
  no_loan: alone,
  loan_refusal: alone,
  notify_deed: withFields({ deed_draft_at: needed(deed_draft_at) }),
  schedule_deed: withFields({ deed_at: needed(deed_at) }),
  reschedule_deed: withFields({ deed_at: needed(deed_at) }),
  sign_deed: alone,
  deliver: withFields({ delivered_at: needed(delivered_at), reserves }),
  cancel_client: withReason,
  cancel_promoter: withReason,
} as const satisfies Partial<Record<BookingAction, unknown>>

/** All that a change may carry: fields and papers, or an action and what goes with it. */
export const bookingChange = defineResource('booking', {
  action: text({ label: 'Action', help: 'Clé d’une transition\u00a0: submit, edit_contract, sign_deed…' }),
  ...prepared,
  ...followed,
  contract_number,
  missing_documents,
  notified_at,
  loan_offer_at,
  deed_draft_at,
  deed_at,
  delivered_at,
  reserves,
  documents,
  reason,
})

/** The booking whose request leaves. */
export const bookingForm = defineResource('booking', {
  booking: reference({ label: 'Réservation', required: true }),
  ...prepared,
  ...followed,
  documents,
})
