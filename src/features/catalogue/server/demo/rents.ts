import type { Attributes } from '#contract'
import { operationOf } from '#features/catalogue/contract'
import { simulators, type SolutionConfiguration } from '#domain'
import { yieldsOf } from '../yields'
import type { makeHome } from './homes'
import type { makePrice } from './prices'
import { isLet, type DemoProgram } from './programs'

type Property = ReturnType<typeof makeHome> & ReturnType<typeof makePrice>
type Rent = Pick<
  Attributes<'property'>,
  | 'suggested_rent'
  | 'monthly_condominium_fee'
  | 'monthly_non_recoverable_fee'
  | 'property_tax'
  | 'rental_management_rate'
  | 'occupancy_rate'
  | 'average_daily_rate'
  | 'gross_yield'
  | 'net_yield'
>

const DAYS_A_MONTH = 365 / 12
const NON_RECOVERABLE = 0.3
const NOT_LET = {
  suggested_rent: null,
  rental_management_rate: null,
  occupancy_rate: null,
  average_daily_rate: null,
  gross_yield: null,
  net_yield: null,
}

/** What a property earns and costs its owner, as its project type lets it. Euros. */
export function makeRent(program: DemoProgram, property: Property, asOf: string): Rent {
  const { project, manager, draw } = program
  const marketRent = marketRentOf(program, property)
  const fee = cents(property.surface * (draw.whole(200, 320) / 100))
  const charges = {
    monthly_condominium_fee: fee,
    monthly_non_recoverable_fee: cents(fee * NON_RECOVERABLE),
    property_tax: Math.round(marketRent * (draw.whole(90, 160) / 100)),
  }
  if (!isLet(project))
    return {
      ...NOT_LET,
      ...(project === 'bare_ownership'
        ? { monthly_condominium_fee: null, monthly_non_recoverable_fee: null, property_tax: null }
        : charges),
    }
  const stay =
    project === 'seasonal_rental' ? shortStays(program, property) : { occupancy_rate: null, average_daily_rate: null }
  const rental_management_rate = manager ? null : draw.whole(65, 80) / 1_000
  const suggested_rent = cents(cappedRent(program, property, rentBefore(program, property, marketRent, stay), asOf))
  const earned = { ...charges, ...stay, suggested_rent, rental_management_rate }
  const { seniority } = program.attributes
  const letting = { isManaged: manager !== undefined, seniority: seniority ?? 'new', on: asOf }
  return { ...earned, ...yieldsOf({ ...property, ...earned }, letting) }
}

function marketRentOf({ place, draw }: DemoProgram, { rooms, surface }: Property): number {
  return surface * (rooms <= 2 ? place.smallRent : place.largeRent) * draw.normal(1, 0.04)
}

interface Stays {
  readonly occupancy_rate: number | null
  readonly average_daily_rate: number | null
}

/** Nights cost from 65 € in a studio to 140 € in a home of five rooms. */
function shortStays({ draw }: DemoProgram, { rooms }: Property): Stays {
  return { occupancy_rate: draw.whole(52, 68) / 100, average_daily_rate: 50 + rooms * 15 + draw.whole(0, 15) }
}

/** An operator pays a share of the price without VAT; travellers pay by the night; tenants pay the market. */
function rentBefore(
  { project, manager, draw }: DemoProgram,
  { property_price }: Property,
  marketRent: number,
  { occupancy_rate, average_daily_rate }: Stays,
): number {
  const withoutVat = property_price / 1.2
  if (manager) return (withoutVat * (draw.whole(400, 520) / 10_000)) / 12
  if (project === 'para_hotelier') return (withoutVat * (draw.whole(400, 460) / 10_000)) / 12
  if (occupancy_rate !== null && average_daily_rate !== null) return occupancy_rate * average_daily_rate * DAYS_A_MONTH
  return marketRent
}

/** Under the ceiling of the scheme, which the engine knows. Nothing of the household enters in it. */
function cappedRent(
  { project, attributes, market }: DemoProgram,
  property: Property,
  rent: number,
  asOf: string,
): number {
  const facts = {
    ...property,
    suggested_rent: rent,
    monthly_non_recoverable_fee: null,
    property_tax: null,
    rental_management_rate: null,
  }
  // Pinel is closed: its leases began when it was not.
  const signatureDate = project === 'pinel' ? '2022-09-15' : asOf
  const operation = operationOf(attributes, facts, signatureDate)
  if (!operation) return rent
  const configuration: SolutionConfiguration = { ...WITHOUT_HOUSEHOLD, ...operation }
  const deliveryDate = attributes.delivery_date ?? signatureDate
  const situation = { configuration, signatureDate, deliveryDate, market, surface: property.surface }
  const ceiling = simulators.rentCeiling(project, situation)
  return Math.min(rent, ceiling?.monthlyRent ?? Infinity)
}

const WITHOUT_HOUSEHOLD = {
  net_monthly_income: 0,
  annual_tax: 0,
  alimony: 0,
  fiscal_part: 1,
  monthly_rent: 0,
  monthly_loan_payment: 0,
  contribution: 0,
  notary_fee: 0,
  guaranty_fee: 0,
  yearly_rent_revaluation_rate: 0,
  duration_to_display: 20,
  loan_duration: 20,
  loan_rate: 0,
  insurance_rate: 0,
}

const cents = (euros: number): number => Math.round(euros * 100) / 100
