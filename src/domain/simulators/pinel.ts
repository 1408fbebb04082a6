import { incomeTaxRules } from '../law/incomeTaxRules'
import { inForce, unverifiedSentence, type InForce } from '../law/parameter'
import { pinelBaseCaps } from '../law/pinel'
import type { Zone } from '../configuration'
import { reductionBase, yearlyReduction } from '../schemes/cappedLetting'
import { pinelObstacle, pinelRatesOn } from '../schemes/pinel'
import { isOverseas } from '../schemes/overseas'
import { overseasRentCeilingFor, rentCeilingFor } from '../schemes/pinelRent'
import { yearOf } from '../value/calendar'
import { roundToCent, roundToEuro } from '../value/rounding'
import { calculated, type Calculation, refusedOn } from './calculation'
import { pinelOptimalTrace, pinelReductionTrace } from './explain/pinel'
import type { PinelTerms, PinelPurchase, PinelReductionAnswer, PinelOptimalAnswer } from './answers/pinel'

/** The reduction of a purchase, year by year (CGI art. 199 novovicies). */
export function pinelTaxReduction(
  purchase: PinelPurchase,
  zone: Zone,
  explain = false,
): Calculation<PinelReductionAnswer> {
  const rules = rulesOf(purchase, zone)
  if ('kind' in rules) return rules
  const { caps, rates, advantagesCap, capAmount, room } = rules
  const { pinel_term: term, surface, notary_signature_date: on } = purchase
  const cost = roundToCent(purchase.property_price + purchase.notary_fee)
  const base = reductionBase(cost, surface, caps.value)
  const ceiling = isOverseas(purchase) ? overseasRentCeilingFor(surface, on) : rentCeilingFor(surface, zone, on)
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
    advantages_cap: capAmount,
    rent_ceiling: ceiling.monthlyRent,
  } satisfies Omit<PinelReductionAnswer, 'unverified'>
  return calculated({
    ...answer,
    unverified: sentences([caps, rates, advantagesCap, ...ceiling.parameters]),
    ...(explain ? { trace: pinelReductionTrace(purchase, answer, rules, ceiling.parameters) } : {}),
  })
}

/** The largest base whose reduction is used each year: an unused reduction is lost. */
export function pinelOptimal(terms: PinelTerms, zone: Zone, explain = false): Calculation<PinelOptimalAnswer> {
  const rules = rulesOf(terms, zone)
  if ('kind' in rules) return rules
  const { caps, rates, advantagesCap, capAmount, room } = rules
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
        : terms.annual_tax < capAmount - terms.other_tax_advantages
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
  const { general, overseas } = advantagesCap.value
  const capAmount = isOverseas(terms) ? general + overseas : general
  return {
    caps: inForce(pinelBaseCaps, on),
    rates: pinelRatesOn(terms, on),
    advantagesCap,
    /** Euros a year. */
    capAmount,
    /** Reduction that the tax and the overall cap let through, whole euros a year. */
    room: Math.max(0, roundToEuro(Math.min(terms.annual_tax, capAmount - terms.other_tax_advantages))),
  }
}

function sentences(parameters: readonly InForce<unknown>[]): string[] {
  return parameters.filter(({ verified }) => !verified).map(unverifiedSentence)
}
