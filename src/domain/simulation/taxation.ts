import type { HouseholdComposition, SimulationContext, SolutionConfiguration } from '../configuration'
import type { YearLine } from '../result'
import type { InvestmentScheme, SchemeOutcome } from '../schemes/scheme'
import { type TaxableHousehold, taxableHousehold } from '../tax/householdTax'
import { type Exit, type ExitBasis, exitsOf, valuesOf } from './exit'
import type { Projection } from './projection'
import { type TaxedHousehold, type TaxEffect, taxEffects } from './taxEffect'
import { type WealthBasis, type WealthYear, wealthYearsOf } from './wealthTax'
import { yearlyReport } from './yearlyReport'

/** What a scheme makes of the taxes of the household while the property is held, year by year. */
interface TaxedHolding {
  household: TaxableHousehold
  taxedHousehold: TaxedHousehold
  outcome: SchemeOutcome
  effects: TaxEffect[]
}

/** An operation taxed year by year, and sold at the end of each of them. */
export interface TaxedOperation extends Projection, TaxedHolding {
  configuration: SolutionConfiguration
  context: SimulationContext
  scheme: InvestmentScheme
  exits: Exit[]
  wealthYears: WealthYear[]
  lines: YearLine[]
}

/** Taxes an operation over its calendar years: the scheme, the household with it and without it, each sale, wealth. */
export function taxedOperation(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  scheme: InvestmentScheme,
  projection: Projection,
): TaxedOperation {
  const outcome = outcomeOf(configuration, context, scheme, projection)
  const holding = taxedHolding(configuration, context, outcome)
  const basis = exitBasisOf(configuration, context, scheme, projection, holding)
  const values = valuesOf(basis)
  const exits = exitsOf(basis, values)
  const wealthYears = wealthYearsOf(basis, values, context.household?.wealth)
  const lines = yearlyReport(projection.projected, outcome.years, holding.effects, exits, wealthYears)
  return {
    configuration,
    context,
    scheme,
    signatureDate: projection.signatureDate,
    deliveryDate: projection.deliveryDate,
    acquisition: projection.acquisition,
    rent: projection.rent,
    charges: projection.charges,
    timeline: projection.timeline,
    loans: projection.loans,
    instalments: projection.instalments,
    lettings: projection.lettings,
    projected: projection.projected,
    household: holding.household,
    taxedHousehold: holding.taxedHousehold,
    outcome,
    effects: holding.effects,
    exits,
    wealthYears,
    lines,
  }
}

/** The tax of the household each year, with the operation and without it. */
export function taxedHolding(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  outcome: SchemeOutcome,
): TaxedHolding {
  const household = taxableHousehold(configuration, context.household, context.asOf)
  const taxedHousehold = taxedHouseholdOf(household, context.household)
  const effects = taxEffects(taxedHousehold, outcome.years, outcome.reductionLifetime)
  return { household, taxedHousehold, outcome, effects }
}

/** What the sale at the end of each year, and the wealth tax, are made from. */
export function exitBasisOf(
  configuration: SolutionConfiguration,
  { asOf }: SimulationContext,
  scheme: InvestmentScheme,
  { signatureDate, deliveryDate, acquisition, projected, timeline, loans }: Projection,
  { outcome, effects, taxedHousehold }: TaxedHolding,
): ExitBasis & WealthBasis {
  return {
    configuration,
    signatureDate,
    deliveryDate,
    acquisition,
    projected,
    outcome,
    effects,
    household: taxedHousehold,
    scheme,
    held: timeline.years,
    loans,
    asOf,
  }
}

/** What the scheme gives each year, on what the operation earns and costs before tax. */
export function outcomeOf(
  configuration: SolutionConfiguration,
  { market, household }: SimulationContext,
  scheme: InvestmentScheme,
  { signatureDate, deliveryDate, acquisition, rent, projected }: Projection,
): SchemeOutcome {
  return scheme.gives({
    configuration,
    signatureDate,
    deliveryDate,
    acquisition,
    market,
    surface: rent.surface,
    years: projected,
    netRentalIncome: household?.net_rental_income ?? 0,
    earnedIncome: household?.earned_income ?? configuration.net_monthly_income * 12,
  })
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
