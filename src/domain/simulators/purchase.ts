import type { FirmAssumptions } from '../configuration'
import { guarantyFeeShare } from '../law/lending'
import { inForce } from '../law/parameter'
import { type Deed, notaryFee } from '../mechanisms/notaryFee'
import * as schemes from '../schemes'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'

/** How a purchase is made and paid for, whatever its price. */
export interface PurchaseTerms {
  seniority: 'new' | 'old'
  on: IsoDate
  /** Code of the department, for the transfer duties. */
  department: string | undefined
  /** Scheme of the purchase, which may lower the VAT of its price. */
  project: string
  /** The buyers owned no main home in the two years before. */
  isFirstHome?: boolean
  /** Euros. */
  contribution: number
  fees: Pick<FirmAssumptions, 'loan_application_fee' | 'brokerage_fee'>
}

/** What a purchase costs besides its price, and borrows. Euros. */
export interface Purchase {
  notaryFee: number
  guarantyFee: number
  /** Guarantee, bank file and brokerage fees. */
  loanFees: number
  totalCost: number
  loanAmount: number
}

/** Costs of a purchase at a price: the guarantee is a share of the loan, which pays for it too. Nothing is due for no loan. */
export function purchaseAt(price: number, terms: PurchaseTerms): Purchase {
  const { on, contribution, fees } = terms
  const notary = price === 0 ? 0 : notaryFee(price, deedOf(terms)).total
  const isPaidInCash = price + notary <= contribution
  const otherFees = isPaidInCash ? 0 : fees.loan_application_fee + fees.brokerage_fee
  const share = inForce(guarantyFeeShare, on).value.unknown
  const loanAmount = isPaidInCash ? 0 : roundToCent((price + notary + otherFees - contribution) / (1 - share))
  const guaranty = roundToCent(loanAmount * share)
  const loanFees = roundToCent(otherFees + guaranty)
  return {
    notaryFee: notary,
    guarantyFee: guaranty,
    loanFees,
    totalCost: roundToCent(price + notary + loanFees),
    loanAmount,
  }
}

/** The deed that a purchase is signed with. */
export function deedOf({
  seniority,
  on,
  department,
  project,
  isFirstHome = false,
}: Pick<PurchaseTerms, 'seniority' | 'on' | 'department' | 'project' | 'isFirstHome'>): Deed {
  const vatRate = schemes.priceVatRate(project, on)
  return {
    seniority,
    on,
    ...(department === undefined ? {} : { department }),
    ...(vatRate === undefined ? {} : { vatRate }),
    // Who buys to let does not live there.
    isFirstHome: isFirstHome && schemes.find(project)?.kind === 'home',
  }
}

/** The seniority of the homes of a project: the only one that its scheme admits, otherwise the one that was answered, or new. */
export function usualSeniority(project: string, answered: 'new' | 'old' = 'new'): 'new' | 'old' {
  return schemes.find(project)?.seniority ?? answered
}
