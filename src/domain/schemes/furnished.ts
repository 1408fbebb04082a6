import { furnishedDeficitLifetime } from '../law/furnishedLetting'
import { type InForce, inForce } from '../law/parameter'
import { deficitOrderInterpretation } from '../law/interpretations'
import { memoize } from '../value/memoize'
import { alive, carry, type CarryForward, total, use } from '../mechanisms/carryForward'
import type { TaxRegime } from '../configuration'
import { microFurnished, microFurnishedIncome } from '../tax/furnishedIncome'
import { type Contributions, microContributionsOn, selfEmployedContributions } from '../tax/selfEmployedContributions'
import type { FurnishedKind } from '../tax/taxReturn'
import { endOfYear } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import {
  type DepreciableAssets,
  depreciableAssets,
  depreciationOf,
  depreciationParameters,
  expensedCosts,
} from './depreciableAssets'
import { type LandlordStatus, statusOf } from './landlordStatus'
import type { FurnishedResult, OperatingYear, Situation, TaxableYear } from './scheme'

/** A year declared as furnished letting. */
type FurnishedYear = TaxableYear & Required<Pick<TaxableYear, 'furnished'>>

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

/** The rules of furnished letting in a year. */
const furnishedRules = memoize((year: number) => {
  const on = endOfYear(year)
  return {
    deficitLifetime: inForce(furnishedDeficitLifetime, on),
    order: inForce(deficitOrderInterpretation, on),
  }
})

/** What is let; without the earned income of the household, stays are sold as a hotel does and nobody is a landlord. */
type FurnishedOperation = Pick<Situation, 'acquisition' | 'years'> & Partial<Pick<Situation, 'earnedIncome'>>

/** Declares each year of a furnished letting under the regime chosen for it; the kind decides what the micro regime is. */
export function declareFurnished(
  operation: FurnishedOperation,
  regimeOf: (index: number) => TaxRegime,
  kind: FurnishedKind = 'ordinary',
): FurnishedYear[] {
  const assets = depreciableAssets(operation.acquisition, operation.years[0]?.year ?? 0)
  let state: FurnishedState = { deferredDepreciation: 0, deficits: [], monthsUsed: 0 }
  return operation.years.map((operating, index) => {
    const status = statusOf(operating, operation.earnedIncome, kind)
    const step =
      regimeOf(index) === 'micro'
        ? microYear(operating, state, status, kind)
        : actualYear(operating, state, status, assets, index === 0 ? expensedCosts(operation.acquisition) : 0)
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
  return !(passesCeiling(years[index - 1], kind) && passesCeiling(years[index - 2], kind))
}

/** Receipts are counted over twelve months. */
function passesCeiling(tested: OperatingYear | undefined, kind: FurnishedKind): boolean {
  if (tested === undefined) return false
  const { rent, monthsLet, year } = tested
  return monthsLet > 0 && (rent * 12) / monthsLet > microFurnished(kind, year).ceiling
}

/** The parameters of the actual regime on a year. */
export function actualRegimeParameters(year: number): InForce<unknown>[] {
  const { deficitLifetime, order } = furnishedRules(year)
  return [...depreciationParameters(year), deficitLifetime, order]
}

/** The parameters of the micro regime on a year. */
export function microRegimeParameters(year: number, kind: FurnishedKind = 'ordinary'): InForce<unknown>[] {
  return microFurnished(kind, year).parameters
}

function microYear(
  operating: OperatingYear,
  state: FurnishedState,
  status: LandlordStatus,
  kind: FurnishedKind,
): DeclaredYear {
  const { rent, year } = operating
  const before = microFurnishedIncome(rent, kind, year)
  const { profit, deficits } = deficitsUsedBy(before, year, state.deficits, status)
  const { deferredDepreciation, monthsUsed } = state
  const contributions = status.isContributing ? microContributionsOn(rent, kind, year) : NO_CONTRIBUTIONS
  return {
    state: { deferredDepreciation, deficits, monthsUsed },
    result: {
      profit: roundToCent(profit),
      deficit: 0,
      depreciation: 0,
      depreciationOfBuilding: 0,
      deferredDepreciation: roundToCent(deferredDepreciation),
      carriedDeficit: roundToCent(total(deficits)),
      isProfessional: status.isProfessional,
      isContributing: status.isContributing,
      contributedProfit: rent,
      contributions: contributions.total,
    },
  }
}

const NO_CONTRIBUTIONS: Contributions = { total: 0, deductible: 0 }

/**
 * Depreciation is deducted up to the rents less the other charges, the rest waits without limit (CGI art. 39 C, II).
 * The deficits of earlier years come before the waiting depreciation, because they expire. Social contributions are paid on
 * the profit before those deficits, then deducted from it: they may make a deficit.
 */
function actualYear(
  operating: OperatingYear,
  state: FurnishedState,
  status: LandlordStatus,
  assets: DepreciableAssets,
  costs: number,
): DeclaredYear {
  const { rent, charges, bookkeeping, interest, insurance, year, monthsLet } = operating
  const before = roundToCent(rent - charges - bookkeeping - interest - insurance - costs)
  const building = depreciationOf(assets.building, state.monthsUsed, monthsLet)
  const annual = building + depreciationOf(assets.equipment, state.monthsUsed, monthsLet)
  const room = Math.max(0, before)
  const current = Math.min(annual, room)
  const carried = deficitsUsedBy(room - current, year, state.deficits, status)
  const waited = Math.min(state.deferredDepreciation, carried.profit)
  const deduction = current + waited
  const deferred = state.deferredDepreciation + annual - deduction
  const contributedProfit = before < 0 ? before : room - deduction
  const contributions = status.isContributing
    ? selfEmployedContributions(contributedProfit, year, monthsLet)
    : NO_CONTRIBUTIONS
  const result = (before < 0 ? before : carried.profit - waited) - contributions.deductible
  const deficit = Math.max(0, -result)
  const deficits = status.isProfessional ? carried.deficits : carry(carried.deficits, year, deficit)
  return {
    state: { deferredDepreciation: deferred, deficits, monthsUsed: state.monthsUsed },
    result: {
      profit: roundToCent(Math.max(0, result)),
      deficit: roundToCent(deficit),
      depreciation: roundToCent(deduction),
      depreciationOfBuilding: roundToCent(deduction * (annual > 0 ? building / annual : 1)),
      deferredDepreciation: roundToCent(deferred),
      carriedDeficit: roundToCent(total(deficits)),
      isProfessional: status.isProfessional,
      isContributing: status.isContributing,
      contributedProfit: roundToCent(contributedProfit),
      contributions: contributions.total,
    },
  }
}

/** Deficits of years without the status of a professional wait while it lasts, and expire (CGI art. 156, I, 1° ter). */
function deficitsUsedBy(profit: number, year: number, deficits: CarryForward, { isProfessional }: LandlordStatus) {
  return isProfessional ? { profit, deficits } : useDeficits(profit, year, deficits)
}

function useDeficits(profit: number, year: number, deficits: CarryForward) {
  if (deficits.length === 0) return { profit, deficits }
  const lifetime = furnishedRules(year).deficitLifetime.value
  const { used, stock } = use(alive(deficits, year, lifetime), profit)
  return { profit: profit - used, deficits: stock }
}
