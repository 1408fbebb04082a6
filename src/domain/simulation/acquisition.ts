import type { Acquisition } from '../schemes/scheme'
import { roundToCent } from '../value/rounding'
import type { FirmAssumptions, SolutionConfiguration } from '../configuration'

/** What an operation costs and borrows, and the part of it that is the main loan. Euros. */
export interface FinancedAcquisition extends Acquisition {
  mainLoanAmount: number
}

/** Cost and financing of an operation: the loans of the plan, then the main one, pay for what the contribution does not. Euros. */
export function acquisitionOf(configuration: SolutionConfiguration, defaults: FirmAssumptions): FinancedAcquisition {
  const planned = configuration.planned_loans ?? []
  const loanFees = roundToCent(
    configuration.guaranty_fee +
      (configuration.loan_application_fee ?? defaults.loan_application_fee) +
      (configuration.brokerage_fee ?? defaults.brokerage_fee) +
      planned.reduce((sum, { fees = 0 }) => sum + fees, 0),
  )
  const { property_price: propertyPrice, notary_fee: notaryFee } = configuration
  const { renovation_price: renovationPrice = 0, furniture_price: furniturePrice = 0 } = configuration
  const totalCost = roundToCent(propertyPrice + notaryFee + renovationPrice + furniturePrice + loanFees)
  const borrowed = planned.reduce((sum, { amount }) => sum + amount, 0)
  const mainLoanAmount = roundToCent(Math.max(0, totalCost - configuration.contribution - borrowed))
  return {
    propertyPrice,
    notaryFee,
    renovationPrice,
    furniturePrice,
    loanFees,
    totalCost,
    mainLoanAmount,
    loanAmount: roundToCent(mainLoanAmount + borrowed),
  }
}
