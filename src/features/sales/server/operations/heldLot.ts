import { bookingLifecycle, type BookingStatus, type SaleState } from '#features/sales/contract/lifecycles'

/** What a state of a booking makes of its lot; undefined: nothing. */
export const lotIn = (status: BookingStatus): SaleState['lot'] => bookingLifecycle.states[status].lot

/** Whether a booking in this state holds its lot: from its request on, or from the option that it was made of. */
export const holdsLot = (status: BookingStatus, isOfOption: boolean): boolean =>
  status === 'draft' ? isOfOption : lotIn(status) !== undefined
