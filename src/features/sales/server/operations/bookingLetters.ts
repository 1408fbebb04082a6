import { bookingLifecycle, type BookingAction } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { inParis, sendToUser, type Addressed } from './sending'

/** What a letter on a booking says; the client is never named in mail. */
interface About extends Addressed {
  readonly action: BookingAction
  readonly promoter: string
  /** Instant at which the withdrawal period ends. */
  readonly until: string | null
  readonly reason?: string | null
}

/** Tells whoever made a booking what became of it, where the lifecycle says that they are told. */
export async function tellOfBooking(transaction: Queryable, about: About): Promise<void> {
  const { action, promoter, until, reason } = about
  const { label, tells = [], to } = bookingLifecycle.transitions[action]
  if (!tells.includes('adviser') && !isEnd(to)) return
  const state = bookingLifecycle.states[to].label
  const period =
    action === 'notify' && until !== null ? [`Le délai de rétractation court jusqu’au ${inParis(until)}.`] : []
  const why = reason ? [`Motif\u00a0: ${reason}`] : []
  await sendToUser(transaction, about, {
    list: 'reservations',
    letter: {
      subject: `Réservation chez ${promoter}\u00a0: ${label}`,
      paragraphs: [`Votre réservation chez ${promoter} est maintenant «\u00a0${state}\u00a0».`, ...period, ...why],
    },
  })
}

const isEnd = (status: keyof typeof bookingLifecycle.states): boolean =>
  bookingLifecycle.states[status].isFinal === true
