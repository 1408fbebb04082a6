import { exampleHousehold } from '../household/exampleHousehold'
import type { LotBuyer } from './lotCalculation'

/**
 * For whom lots are calculated where there is no client file: the example of the simulators, with the usual loan.
 * @param today `YYYY-MM-DD`
 */
export function exampleBuyer(assumptions: LotBuyer['assumptions'], today: string): LotBuyer {
  const { net_monthly_income, annual_tax, fiscal_part, alimony, monthly_rent, contribution } = exampleHousehold
  return {
    sections: {
      clientFile: null,
      income: { net_monthly_income },
      companion: null,
      tax: { annual_tax, fiscal_part },
      charge: { alimony, monthly_rent },
      currentLoans: [],
      simulation: { contribution },
      simulationCharges: [],
      simulationLoans: [],
    },
    assumptions,
    examples: exampleHousehold,
    today,
  }
}
