import type { Instalment } from '../mechanisms/loanSchedule'
import type { InvestmentScheme, SchemeOutcome, Situation } from '../schemes/scheme'
import { type TaxableHousehold, taxableHousehold } from '../tax/householdTax'
import { type IsoDate, monthOf } from '../value/calendar'
import { acquisitionOf, type FinancedAcquisition } from './acquisition'
import { type Charge, chargesOf } from './charges'
import type { HouseholdComposition, SimulationContext, SolutionConfiguration } from '../configuration'
import { type Exit, exitsOf } from './exit'
import { indicatorsOf } from './indicators'
import { type FinancedLoan, financedLoans, highestPayment, togetherOf } from './financing'
import { monthlyReport } from './monthlyReport'
import { constructionMonths, deliveryOf } from './offPlan'
import { chargeLines, type Lettings, type ProjectedYear, projectYears } from './operating'
import { type RentBasis, rentOf } from './rent'
import type { Indicators, MonthlyReport, YearLine } from '../result'
import { type TaxedHousehold, type TaxEffect, taxEffects } from './taxEffect'
import { type Timeline, timelineOf } from './timeline'
import { type WealthYear, wealthYearsOf } from './wealthTax'
import { yearlyReport } from './yearlyReport'

/** Everything that a simulation found on its way, from which its report, its assumptions and its trace are written. */
export interface Computation {
  configuration: SolutionConfiguration
  context: SimulationContext
  scheme: InvestmentScheme
  signatureDate: IsoDate
  deliveryDate: IsoDate
  household: TaxableHousehold
  taxedHousehold: TaxedHousehold
  acquisition: FinancedAcquisition
  rent: RentBasis
  charges: Charge[]
  timeline: Timeline
  /** The loans of the plan, the main one first. */
  loans: FinancedLoan[]
  /** Their instalments together. */
  instalments: readonly Instalment[]
  lettings: Lettings
  projected: ProjectedYear[]
  outcome: SchemeOutcome
  effects: TaxEffect[]
  exits: Exit[]
  wealthYears: WealthYear[]
  lines: YearLine[]
  monthlyReport: MonthlyReport
  indicators: Indicators
}

/** A duration of 0 years is allowed (specification §5): the report then shows the first one, and says so. */
const LEAST_YEARS_SHOWN = 1

/** What the purchase, its loan and its letting come to before any tax. */
export type Projection = ReturnType<typeof projectionOf>

/** The purchase, its loan and its letting, year by year, before any tax. */
function projectionOf(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  scheme: InvestmentScheme,
  surface: number,
) {
  const signatureDate = configuration.notary_signature_date ?? context.asOf
  const deliveryDate = deliveryOf(configuration, signatureDate, scheme)
  const acquisition = acquisitionOf(configuration, context.defaults)
  const rent = rentOf(configuration, context.market, surface, scheme, { signatureDate, deliveryDate })
  const charges = chargesOf(configuration, context.defaults, {
    scheme,
    monthlyRent: rent.monthlyRent,
    deliveryDate,
  }).filter(({ key, origin }) => origin === 'file' || scheme.isPaidByOthers?.(key, configuration) !== true)
  const timeline = timelineOf(
    signatureDate,
    Math.max(LEAST_YEARS_SHOWN, configuration.duration_to_display),
    constructionMonths(signatureDate, deliveryDate),
  )
  const loans = financedLoans(configuration, acquisition, signatureDate, deliveryDate)
  const instalments = togetherOf(loans)
  const lettings = {
    monthlyRent: rent.monthlyRent,
    vacancy: configuration.vacancy_rate ?? 0,
    rentGrowth: configuration.yearly_rent_revaluation_rate,
    chargeGrowth: context.defaults.yearly_charge_revaluation_rate,
  }
  const projected = projectYears(timeline, lettings, charges, { loans, instalments }, monthOf(signatureDate))
  return {
    signatureDate,
    deliveryDate,
    acquisition,
    rent,
    charges,
    timeline,
    loans,
    instalments,
    lettings,
    projected,
  }
}

/**
 * Runs a scheme over the calendar years of an operation that was found valid.
 * @param projection of the same operation under another regime of tax, which changes nothing before the tax
 */
export function compute(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  scheme: InvestmentScheme,
  surface: number,
  projection: Projection = projectionOf(configuration, context, scheme, surface),
): Computation {
  const { signatureDate, deliveryDate, acquisition, charges, timeline, loans, instalments, lettings, projected } =
    projection
  const situation: Situation = {
    configuration,
    signatureDate,
    deliveryDate,
    market: context.market,
    surface,
    acquisition,
    years: projected,
    netRentalIncome: context.household?.net_rental_income ?? 0,
    earnedIncome: context.household?.earned_income ?? configuration.net_monthly_income * 12,
  }
  const outcome = scheme.gives(situation)
  const household = taxableHousehold(configuration, context.household, context.asOf)
  const taxedHousehold = taxedHouseholdOf(household, context.household)
  const effects = taxEffects(taxedHousehold, outcome.years, outcome.reductionLifetime)
  const exits = exitsOf({
    scheme,
    configuration,
    signatureDate,
    acquisition,
    held: timeline.years,
    loans,
    projected,
    outcome,
    effects,
    household: taxedHousehold,
  })
  const wealthYears = wealthYearsOf({
    wealth: context.household?.wealth,
    asOf: context.asOf,
    configuration,
    acquisition,
    signatureDate,
    deliveryDate,
    projected,
    outcome,
    effects,
    exits,
    household: taxedHousehold,
  })
  const lines = yearlyReport(projected, outcome.years, effects, exits, wealthYears)
  const payment = highestPayment(loans)
  const basis = {
    configuration,
    signatureDate,
    acquisition,
    held: timeline.years,
    lines,
    lettings,
    monthlyPayment: payment,
    charges,
    loanMonths: instalments.length,
  }
  return {
    ...projection,
    configuration,
    context,
    scheme,
    household,
    taxedHousehold,
    outcome,
    effects,
    exits,
    wealthYears,
    lines,
    monthlyReport: monthlyReportOf(lines, charges, timeline, lettings),
    indicators: indicatorsOf(basis),
  }
}

/** An income that comes from a tax notice already holds the net rents of the household. */
function taxedHouseholdOf(
  { quotient, taxableIncome, basis }: TaxableHousehold,
  composition: HouseholdComposition | undefined,
): TaxedHousehold {
  const netRentalIncome = composition?.net_rental_income ?? 0
  return {
    quotient,
    otherIncome: basis === 'tax' ? Math.max(0, taxableIncome - netRentalIncome) : taxableIncome,
    netRentalIncome,
    priorLandDeficit: composition?.prior_land_deficit ?? 0,
    cappedAdvantagesUsed: composition?.capped_advantages_used ?? 0,
    runningReductions: composition?.running_reductions ?? [],
  }
}

function monthlyReportOf(
  lines: readonly YearLine[],
  charges: readonly Charge[],
  { years, referenceIndex }: Timeline,
  lettings: Lettings,
): MonthlyReport {
  const line = lines[referenceIndex]
  const held = years[referenceIndex]
  if (line === undefined || held === undefined) throw new RangeError('An operation is held at least a month')
  return monthlyReport(line, chargeLines(charges, held, lettings), lettings)
}
