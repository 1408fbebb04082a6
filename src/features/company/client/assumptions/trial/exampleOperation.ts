import { schemes, type FirmAssumptions } from '#domain'
import type { Operation } from '#client/engine'
import { exampleHousehold } from '#features/clientFile/contract/household'
import { defaultsOf } from '#features/clientFile/contract/solution'
import { checkSolutionConfiguration } from '#features/simulation/contract'

const project = schemes.usual.investment

/** What the example household buys and lets: a furnished flat, whose books are kept. Euros, a month for the rent. */
export const examplePurchase = {
  property_price: 200_000,
  suggested_rent: 800,
  surface: 45,
  seniority: 'new',
  municipality: 'montpellier-34000',
  budget_monitoring: true,
} as const

/** A market at which the example rents and sells. */
const market: Operation['context']['market'] = {
  zone: 'A',
  rent_per_square_meter: examplePurchase.suggested_rent / examplePurchase.surface,
  price_per_square_meter: examplePurchase.property_price / examplePurchase.surface,
}

/**
 * The purchase of the example household, all as the firm assumes it.
 * @param years of its loan @param today `YYYY-MM-DD` @returns undefined for a loan that nobody calculates
 */
export function exampleOperation(firm: FirmAssumptions, years: number, today: string): Operation | undefined {
  const { property_price, municipality, seniority } = examplePurchase
  const { contribution } = exampleHousehold
  const purchase = { project, municipality, seniority, contribution, loan_duration: years }
  const checked = checkSolutionConfiguration({
    ...exampleHousehold,
    ...examplePurchase,
    ...purchase,
    ...defaultsOf({ ...purchase, investment_price: property_price }, firm, today),
  })
  if (years <= 0 || !checked.valid) return undefined
  return { configuration: checked.attributes.configuration, context: { asOf: today, defaults: firm, market } }
}
