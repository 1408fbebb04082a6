import type { InForce } from '../law/parameter'
import type { LevyRates } from '../law/socialLevies'
import { roundToEuro } from '../value/rounding'

/** Net income under one set of rates, euros. */
export interface LeviedIncome {
  amount: number
  rates: InForce<LevyRates>
}

/** Social levies as a notice gives them, whole euros. */
export interface SocialLevies {
  base: number
  csg: number
  crds: number
  /** All that is neither CSG nor CRDS. */
  solidarity: number
  /** Nothing under the threshold. */
  total: number
}

/**
 * Social levies of a household: each component is rounded on the sum of its bases.
 * @param threshold amount under which nothing is collected, euros (CGI art. 1657, 1 bis)
 */
export function socialLevies(incomes: readonly LeviedIncome[], threshold: number): SocialLevies {
  let [base, csg, crds, solidarity] = [0, 0, 0, 0]
  for (const { amount, rates } of incomes) {
    base += amount
    csg += amount * rates.value.csg
    crds += amount * rates.value.crds
    solidarity += amount * rates.value.solidarity
  }
  const due = roundToEuro(csg) + roundToEuro(crds) + roundToEuro(solidarity)
  return {
    base: roundToEuro(base),
    csg: roundToEuro(csg),
    crds: roundToEuro(crds),
    solidarity: roundToEuro(solidarity),
    total: due < threshold ? 0 : due,
  }
}
