import type { SaleState } from './saleState'

/** What a booking goes through, in order; the last four end it without a sale. */
export const bookingStates = {
  draft: { label: 'Brouillon', tone: 'neutral' },
  requested: {
    label: 'Demandée',
    tone: 'info',
    lot: 'booked',
    help: 'Formulaire de réservation envoyé au promoteur',
  },
  incomplete: { label: 'Dossier incomplet', tone: 'warning', lot: 'booked' },
  contract_edited: { label: 'Contrat édité', tone: 'info', lot: 'booked' },
  in_signature: { label: 'En signature client', tone: 'info', lot: 'booked', deadline: 'signature_due_at' },
  client_signed: { label: 'Signé par le client', tone: 'info', lot: 'booked' },
  countersigned: { label: 'Contresigné', tone: 'info', lot: 'booked' },
  withdrawal_period: {
    label: 'Délai de rétractation',
    tone: 'warning',
    lot: 'booked',
    deadline: 'withdrawal_ends_at',
  },
  firm: { label: 'Ferme (délai purgé)', tone: 'success', lot: 'booked', deadline: 'loan_deadline' },
  loan_submitted: { label: 'Demande de prêt déposée', tone: 'info', lot: 'booked', deadline: 'loan_deadline' },
  loan_offer: { label: 'Offre de prêt reçue', tone: 'info', lot: 'booked', deadline: 'loan_reflection_ends_at' },
  loan_accepted: { label: 'Offre acceptée', tone: 'success', lot: 'booked' },
  deed_draft_notified: { label: 'Projet d’acte notifié', tone: 'info', lot: 'booked', deadline: 'deed_earliest_at' },
  deed_scheduled: { label: 'Acte programmé', tone: 'info', lot: 'booked', deadline: 'deed_at' },
  deed_signed: { label: 'Acté', tone: 'violet', lot: 'sold' },
  building: { label: 'Chantier en cours', tone: 'violet', lot: 'sold', deadline: 'delivery_expected_at' },
  delivered: { label: 'Livré', tone: 'violet', lot: 'delivered', isFinal: true },
  withdrawn: { label: 'Rétracté', tone: 'neutral', isFinal: true },
  loan_refused: { label: 'Refus de prêt', tone: 'neutral', isFinal: true },
  cancelled_client: { label: 'Annulé par le client', tone: 'neutral', isFinal: true },
  cancelled_promoter: { label: 'Annulé par le promoteur', tone: 'error', isFinal: true },
} as const satisfies Readonly<Record<string, SaleState>>

export type BookingStatus = keyof typeof bookingStates
