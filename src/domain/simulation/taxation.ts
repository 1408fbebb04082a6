import type { HouseholdComposition, SimulationContext, SolutionConfiguration } from '../configuration'
import type { YearLine } from '../result'
import type { InvestmentScheme, SchemeOutcome } from '../schemes/scheme'
import { type TaxableHousehold, taxableHousehold } from '../tax/householdTax'
import { type Exit, exitsOf } from './exit'
import type { Projection } from './projection'
import { type TaxedHousehold, type TaxEffect, taxEffects } from './taxEffect'
import { type WealthYear, wealthYearsOf } from './wealthTax'
import { yearlyReport } from './yearlyReport'

/** An operation and what its scheme makes of the taxes of the household, year by year. */
export interface TaxedOperation extends Projection {
  configuration: SolutionConfiguration
  context: SimulationContext
  scheme: InvestmentScheme
  household: TaxableHousehold
  taxedHousehold: TaxedHousehold
  outcome: SchemeOutcome
  effects: TaxEffect[]
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
  const { signatureDate, deliveryDate, acquisition, rent, timeline, loans, projected } = projection
  const outcome = outcomeOf(configuration, context, scheme, projection)
  const household = taxableHousehold(configuration, context.household, context.asOf)
  const taxedHousehold = taxedHouseholdOf(household, context.household)
  const effects = taxEffects(taxedHousehold, outcome.years, outcome.reductionLifetime)
  const taxed = {
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
    asOf: context.asOf,
  }
  const exits = exitsOf(taxed)
  const wealthYears = wealthYearsOf(taxed, exits, context.household?.wealth)
  const lines = yearlyReport(projected, outcome.years, effects, exits, wealthYears)
  return {
    configuration,
    context,
    scheme,
    signatureDate,
    deliveryDate,
    acquisition,
    rent,
    charges: projection.charges,
    timeline,
    loans,
    instalments: projection.instalments,
    lettings: projection.lettings,
    projected,
    household,
    taxedHousehold,
    outcome,
    effects,
    exits,
    wealthYears,
    lines,
  }
}

function outcomeOf(
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
