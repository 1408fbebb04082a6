import { incomeTaxRules } from '../law/incomeTaxRules'
import { inForce, unverifiedSentence, type InForce } from '../law/parameter'
import { type CommitmentTerm, type PinelType, pinelBaseCaps } from '../law/pinel'
import type { Zone } from '../configuration'
import type { TraceStep } from '../result'
import { reductionBase, yearlyReduction } from '../schemes/cappedLetting'
import { pinelObstacle, pinelRatesOn } from '../schemes/pinel'
import { rentCeilingFor } from '../schemes/pinelRent'
import { type IsoDate, yearOf } from '../value/calendar'
import { roundToCent, roundToEuro } from '../value/rounding'
import { calculated, type Calculation, refusedOn } from './calculation'
import { pinelOptimalTrace, pinelReductionTrace } from './explain/pinel'

/** Which Pinel is meant, and the tax that it may lower. Wire names; euros a year. */
export interface PinelTerms {
  pinel_type: PinelType
  pinel_term: CommitmentTerm
  notary_signature_date: IsoDate
  /** Income tax left to reduce. */
  annual_tax: number
  /** Tax advantages of the household that are under the same overall cap already. */
  other_tax_advantages: number
}

/** A purchase under Pinel. Euros, m². */
export interface PinelPurchase extends PinelTerms {
  property_price: number
  notary_fee: number
  surface: number
}

/** What a purchase gives. Euros. */
export interface PinelReductionAnswer {
  cost: number
  base: number
  /** Why the base is lower than the cost. */
  base_limit: 'none' | 'total' | 'per_square_meter'
  /** Whole reduction over the term, fraction of the base. */
  rate: number
  total_reduction: number
  total_used: number
  total_lost: number
  /** The part used, then the part above the tax or the overall cap, of each year. */
  years: { year: number; reduction: number; used: number; lost: number }[]
  /** Overall cap of tax advantages, euros a year. */
  advantages_cap: number
  /** Euros a month, without service charges, for a lease of the year of the deed. */
  rent_ceiling: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

/** The reduction of a purchase, year by year (CGI art. 199 novovicies). */
export function pinelTaxReduction(
  purchase: PinelPurchase,
  zone: Zone,
  explain = false,
): Calculation<PinelReductionAnswer> {
  const rules = rulesOf(purchase, zone)
  if ('kind' in rules) return rules
  const { caps, rates, advantagesCap, room } = rules
  const { pinel_term: term, surface, notary_signature_date: on } = purchase
  const cost = roundToCent(purchase.property_price + purchase.notary_fee)
  const base = reductionBase(cost, surface, caps.value)
  const ceiling = rentCeilingFor(surface, zone, on)
  const years = Array.from({ length: term }, (_, index) => {
    const reduction = yearlyReduction(base, rates.value, term, index)
    const used = Math.min(reduction, room)
    return { year: yearOf(on) + index, reduction, used, lost: reduction - used }
  })
  const total = (name: 'reduction' | 'used' | 'lost') => years.reduce((sum, year) => sum + year[name], 0)
  const answer = {
    cost,
    base: roundToCent(base),
    base_limit: base >= cost ? 'none' : base === caps.value.total ? 'total' : 'per_square_meter',
    rate: rates.value[term],
    total_reduction: total('reduction'),
    total_used: total('used'),
    total_lost: total('lost'),
    years,
    advantages_cap: advantagesCap.value.general,
    rent_ceiling: ceiling.monthlyRent,
  } satisfies Omit<PinelReductionAnswer, 'unverified'>
  return calculated({
    ...answer,
    unverified: sentences([caps, rates, advantagesCap, ...ceiling.parameters]),
    ...(explain ? { trace: pinelReductionTrace(purchase, answer, rules, ceiling.parameters) } : {}),
  })
}

/** The largest useful base of a household. Euros. */
export interface PinelOptimalAnswer {
  /** Price and acquisition costs beyond which a part of the reduction would be lost. */
  optimal_amount: number
  /** What keeps it from being larger. */
  binding: 'tax' | 'advantages_cap' | 'base_cap'
  /** Largest reduction of a year. */
  yearly_reduction: number
  total_reduction: number
  rate: number
  /** Living area under which the cap per m² would lower the base, m². */
  smallest_surface: number
  unverified: string[]
  /** Only when asked for. */
  trace?: TraceStep[]
}

/** The largest base whose reduction is used each year: an unused reduction is lost. */
export function pinelOptimal(terms: PinelTerms, zone: Zone, explain = false): Calculation<PinelOptimalAnswer> {
  const rules = rulesOf(terms, zone)
  if ('kind' in rules) return rules
  const { caps, rates, advantagesCap, room } = rules
  const { pinel_term: term } = terms
  const largest = (base: number) => Math.max(...yearsOf(base))
  const yearsOf = (base: number) =>
    Array.from({ length: term }, (_, index) => yearlyReduction(base, rates.value, term, index))
  const ratePerYear = term === 6 ? rates.value[6] / 6 : rates.value[9] / 9
  const usable = Math.floor(room / ratePerYear + 1e-6)
  const base = Math.min(caps.value.total, usable)
  const answer = {
    optimal_amount: base,
    binding:
      usable >= caps.value.total
        ? 'base_cap'
        : terms.annual_tax < advantagesCap.value.general - terms.other_tax_advantages
          ? 'tax'
          : 'advantages_cap',
    yearly_reduction: largest(base),
    total_reduction: yearsOf(base).reduce((sum, reduction) => sum + reduction, 0),
    rate: rates.value[term],
    smallest_surface: roundToCent(base / caps.value.perSquareMeter),
  } satisfies Omit<PinelOptimalAnswer, 'unverified'>
  return calculated({
    ...answer,
    unverified: sentences([caps, rates, advantagesCap]),
    ...(explain ? { trace: pinelOptimalTrace(terms, answer, rules) } : {}),
  })
}

function rulesOf(terms: PinelTerms, zone: Zone) {
  const on = terms.notary_signature_date
  const obstacle = pinelObstacle(on, { zone })
  if (obstacle?.kind === 'refused') return refusedOn(obstacle.answer, obstacle.reason)
  const advantagesCap = incomeTaxRules(yearOf(on)).reductionCap
  return {
    caps: inForce(pinelBaseCaps, on),
    rates: pinelRatesOn(terms, on),
    advantagesCap,
    /** Reduction that the tax and the overall cap let through, whole euros a year. */
    room: Math.max(
      0,
      roundToEuro(Math.min(terms.annual_tax, advantagesCap.value.general - terms.other_tax_advantages)),
    ),
  }
}

function sentences(parameters: readonly InForce<unknown>[]): string[] {
  return parameters.filter(({ verified }) => !verified).map(unverifiedSentence)
}
