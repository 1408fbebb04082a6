import type { PropertyStatus } from '#features/catalogue/contract'
import { defineLifecycle } from '#contract/lifecycle'

export type LotAction =
  | 'option_activated'
  | 'option_ended'
  | 'booking_requested'
  | 'booking_cancelled'
  | 'deed_signed'
  | 'delivered'
  | 'block'
  | 'unblock'
  | 'withdraw'

/** What a lot goes through: sales move it by themselves; its promoter blocks and withdraws it, which imports tell. */
export const lotLifecycle = defineLifecycle<PropertyStatus, LotAction, unknown>({
  label: 'Lot',
  initial: 'available',
  states: {
    available: { label: 'Disponible', tone: 'success' },
    optioned: { label: 'Sous option', tone: 'warning', help: 'Une option de rang 1 est active' },
    booked: { label: 'Réservé', tone: 'info' },
    sold: { label: 'Acté', tone: 'violet' },
    delivered: { label: 'Livré', tone: 'neutral', isFinal: true },
    blocked: { label: 'Bloqué promoteur', tone: 'neutral' },
    withdrawn: { label: 'Retiré', tone: 'neutral', isFinal: true },
  },
  transitions: {
    option_activated: { from: ['available'], to: 'optioned', label: 'Option posée', by: ['system'] },
    option_ended: { from: ['optioned'], to: 'available', label: 'Option levée ou expirée', by: ['system'] },
    booking_requested: {
      from: ['available', 'optioned'],
      to: 'booked',
      label: 'Réservation demandée',
      by: ['system'],
    },
    booking_cancelled: { from: ['booked'], to: 'available', label: 'Réservation annulée', by: ['system'] },
    deed_signed: { from: ['booked'], to: 'sold', label: 'Acte signé', by: ['system'] },
    delivered: { from: ['sold'], to: 'delivered', label: 'Livraison', by: ['system'] },
    block: { from: ['available'], to: 'blocked', label: 'Bloquer', by: ['promoter'] },
    unblock: { from: ['blocked'], to: 'available', label: 'Débloquer', by: ['promoter'] },
    withdraw: { from: ['available', 'blocked'], to: 'withdrawn', label: 'Retirer', by: ['promoter'] },
  },
})
