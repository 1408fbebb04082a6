import { buildingDepreciation, equipmentLives, furnishedDeficitLifetime } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { deficitOrderReading } from '../law/readings'
import { readOnce } from '../law/readOnce'
import { alive, carry, type CarryForward, total, use } from '../mechanisms/carryForward'
import { type DepreciableItem, straightLine } from '../mechanisms/depreciation'
import type { TaxRegime } from '../configuration'
import { microFurnished, microFurnishedIncome } from '../tax/furnishedIncome'
import type { FurnishedKind } from '../tax/taxReturn'
import { endOfYear } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { FurnishedResult, OperatingYear, Situation, TaxableYear } from './scheme'

/** A year declared as furnished letting. */
export type FurnishedYear = TaxableYear & Required<Pick<TaxableYear, 'furnished'>>

interface FurnishedState {
  deferredDepreciation: number
  deficits: CarryForward
  monthsUsed: number
}

/** A year, and what it leaves to the next one. */
interface DeclaredYear {
  state: FurnishedState
  result: FurnishedResult
}

interface Assets {
  building: DepreciableItem[]
  equipment: DepreciableItem[]
}

/** The rules of furnished letting in a year. */
const furnishedRules = readOnce((year: number) => {
  const on = endOfYear(year)
  return {
    deficitLifetime: inForce(furnishedDeficitLifetime, on),
    building: inForce(buildingDepreciation, on),
    equipment: inForce(equipmentLives, on),
    order: inForce(deficitOrderReading, on),
  }
})

/** Declares each year of a furnished letting under the regime chosen for it; the kind decides what the micro regime is. */
export function declareFurnished(
  situation: Pick<Situation, 'acquisition' | 'years'>,
  regimeOf: (index: number) => TaxRegime,
  kind: FurnishedKind = 'ordinary',
): FurnishedYear[] {
  const assets = depreciableAssets(situation)
  let state: FurnishedState = { deferredDepreciation: 0, deficits: [], monthsUsed: 0 }
  return situation.years.map((operating, index) => {
    const step =
      regimeOf(index) === 'micro'
        ? microYear(operating, state, kind)
        : actualYear(operating, state, assets, index === 0 ? acquisitionCosts(situation) : 0)
    state = step.state
    state.monthsUsed += operating.monthsLet
    return { year: operating.year, furnished: step.result }
  })
}

/**
 * Whether the micro regime is open on a year: the receipts of the year before, or those of the second year before, did not pass
 * the ceiling of their own year (CGI art. 50-0, 1). The year that passes it and the next one stay under the regime, those of
 * the beginning too.
 */
export function isMicroOpen(years: readonly OperatingYear[], index: number, kind: FurnishedKind = 'ordinary'): boolean {
  return ![years[index - 1], years[index - 2]].every((tested) => tested !== undefined && passesCeiling(tested, kind))
}

/** Receipts are counted over twelve months. */
function passesCeiling({ rent, monthsLet, year }: OperatingYear, kind: FurnishedKind): boolean {
  return monthsLet > 0 && (rent * 12) / monthsLet > microFurnished(kind, year).ceiling
}

/** The parameters of the actual regime on a year. */
export function actualRegimeParameters(year: number): InForce<unknown>[] {
  const { building, equipment, deficitLifetime, order } = furnishedRules(year)
  return [building, equipment, deficitLifetime, order]
}

/** The parameters of the micro regime on a year. */
export function microRegimeParameters(year: number, kind: FurnishedKind = 'ordinary'): InForce<unknown>[] {
  return microFurnished(kind, year).parameters
}

function microYear(operating: OperatingYear, state: FurnishedState, kind: FurnishedKind): DeclaredYear {
  const before = microFurnishedIncome(operating.rent, kind, operating.year)
  const { profit, deficits } = useDeficits(before, operating.year, state.deficits)
  const { deferredDepreciation, monthsUsed } = state
  return {
    state: { deferredDepreciation, deficits, monthsUsed },
    result: {
      profit: roundToCent(profit),
      deficit: 0,
      depreciation: 0,
      depreciationOfBuilding: 0,
      deferredDepreciation: roundToCent(deferredDepreciation),
      carriedDeficit: roundToCent(total(deficits)),
    },
  }
}

/**
 * Depreciation is deducted up to the rents less the other charges, the rest waits without limit (CGI art. 39 C, II).
 * The deficits of earlier years come before the waiting depreciation, because they expire.
 */
function actualYear(operating: OperatingYear, state: FurnishedState, assets: Assets, costs: number): DeclaredYear {
  const { rent, charges, bookkeeping, interest, insurance } = operating
  const before = roundToCent(rent - charges - bookkeeping - interest - insurance - costs)
  const building = yearlyDepreciation(assets.building, state, operating)
  const annual = building + yearlyDepreciation(assets.equipment, state, operating)
  const room = Math.max(0, before)
  const current = Math.min(annual, room)
  const carried = useDeficits(room - current, operating.year, state.deficits)
  const waited = Math.min(state.deferredDepreciation, carried.profit)
  const deduction = current + waited
  const deferred = state.deferredDepreciation + annual - deduction
  const deficits = carry(carried.deficits, operating.year, Math.max(0, -before))
  const buildingShare = annual > 0 ? building / annual : 1
  return {
    state: { deferredDepreciation: deferred, deficits, monthsUsed: state.monthsUsed },
    result: {
      profit: roundToCent(carried.profit - waited),
      deficit: Math.max(0, -before),
      depreciation: roundToCent(deduction),
      depreciationOfBuilding: roundToCent(deduction * buildingShare),
      deferredDepreciation: roundToCent(deferred),
      carriedDeficit: roundToCent(total(deficits)),
    },
  }
}

function useDeficits(profit: number, year: number, deficits: CarryForward) {
  const lifetime = furnishedRules(year).deficitLifetime.value
  const { used, stock } = use(alive(deficits, year, lifetime), profit)
  return { profit: profit - used, deficits: stock }
}

function yearlyDepreciation(
  items: readonly DepreciableItem[],
  state: FurnishedState,
  operating: OperatingYear,
): number {
  return items.reduce((sum, item) => sum + straightLine(item, state.monthsUsed, operating.monthsLet), 0)
}

function depreciableAssets({ acquisition, years }: Pick<Situation, 'acquisition' | 'years'>): Assets {
  const rules = furnishedRules(years[0]?.year ?? 0)
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

/** Acquisition costs and loan fees, expensed the first year (option of BOI-BIC-CHG-20-20-10). */
function acquisitionCosts({ acquisition }: Pick<Situation, 'acquisition'>): number {
  return acquisition.notaryFee + acquisition.loanFees
}
