import { type InForce, inForce, unverifiedSentence } from '../law/parameter'
import {
  type PtzOpening,
  type PtzZone,
  ptzConditions,
  ptzCostCaps,
  ptzFamilyCoefficients,
  ptzIncomeCeilings,
  ptzOpenings,
  ptzSlices,
  ptzTerms,
  ptzWindow,
  ptzZoneOf,
} from '../law/ptz'
import { loanSchedule } from '../mechanisms/loanSchedule'
import type { Zone } from '../configuration'
import type { IsoDate } from '../value/calendar'
import { frenchDate, frenchEuros, frenchPercent } from '../value/frenchText'
import { roundToCent, roundToEuro, toCents, toEuros } from '../value/rounding'
import { calculated, type Calculation, refusedOn } from './calculation'
import { ptzTrace } from './explain/ptz'
import type { PtzQuestion, PtzObstacle, PtzAnswer } from './answers/ptz'

/** Zero-rate loan of a main home (CCH art. L31-10-1 and followings, D31-10-1 and followings). */
export function ptz(question: PtzQuestion, zone: Zone, explain = false): Calculation<PtzAnswer> {
  const { offer_date: on } = question
  if (on < ptzWindow.first || on > ptzWindow.last) {
    return refusedOn(
      'offer_date',
      `Le calcul connaît les offres de prêt émises du ${frenchDate(ptzWindow.first)} au ${frenchDate(ptzWindow.last)}.`,
    )
  }
  if (question.household_composition < 1) return refusedOn('household_composition', 'Indiquez au moins une personne.')
  const scale = scaleOn(on)
  const income = incomeOf(question, ptzZoneOf(zone), scale)
  const opening = scale.openings.value[question.operation]
  const obstacles = obstaclesOf(question, zone, opening, income, scale)
  const eligible = obstacles.length === 0
  const costCap = byOccupants(scale.costCaps.value[ptzZoneOf(zone)], question.household_composition)
  const costRetained = Math.min(costOf(question), costCap)
  const share = opening?.shares[income.slice - 1] ?? 0
  const amount = eligible ? amountOf(question, costRetained * share, income.slice, scale) : 0
  const answer = {
    eligible,
    obstacles,
    income_ceiling: income.ceiling,
    income_retained: roundToCent(income.retained),
    income_per_part: roundToCent(income.perPart),
    slice: income.slice,
    cost_cap: costCap,
    cost_retained: costRetained,
    share,
    amount,
    ...repaymentOf(amount, income.slice, question.loan_rate, scale),
  }
  return calculated({
    ...answer,
    unverified: Object.values(scale)
      .filter(({ verified }) => !verified)
      .map(unverifiedSentence),
    ...(explain ? { trace: ptzTrace(question, answer, scale) } : {}),
  })
}

type Scale = ReturnType<typeof scaleOn>

function scaleOn(on: IsoDate) {
  return {
    ceilings: inForce(ptzIncomeCeilings, on),
    slices: inForce(ptzSlices, on),
    coefficients: inForce(ptzFamilyCoefficients, on),
    costCaps: inForce(ptzCostCaps, on),
    openings: inForce(ptzOpenings, on),
    terms: inForce(ptzTerms, on),
    conditions: inForce(ptzConditions, on),
  } satisfies Record<string, InForce<unknown>>
}

interface Income {
  ceiling: number
  retained: number
  perPart: number
  slice: number
}

function incomeOf(question: PtzQuestion, zone: PtzZone, scale: Scale): Income {
  const { household_composition: occupants, n_2_taxable_income } = question
  const retained = Math.max(n_2_taxable_income, costOf(question) / scale.conditions.value.incomeFloorDivisor)
  const perPart = retained / byOccupants(scale.coefficients.value, occupants)
  const bounds = scale.slices.value[zone]
  const reached = bounds.findIndex((bound) => perPart <= bound)
  // A large household may pass the last bound and stay under its ceiling: it is in the last slice.
  return {
    ceiling: byOccupants(scale.ceilings.value[zone], occupants),
    retained,
    perPart,
    slice: reached < 0 ? bounds.length : reached + 1,
  }
}

