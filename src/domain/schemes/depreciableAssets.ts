import { buildingDepreciation, equipmentLives } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { type DepreciableItem, straightLine } from '../mechanisms/depreciation'
import { endOfYear } from '../value/calendar'
import type { Acquisition } from './scheme'

/** What business profits depreciate of a purchase: the building without its land and the works, then the furniture. */
export interface DepreciableAssets {
  building: DepreciableItem[]
  equipment: DepreciableItem[]
}

const depreciationRules = memoize((year: number) => ({
  building: inForce(buildingDepreciation, endOfYear(year)),
  equipment: inForce(equipmentLives, endOfYear(year)),
}))

/** The components of a purchase as they are in the year in which its depreciation begins. */
export function depreciableAssets(acquisition: Acquisition, firstYear: number): DepreciableAssets {
  const rules = depreciationRules(firstYear)
  const { landShare, components } = rules.building.value
  const lives = rules.equipment.value
  const built = acquisition.propertyPrice * (1 - landShare)
  return {
    building: [
      ...components.map(({ share, lifeYears }) => ({ base: built * share, lifeYears })),
      { base: acquisition.renovationPrice, lifeYears: lives.works },
    ],
    equipment: [{ base: acquisition.furniturePrice, lifeYears: lives.furniture }],
  }
}

/** Depreciation of some months, euros, not rounded. @param monthsBefore months of letting before those counted */
export function depreciationOf(items: readonly DepreciableItem[], monthsBefore: number, months: number): number {
  let sum = 0
  for (const item of items) sum += straightLine(item, monthsBefore, months)
  return sum
}

/** The practices that depreciation follows in a year. */
export function depreciationParameters(year: number): InForce<unknown>[] {
  const { building, equipment } = depreciationRules(year)
  return [building, equipment]
}

/** Acquisition costs and loan fees, expensed the first year (option of BOI-BIC-CHG-20-20-10), euros. */
export function expensedCosts({ notaryFee, loanFees }: Acquisition): number {
  return notaryFee + loanFees
}
