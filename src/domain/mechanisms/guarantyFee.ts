import type { GuaranteeKind } from '../configuration'
import { guarantyFeeShare } from '../law/lending'
import { inForce } from '../law/parameter'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'

/** What the guarantee of a loan usually costs, until the bank says. Euros. */
export function guarantyFee(loanAmount: number, on: IsoDate, kind: GuaranteeKind | 'unknown' = 'unknown'): number {
  return roundToCent(loanAmount * inForce(guarantyFeeShare, on).value[kind])
}
