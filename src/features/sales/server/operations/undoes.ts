import type { BookingAction, BookingStatus, OptionAction } from '#features/sales/contract/lifecycles'

/** Euros, as French writes them. */
const euros = (amount: number): string => `${amount.toLocaleString('fr-FR')}\u00a0€`

const LOT = 'Le lot redevient disponible pour tous.'

/** What ending an option undoes, in sentences. */
export function undoneByOption(action: OptionAction, rank: number): readonly string[] {
  if (action !== 'release' && action !== 'refuse') return []
  return rank > 1
    ? ['Vous perdez le rang\u00a02.']
    : ['Le lot redevient disponible, ou passe à qui attend en rang\u00a02.']
}

/** States before a deposit is paid. */
const WITHOUT_DEPOSIT: ReadonlySet<BookingStatus> = new Set(['draft', 'requested', 'incomplete', 'contract_edited'])

const DEPOSITS: Readonly<Partial<Record<BookingAction, (deposit: string) => string>>> = {
  cancel_client: (deposit) => `Le dépôt de garantie (${deposit}) peut être perdu.`,
  cancel_promoter: (deposit) => `Le dépôt de garantie (${deposit}) est restitué dans les trois mois (CCH R.261-31).`,
  loan_refusal: (deposit) => `Le dépôt de garantie (${deposit}) est restitué dans les trois mois (CCH R.261-31).`,
  withdraw: (deposit) => `Le dépôt de garantie (${deposit}) est restitué dans les vingt et un jours (CCH L.271-2).`,
}

/** What ending a booking undoes, in sentences. @param deposit euros */
export function undoneByBooking(
  action: BookingAction,
  {
    status,
    holdsLot,
    deposit,
  }: { readonly status: BookingStatus; readonly holdsLot: boolean; readonly deposit: number },
): readonly string[] {
  const ofDeposit = DEPOSITS[action]
  if (!ofDeposit) return []
  return [
    ...(holdsLot ? [LOT] : []),
    ...(deposit > 0 && !WITHOUT_DEPOSIT.has(status) ? [ofDeposit(euros(deposit))] : []),
    'La réservation ne peut pas être reprise\u00a0: il en faudra une nouvelle.',
  ]
}
