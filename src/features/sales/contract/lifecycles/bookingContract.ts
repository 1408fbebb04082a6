import { afterLastSecond } from '#contract/lifecycle'
import {
  byAdministration,
  byAdviser,
  byClient,
  byPromoter,
  bySystem,
  type BookingTransition,
} from './bookingTransition'

/** The contract of a booking: from the request to the promoter to the end of the withdrawal period. */
export const bookingContract: Readonly<
  Record<
    | 'submit'
    | 'ask_documents'
    | 'complete'
    | 'edit_contract'
    | 'send_for_signature'
    | 'client_sign'
    | 'countersign'
    | 'notify'
    | 'withdraw'
    | 'purge',
    BookingTransition
  >
> = {
  submit: {
    ...byAdviser,
    from: ['draft'],
    to: 'requested',
    label: 'Envoyer la demande de réservation',
    needs: {
      papers: ['identity', 'family_record', 'address_proof', 'tax_notice', 'financing_plan'],
      words: [
        'dossier client complet (identité, adresse, situation, régime)',
        'lot disponible ou sous option du conseiller',
      ],
    },
    sets: ['requested_at'],
    tells: ['booking_contact', 'promoter'],
  },
  ask_documents: {
    ...byAdministration,
    from: ['requested'],
    to: 'incomplete',
    label: 'Demander des pièces',
    needs: { fields: ['missing_documents'] },
    tells: ['adviser'],
  },
  complete: {
    by: ['adviser'],
    right: 'editBookingDocuments',
    from: ['incomplete'],
    to: 'requested',
    label: 'Pièces complétées',
    needs: { words: ['toutes les pièces demandées'] },
  },
  edit_contract: {
    ...byAdministration,
    from: ['requested', 'incomplete'],
    to: 'contract_edited',
    label: 'Éditer le contrat',
    needs: {
      fields: ['contract_number', 'price', 'deposit_amount', 'deed_expected_at', 'loan_deadline'],
      papers: ['booking_contract', 'technical_notice', 'plan', 'erp'],
    },
    sets: ['contract_number', 'price', 'deposit_amount'],
    law: 'CCH R.261-28',
  },
  send_for_signature: {
    ...byAdviser,
    from: ['contract_edited'],
    to: 'in_signature',
    label: 'Envoyer en signature',
    needs: { fields: ['buyers'] },
    sets: ['signature_due_at'],
    tells: ['client'],
  },
  client_sign: {
    ...byClient,
    from: ['in_signature'],
    to: 'client_signed',
    label: 'Signature du client',
    sets: ['client_signed_at'],
    tells: ['adviser', 'promoter'],
  },
  countersign: {
    ...byPromoter,
    from: ['client_signed'],
    to: 'countersigned',
    label: 'Contresigner',
    sets: ['countersigned_at'],
  },
  notify: {
    ...byAdministration,
    from: ['countersigned'],
    to: 'withdrawal_period',
    label: 'Notifier le contrat à l’acquéreur',
    needs: { fields: ['notified_at'], papers: ['notification_proof'] },
    sets: ['notified_at', 'withdrawal_ends_at'],
    law: 'CCH L.271-1',
  },
  withdraw: {
    ...byClient,
    from: ['withdrawal_period'],
    to: 'withdrawn',
    label: 'Rétractation du client',
    limits: [
      {
        holds: ({ withdrawal_ends_at }, now) =>
          withdrawal_ends_at !== null && now.getTime() <= endOfSecond(withdrawal_ends_at),
        reason: () => 'Le délai de rétractation est passé.',
      },
    ],
    sets: ['deposit_refund_due_at'],
    tells: ['adviser', 'promoter'],
    law: 'CCH L.271-1, L.271-2',
  },
  purge: {
    ...bySystem,
    from: ['withdrawal_period'],
    to: 'firm',
    label: 'Délai purgé',
    due: afterLastSecond('withdrawal_ends_at'),
    sets: ['loan_deadline'],
    tells: ['adviser'],
  },
}

/** The last millisecond of the second that a deadline names. @param instant ISO 8601 */
function endOfSecond(instant: string): number {
  return Date.parse(instant) + 999
}