function obstaclesOf(
  question: PtzQuestion,
  zone: Zone,
  opening: PtzOpening | undefined,
  income: Income,
  { conditions }: Scale,
): PtzObstacle[] {
  const { leastWorksShare } = conditions.value
  const obstacles: PtzObstacle[] = []
  if (question.has_owner_residence && !isExcused(question)) {
    obstacles.push({
      criterion: 'first_time_buyer',
      message:
        'L’emprunteur a été propriétaire de sa résidence principale au cours des deux dernières années, sans cas d’exception.',
    })
  }
  const closed = whyClosed(question, zone, opening)
  if (closed !== undefined) obstacles.push({ criterion: 'operation', message: closed })
  if (question.operation === 'old_with_works' && question.renovation_price < leastWorksShare * costOf(question)) {
    obstacles.push({
      criterion: 'works',
      message:
        `Les travaux doivent représenter au moins ${frenchPercent(leastWorksShare)} du coût total, ` +
        `soit ${frenchEuros(roundToEuro(leastWorksShare * costOf(question)))}.`,
    })
  }
  if (income.retained > income.ceiling) {
    obstacles.push({
      criterion: 'income',
      message: `Le revenu retenu (${frenchEuros(roundToEuro(income.retained))}) dépasse le plafond de ${frenchEuros(income.ceiling)}.`,
    })
  }
  return obstacles
}

/** Why this kind of home has no loan on this date or in this zone; undefined when it has one. */
function whyClosed({ offer_date }: PtzQuestion, zone: Zone, opening: PtzOpening | undefined): string | undefined {
  if (opening === undefined) {
    return `Ce type de logement n’ouvre pas droit au PTZ pour une offre du ${frenchDate(offer_date)}.`
  }
  if (opening.zones.includes(zone)) return undefined
  return `Ce type de logement n’ouvre droit au PTZ qu’en zones ${opening.zones.join(', ')}\u202f; la commune est en zone ${zone}.`
}

/** Owners who count as first-time buyers all the same (CCH art. L31-10-3). */
function isExcused(question: PtzQuestion): boolean {
  const {
    is_uninhabitable,
    has_disability,
    has_mobility_card,
    has_disability_card,
    has_disabled_adult_rent,
    has_handicapped_children_education_rent,
    property_right,
  } = question
  return [
    is_uninhabitable,
    has_disability,
    has_mobility_card,
    has_disability_card,
    has_disabled_adult_rent,
    has_handicapped_children_education_rent,
    property_right,
  ].some(Boolean)
}

function costOf({ property_price, renovation_price }: PtzQuestion): number {
  return roundToCent(property_price + renovation_price)
}

/** Whole euros, within the share of the cost and the other loans. */
function amountOf({ other_loans }: PtzQuestion, wanted: number, slice: number, { conditions }: Scale): number {
  const { first, others } = conditions.value.timesOtherLoans
  return roundToEuro(
    Math.min(wanted, other_loans === undefined ? Infinity : other_loans * (slice === 1 ? first : others)),
  )
}

function repaymentOf(amount: number, slice: number, bankRate: number, { terms }: Scale) {
  const { deferral, repayment } = terms.value[slice - 1] ?? terms.value[3]
  const months = (deferral + repayment) * 12
  const loan = { capital: toCents(amount), insuranceRate: 0, months, amortization: 'amortizable' } as const
  const instalments = loanSchedule({ ...loan, annualRate: 0, deferral: 'partial', deferralMonths: deferral * 12 })
  const atBank = loanSchedule({ ...loan, annualRate: bankRate, deferral: 'none', deferralMonths: 0 })
  const yearEnds = instalments.filter((_, index) => index % 12 === 11)
  return {
    deferral_years: deferral,
    repayment_years: repayment,
    monthly_payment: toEuros(instalments.find(({ deferred }) => !deferred)?.principal ?? 0),
    yearly_schedule: yearEnds.map(({ remaining }, index) => ({
      year: index + 1,
      repaid: toEuros((yearEnds[index - 1]?.remaining ?? toCents(amount)) - remaining),
      remaining_capital: toEuros(remaining),
    })),
    interest_saved: toEuros(atBank.reduce((sum, { interest }) => sum + interest, 0)),
  }
}

function byOccupants(figures: readonly number[], occupants: number): number {
  return figures[Math.min(occupants, figures.length) - 1] ?? 0
}
