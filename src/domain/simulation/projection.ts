import type { SimulationContext, SolutionConfiguration } from '../configuration'
import type { Instalment } from '../mechanisms/loanSchedule'
import type { InvestmentScheme } from '../schemes/scheme'
import { type IsoDate, monthOf } from '../value/calendar'
import { acquisitionOf, type FinancedAcquisition } from './acquisition'
import { type Charge, chargesOf } from './charges'
import { type FinancedLoan, financedLoans, togetherOf } from './financing'
import { constructionMonths, deliveryOf } from './offPlan'
import { type Lettings, type ProjectedYear, projectYears } from './operating'
import { type RentBasis, rentOf } from './rent'
import { type Timeline, timelineOf } from './timeline'

/** What the purchase, its loans and its letting come to before any tax. */
export interface Projection {
  signatureDate: IsoDate
  deliveryDate: IsoDate
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
}

/** A duration of 0 years is allowed (specification §5): the report then shows the first one, and says so. */
const LEAST_YEARS_SHOWN = 1

/** The purchase, its loan and its letting, year by year, before any tax. */
export function projectionOf(
  configuration: SolutionConfiguration,
  context: SimulationContext,
  scheme: InvestmentScheme,
  surface: number,
): Projection {
  const signatureDate = configuration.notary_signature_date ?? context.asOf
  const deliveryDate = deliveryOf(configuration, signatureDate, scheme)
  const acquisition = acquisitionOf(configuration, context.defaults)
  const rent = rentOf(configuration, context.market, surface, scheme, { signatureDate, deliveryDate })
  const charges = chargesOfOwner(configuration, context, scheme, rent.monthlyRent, deliveryDate)
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

/** The usual charges that somebody else pays under the scheme are left out, unless the file has them. */
function chargesOfOwner(
  configuration: SolutionConfiguration,
  { defaults }: SimulationContext,
  scheme: InvestmentScheme,
  monthlyRent: number,
  deliveryDate: IsoDate,
): Charge[] {
  const charges = chargesOf(configuration, defaults, { scheme, monthlyRent, deliveryDate })
  return charges.filter(({ key, origin }) => origin === 'file' || scheme.isPaidByOthers?.(key, configuration) !== true)
}
