import type { Acquisition } from '../schemes/scheme'
import { roundToCent } from '../value/rounding'
import type { SimulationDefaults, SolutionConfiguration } from '../configuration'

/** What an operation costs and borrows, and the part of it that is the main loan. Euros. */
export interface FinancedAcquisition extends Acquisition {
  mainLoanAmount: number
}

/** Cost and financing of an operation: the loans of the plan, then the main one, pay for what the contribution does not. Euros. */
export function acquisitionOf(configuration: SolutionConfiguration, defaults: SimulationDefaults): FinancedAcquisition {
  const planned = configuration.planned_loans ?? []
  const loanFees =
    configuration.guaranty_fee +
    (configuration.loan_application_fee ?? defaults.loan_application_fee) +
    (configuration.brokerage_fee ?? defaults.brokerage_fee) +
    planned.reduce((sum, { fees = 0 }) => sum + fees, 0)
  const uses = {
    propertyPrice: configuration.property_price,
    notaryFee: configuration.notary_fee,
    renovationPrice: configuration.renovation_price ?? 0,
    furniturePrice: configuration.furniture_price ?? 0,
    loanFees: roundToCent(loanFees),
  }
  const totalCost = roundToCent(Object.values(uses).reduce((sum, use) => sum + use, 0))
  const borrowed = planned.reduce((sum, { amount }) => sum + amount, 0)
  const mainLoanAmount = roundToCent(Math.max(0, totalCost - configuration.contribution - borrowed))
  return { ...uses, totalCost, mainLoanAmount, loanAmount: roundToCent(mainLoanAmount + borrowed) }
}
