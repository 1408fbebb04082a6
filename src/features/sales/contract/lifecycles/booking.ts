import { deadlines } from '#domain'
import { bookingContract } from './bookingContract'
import { bookingStates, type BookingStatus } from './bookingStates'
import {
  byAdministration,
  byAdviser,
  byAdviserOrClient,
  byClient,
  byNotary,
  byNotaryOrAdviser,
  byPromoter,
  bySystem,
  type BookingFacts,
  type BookingTransition,
} from './bookingTransition'
import { defineLifecycle } from '#contract/lifecycle'
import type { SaleState } from './saleState'

export type { BookingFacts } from './bookingTransition'

export type BookingAction =
  | 'submit'
  | 'ask_documents'
  | 'complete'
  | 'edit_contract'
  | 'send_for_signature'
  | 'client_sign'
  | 'countersign'
  | 'notify'
  | 'withdraw'
  | 'purge'
  | 'submit_loan'
  | 'receive_offer'
  | 'accept_offer'
  | 'no_loan'
  | 'loan_refusal'
  | 'notify_deed'
  | 'schedule_deed'
  | 'reschedule_deed'
  | 'sign_deed'
  | 'start_building'
  | 'deliver'
  | 'cancel_client'
  | 'cancel_promoter'

const withoutPeriod: readonly BookingStatus[] = [
  'requested',
  'incomplete',
  'contract_edited',
  'in_signature',
  'client_signed',
  'countersigned',
  'firm',
  'loan_submitted',
  'loan_offer',
  'loan_accepted',
  'deed_draft_notified',
  'deed_scheduled',
]
const reason = { fields: ['reason'] }

const afterwards: Readonly<Record<Exclude<BookingAction, keyof typeof bookingContract>, BookingTransition>> = {
  submit_loan: {
    ...byAdviserOrClient,
    from: ['firm'],
    to: 'loan_submitted',
    label: 'Demande de prêt déposée',
    needs: { fields: ['loan_amount', 'bank'], papers: ['payslips'] },
  },
  receive_offer: {
    ...byAdviserOrClient,
    from: ['firm', 'loan_submitted'],
    to: 'loan_offer',
    label: 'Offre de prêt reçue',
    needs: { fields: ['loan_offer_at'], papers: ['loan_offer'] },
    sets: ['loan_offer_at', 'loan_reflection_ends_at'],
    law: 'C. conso. L.313-34',
  },
  accept_offer: {
    ...byClient,
    from: ['loan_offer'],
    to: 'loan_accepted',
    label: 'Offre acceptée',
    limits: [
      {
        holds: ({ loan_offer_at }, now) =>
          loan_offer_at !== null && now.getTime() >= Date.parse(deadlines.offerAcceptance(loan_offer_at).at),
        reason: () => 'L’offre peut être acceptée le 11e\u00a0jour au plus tôt (C. conso. L.313-34).',
      },
    ],
    sets: ['loan_accepted_at'],
  },
  no_loan: {
    ...byAdviser,
    from: ['firm'],
    to: 'loan_accepted',
    label: 'Achat sans prêt',
    needs: { papers: ['loan_waiver'] },
  },
  loan_refusal: {
    ...byAdviserOrClient,
    from: ['firm', 'loan_submitted', 'loan_offer'],
    to: 'loan_refused',
    label: 'Refus de prêt',
    needs: { papers: ['loan_refusal'] },
    sets: ['deposit_refund_due_at'],
    law: 'CCH R.261-31 c)',
  },
  notify_deed: {
    ...byNotary,
    from: ['loan_accepted'],
    to: 'deed_draft_notified',
    label: 'Notifier le projet d’acte',
    needs: { fields: ['deed_draft_at'], papers: ['deed_draft', 'co_ownership_rules', 'technical_notice'] },
    sets: ['deed_draft_at', 'deed_earliest_at'],
    law: 'CCH R.261-30',
  },
  schedule_deed: {
    ...byNotaryOrAdviser,
    from: ['deed_draft_notified'],
    to: 'deed_scheduled',
    label: 'Programmer l’acte',
    needs: { fields: ['deed_at'] },
    sets: ['deed_at'],
  },
  reschedule_deed: {
    ...byNotaryOrAdviser,
    from: ['deed_scheduled'],
    to: 'deed_scheduled',
    label: 'Déplacer l’acte',
    needs: { fields: ['deed_at'] },
    sets: ['deed_at'],
  },
  sign_deed: {
    ...byNotaryOrAdviser,
    from: ['deed_scheduled'],
    to: 'deed_signed',
    label: 'Acte signé',
    needs: { papers: ['deed_certificate', 'gfa'] },
    sets: ['deed_signed_at'],
    tells: ['adviser', 'adviser_contact'],
  },
  start_building: { ...bySystem, from: ['deed_signed'], to: 'building', label: 'Suivi de chantier' },
  deliver: {
    ...byAdministration,
    from: ['building', 'deed_signed'],
    to: 'delivered',
    label: 'Livraison',
    needs: { fields: ['delivered_at'], papers: ['delivery_report'] },
    sets: ['delivered_at', 'reserves'],
  },
  cancel_client: {
    ...byAdviser,
    from: ['draft', ...withoutPeriod],
    to: 'cancelled_client',
    label: 'Annulation par le client',
    needs: reason,
    confirmation: 'Le dépôt de garantie peut être perdu.',
  },
  cancel_promoter: {
    ...byPromoter,
    from: withoutPeriod,
    to: 'cancelled_promoter',
    label: 'Annulation par le promoteur',
    needs: reason,
    sets: ['deposit_refund_due_at'],
    law: 'CCH R.261-31 a)',
  },
}

/** A lot is bought: from the request to the promoter, over the contract, the withdrawal period and the loan, to the deed and the keys. */
export const bookingLifecycle = defineLifecycle<BookingStatus, BookingAction, BookingFacts, SaleState>({
  label: 'Réservation',
  initial: 'draft',
  states: bookingStates,
  transitions: { ...bookingContract, ...afterwards },
})
