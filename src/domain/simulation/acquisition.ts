import type { Acquisition } from '../schemes/scheme'
import { roundToCent } from '../value/rounding'
import type { SimulationDefaults, SolutionConfiguration } from '../configuration'

/** Cost and financing of an operation: what the contribution does not pay is borrowed. Euros. */
export function acquisitionOf(configuration: SolutionConfiguration, defaults: SimulationDefaults): Acquisition {
  const loanFees =
    configuration.guaranty_fee +
    (configuration.loan_application_fee ?? defaults.loan_application_fee) +
    (configuration.brokerage_fee ?? defaults.brokerage_fee)
  const uses = {
    propertyPrice: configuration.property_price,
    notaryFee: configuration.notary_fee,
    renovationPrice: configuration.renovation_price ?? 0,
    furniturePrice: configuration.furniture_price ?? 0,
    loanFees: roundToCent(loanFees),
  }
  const totalCost = roundToCent(Object.values(uses).reduce((sum, use) => sum + use, 0))
  return { ...uses, totalCost, loanAmount: roundToCent(Math.max(0, totalCost - configuration.contribution)) }
}
