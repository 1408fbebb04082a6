import type { GuaranteeKind } from '../configuration'
import { guarantyFee } from '../mechanisms/guarantyFee'
import { notaryFee } from '../mechanisms/notaryFee'
import * as schemes from '../schemes'
import { deedOf, type PurchaseTerms } from './purchase'

/** What a purchase is paid for with, as the form of an operation asks it. Euros. */
export interface EstimatedPurchase extends Omit<PurchaseTerms, 'fees'> {
  price: number
  /** Of the works and of the furniture. */
  others: number
  /** Of the bank and of the broker. */
  loanFees: number
  guarantee: GuaranteeKind | 'unknown'
  /** The notary's fee where it is known. */
  notaryFee?: number | undefined
}

/**
 * The fees of an operation of which nobody knows them, to the euro, as a form shows them: the guarantee is a share of what is borrowed
 * besides it. Shares of a company change hands without a notary; without a price, there is nothing to estimate from.
 */
export function estimatedFees(purchase: EstimatedPurchase): { notaryFee: number; guarantyFee: number } {
  const { price, others, loanFees, contribution, on, guarantee } = purchase
  const notary = estimatedNotaryFee(purchase)
  const borrowed = Math.max(0, price + (purchase.notaryFee ?? notary) + others + loanFees - contribution)
  return { notaryFee: notary, guarantyFee: price > 0 ? Math.round(guarantyFee(borrowed, on, guarantee)) : 0 }
}

const estimatedNotaryFee = ({ price, ...terms }: EstimatedPurchase): number =>
  price <= 0 || schemes.findInvestment(terms.project)?.isShares === true
    ? 0
    : Math.round(notaryFee(price, deedOf(terms)).total)
