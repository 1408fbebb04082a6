import type { FirmAssumptions, SolutionConfiguration } from '../configuration'
import type { InForce } from '../law/parameter'
import { acquisitionOf } from '../simulation/acquisition'
import { loanOf, monthlyPayment } from '../simulation/loan'
import { deliveryOf } from '../simulation/offPlan'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { noQuestions } from './question'
import type { SchemeFacts } from './scheme'

/** A home bought to be lived in. */
export interface HomePurchase {
  configuration: SolutionConfiguration
  defaults: FirmAssumptions
  signatureDate: IsoDate
}

/** What a home costs. Euros, euros a month. */
interface HomeCost {
  totalCost: number
  loanAmount: number
  /** Insurance included. */
  monthlyPayment: number
  /** Charges of the property, as typed. */
  monthlyCharges: number
  /** Rent that is no longer paid. */
  rentSpared: number
  /** monthlyPayment + monthlyCharges − rentSpared. */
  monthlyEffort: number
}

/** What a home for oneself gives and asks. */
interface HomeOutcome {
  /** French sentences that stand in the way; empty when nothing does. */
  obstacles: string[]
  cost: HomeCost
  /** French sentences: what must be kept or is taken back. */
  commitments: string[]
  parameters: InForce<unknown>[]
}

/** What a home for the household says of itself: no rent, no tax effect, no simulation as an investment. */
export interface HomeFacts<Id extends string = string> extends SchemeFacts<Id, typeof noQuestions> {
  kind: 'home'
}

/** A home for the household, said once. */
export interface HomeScheme<
  Id extends string = string,
  Purchase extends HomePurchase = HomePurchase,
> extends HomeFacts<Id> {
  gives(purchase: Purchase): HomeOutcome
}

/** What a home costs a month: the first full instalment and the charges, less the rent that is spared. */
export function homeCost({ configuration, defaults, signatureDate }: HomePurchase): HomeCost {
  const { totalCost, loanAmount } = acquisitionOf(configuration, defaults)
  const payment = monthlyPayment(
    loanOf(configuration, loanAmount, signatureDate, deliveryOf(configuration, signatureDate)),
  )
  const yearly = (configuration.simulation_charges ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const monthlyCharges = roundToCent(yearly / 12)
  const rentSpared = configuration.monthly_rent
  return {
    totalCost,
    loanAmount,
    monthlyPayment: payment,
    monthlyCharges,
    rentSpared,
    monthlyEffort: roundToCent(payment + monthlyCharges - rentSpared),
  }
}
