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
  const component = (name: keyof LevyRates) =>
    roundToEuro(incomes.reduce((sum, { amount, rates }) => sum + amount * rates.value[name], 0))
  const [csg, crds, solidarity] = [component('csg'), component('crds'), component('solidarity')]
  const due = csg + crds + solidarity
  return {
    base: roundToEuro(incomes.reduce((sum, { amount }) => sum + amount, 0)),
    csg,
    crds,
    solidarity,
    total: due < threshold ? 0 : due,
  }
}
