import { notaryFee } from '#domain'

/** What yields are made of. Euros; the rent and the fee a month, the tax a year; the rate a fraction of the rent. */
export interface Earning {
  readonly property_price: number
  readonly renovation_price: number | null
  readonly furniture_price: number | null
  readonly suggested_rent: number
  readonly monthly_non_recoverable_fee: number
  readonly property_tax: number
  readonly rental_management_rate: number | null
}

/**
 * Gross yield: the rents of a year over the price. Net: less what the owner pays, over all that the property costs with its notary. Fractions.
 * @param isManaged its operator pays what is not the tax
 */
export function yieldsOf(
  earning: Earning,
  { isManaged, seniority, on }: { readonly isManaged: boolean; readonly seniority: 'new' | 'old'; readonly on: string },
): { readonly gross_yield: number; readonly net_yield: number } {
  const { property_price, renovation_price, furniture_price } = earning
  const yearly = earning.suggested_rent * 12
  const fees = isManaged ? 0 : earning.monthly_non_recoverable_fee * 12 + yearly * (earning.rental_management_rate ?? 0)
  const cost =
    property_price +
    (renovation_price ?? 0) +
    (furniture_price ?? 0) +
    notaryFee(property_price, { seniority, on }).total
  return {
    gross_yield: millionths(yearly / property_price),
    net_yield: millionths((yearly - fees - earning.property_tax) / cost),
  }
}

const millionths = (rate: number): number => Math.round(rate * 1e6) / 1e6
