import { type InForce, inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import {
  generalSchemeOption,
  hourlyMinimumWage,
  microContributions,
  type RateReached,
  selfEmployedBase,
  selfEmployedRates,
  socialSecurityCeiling,
} from '../law/selfEmployed'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { FurnishedKind } from './taxReturn'

/** Social contributions of a year. Whole euros. */
export interface Contributions {
  total: number
  /** Part that the profit deducts: all but some of the CSG and the CRDS (CGI art. 154 bis and 154 quinquies). */
  deductible: number
}

/** The contributions of a year, one by one. Whole euros. */
interface ContributionsByBranch extends Contributions {
  /** Profit less the flat allowance. */
  base: number
  sickness: number
  dailyAllowances: number
  familyBenefits: number
  pension: number
  complementaryPension: number
  disability: number
  csg: number
  training: number
}

/** The rules of the contributions of a year. */
export const contributionRules = memoize((year: number) => {
  const on = endOfYear(year)
  return {
    ceiling: inForce(socialSecurityCeiling, on),
    minimumWage: inForce(hourlyMinimumWage, on),
    base: inForce(selfEmployedBase, on),
    rates: inForce(selfEmployedRates, on),
    micro: inForce(microContributions, on),
    generalScheme: inForce(generalSchemeOption, on),
  }
})

/**
 * Contributions of a trader on the profit of a year, minimum ones included (CSS art. L131-6 and L136-3).
 * @param profit before contributions, exemptions and earlier deficits, euros; a deficit leaves the minimum contributions
 * @param months of activity in the year: the ceiling follows them
 */
export function selfEmployedContributions(profit: number, year: number, months = 12): ContributionsByBranch {
  const rules = contributionRules(year)
  const rates = rules.rates.value
  const wholeCeiling = rules.ceiling.value
  const ceiling = (wholeCeiling * months) / 12
  const base = baseOf(profit, year)
  const leastBase = (share: number, of: number) => Math.max(base, roundToEuro(share * of))
  const sickness = roundToEuro(
    rateAt(rates.sickness, base / ceiling) * Math.min(base, 3 * ceiling) +
      rates.sicknessAbove * Math.max(0, base - 3 * ceiling),
  )
  const dailyAllowances = roundToEuro(
    rates.dailyAllowances.rate *
      Math.min(leastBase(rates.dailyAllowances.minimum, wholeCeiling), rates.dailyAllowances.maximum * wholeCeiling),
  )
  const familyBenefits = roundToEuro(rateAt(rates.familyBenefits, base / ceiling) * base)
  const { pension, complementaryPension } = pensionsOn(base, ceiling, rules)
  const disability = roundToEuro(
    rates.disability.rate * Math.min(leastBase(rates.disability.minimum, ceiling), ceiling),
  )
  const deductibleCsg = roundToEuro(rates.deductibleCsg * base)
  const otherCsg = roundToEuro(rates.otherCsg * base)
  const training = roundToEuro(rates.training * wholeCeiling)
  const deductible =
    sickness + dailyAllowances + familyBenefits + pension + complementaryPension + disability + deductibleCsg + training
  return {
    base,
    sickness,
    dailyAllowances,
    familyBenefits,
    pension,
    complementaryPension,
    disability,
    csg: deductibleCsg + otherCsg,
    training,
    deductible,
    total: deductible + otherCsg,
  }
}

/** The basic pension, which counts some hours of the minimum wage at least, and the complementary one. */
function pensionsOn(base: number, ceiling: number, { rates, minimumWage }: ReturnType<typeof contributionRules>) {
  const { pension, complementaryPension } = rates.value
  const pensionBase = Math.max(base, roundToEuro(pension.minimumHours * minimumWage.value))
  const complementaryBase = Math.min(base, complementaryPension.maximum * ceiling)
  return {
    pension: roundToEuro(twoRates(pension, pensionBase, ceiling)),
    complementaryPension: roundToEuro(twoRates(complementaryPension, complementaryBase, ceiling)),
  }
}

/** Contributions under the micro regime: a share of the receipts, which the allowance of the profit covers. */
export function microContributionsOn(receipts: number, kind: FurnishedKind, year: number): Contributions {
  const { ordinary, classifiedTourism } = contributionRules(year).micro.value
  return { total: roundToEuro(receipts * (kind === 'classifiedTourism' ? classifiedTourism : ordinary)), deductible: 0 }
}

/** Contributions of short lets under the general scheme; undefined when the receipts close it. */
export function generalSchemeContributions(receipts: number, year: number): number | undefined {
  const { receipts: ceiling, base, rate } = contributionRules(year).generalScheme.value
  return receipts > ceiling ? undefined : roundToEuro(receipts * base * rate)
}

/** The parameters of the contributions of a year. */
export function contributionParameters(year: number, regime: 'micro' | 'actual'): InForce<unknown>[] {
  const { ceiling, minimumWage, base, rates, micro } = contributionRules(year)
  return regime === 'micro' ? [micro] : [rates, base, ceiling, minimumWage]
}

function baseOf(profit: number, year: number): number {
  const { base, ceiling } = contributionRules(year)
  const { allowance, minimum, maximum } = base.value
  const cut = Math.min(Math.max(allowance * profit, minimum * ceiling.value), maximum * ceiling.value)
  return Math.max(0, roundToEuro(profit - roundToEuro(cut)))
}

/** The rate at a share of the ceiling, in a straight line between two bounds, to the hundredth of a point. */
function rateAt(reached: readonly RateReached[], share: number): number {
  const index = reached.findIndex(({ upTo }) => share < upTo)
  const next = reached[index]
  if (next === undefined) return reached.at(-1)?.rate ?? 0
  const before = reached[index - 1] ?? { upTo: 0, rate: 0 }
  const rate = before.rate + ((next.rate - before.rate) * (share - before.upTo)) / (next.upTo - before.upTo)
  return Math.round(rate * 10_000) / 10_000
}

function twoRates({ rate, rateAbove }: { rate: number; rateAbove: number }, base: number, ceiling: number): number {
  return rate * Math.min(base, ceiling) + rateAbove * Math.max(0, base - ceiling)
}
