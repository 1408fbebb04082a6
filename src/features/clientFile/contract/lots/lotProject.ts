import type { Attributes } from '#contract'
import { operationOf, type CatalogueProperty } from '#features/catalogue/contract'

/** What a client file says of its project once it is the purchase of a lot. */
export interface LotProject {
  /** The answers of the lot; null for those that were another property's. */
  readonly simulation: Partial<Attributes<'simulation'>>
  /** Of the property, euros a year. */
  readonly charges: readonly { readonly label: string; readonly amount: number }[]
}

/** Answers that belong to a property, emptied where the lot says nothing: fees are then estimated, the rent is the market's. */
const anotherProperty = {
  furniture_price: null,
  renovation_price: null,
  energy_renovation_price: null,
  notary_fee: null,
  guaranty_fee: null,
  suggested_rent: null,
  surface: null,
  residence_type: null,
  hotel_services: null,
  usufruct_duration: null,
  full_ownership_price: null,
  energy_class: null,
  delivery_date: null,
  buyer_type: null,
  property_tax_exemption: null,
  waste_tax: null,
  business_property_tax: null,
} as const satisfies Partial<Attributes<'simulation'>>

/**
 * What opening the solution with a lot writes in the file. Undefined for a lot without project, place or price.
 * @param signedOn date of the deed, `YYYY-MM-DD`
 */
export function projectOfLot(lot: CatalogueProperty, signedOn: string): LotProject | undefined {
  const operation = operationOf(lot.program, lot, signedOn)
  if (!operation) return undefined
  const { property_price, simulation_charges = [], ...answers } = operation
  return {
    simulation: { ...anotherProperty, ...answers, investment_price: property_price },
    charges: simulation_charges,
  }
}
