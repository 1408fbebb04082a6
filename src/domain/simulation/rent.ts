import type { InvestmentScheme, OwnRent, RentCeiling } from '../schemes/scheme'
import type { IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { Market, SolutionConfiguration } from '../configuration'

/** Living area and rent of the property, with what they come from. */
export interface RentBasis {
  /** m². */
  surface: number
  isSurfaceEstimated: boolean
  /** Euros a month, without service charges. */
  monthlyRent: number
  isRentEstimated: boolean
  /** What the answers of the scheme give, when the rent comes from them. */
  own?: OwnRent
  /** The scheme's ceiling when there is one. */
  ceiling: RentCeiling | undefined
  isCapped: boolean
}

const NOT_LET = { monthlyRent: 0, isRentEstimated: false, ceiling: undefined, isCapped: false }

/** The living area typed, otherwise price ÷ market price per m²; undefined when neither is known. */
export function surfaceOf(configuration: SolutionConfiguration, market: Market): number | undefined {
  if (configuration.surface !== undefined && configuration.surface > 0) return configuration.surface
  const estimated = configuration.property_price / market.price_per_square_meter
  return Number.isFinite(estimated) && estimated > 0 ? estimated : undefined
}

/**
 * Nothing where the owner does not let; what the scheme’s own answers give, otherwise the rent typed, otherwise the
 * market's for the area, under the ceiling of the scheme.
 */
export function rentOf(
  configuration: SolutionConfiguration,
  market: Market,
  surface: number,
  scheme: InvestmentScheme,
  dates: { signatureDate: IsoDate; deliveryDate: IsoDate },
): RentBasis {
  if (scheme.letting === 'none') return { ...NOT_LET, surface, isSurfaceEstimated: configuration.surface !== surface }
  const own = scheme.ownRent?.(configuration)
  const wanted = own?.monthlyRent ?? configuration.suggested_rent ?? surface * market.rent_per_square_meter
  const ceiling = scheme.rentCeiling?.({ configuration, ...dates, market, surface })
  const monthlyRent = roundToCent(Math.min(wanted, ceiling?.monthlyRent ?? Infinity))
  return {
    surface,
    isSurfaceEstimated: configuration.surface !== surface,
    monthlyRent,
    isRentEstimated: configuration.suggested_rent === undefined && own === undefined,
    ...(own === undefined ? {} : { own }),
    ceiling,
    isCapped: ceiling !== undefined && wanted > ceiling.monthlyRent,
  }
}
