import { type InForce, inForce } from '../law/parameter'
import { overseasRentCeilings, rentCeilings, rentCoefficient } from '../law/pinel'
import type { Zone } from '../configuration'
import type { IsoDate } from '../value/calendar'
import { roundToCent, roundToHundredth } from '../value/rounding'
import { isOverseas } from './overseas'
import type { LettingSituation, RentCeiling } from './scheme'

/** Highest rent of a Pinel lease, euros a month without service charges, for a lease of the day of the delivery. */
export function pinelRentCeiling({
  configuration,
  surface,
  market,
  signatureDate,
  deliveryDate = signatureDate,
}: LettingSituation): RentCeiling {
  if (!isOverseas(configuration)) return rentCeilingFor(surface, market.zone, deliveryDate)
  return overseasRentCeilingFor(surface, deliveryDate)
}

/** The same in the overseas departments, which have one ceiling. */
export function overseasRentCeilingFor(surface: number, on: IsoDate): RentCeiling {
  const ceiling = inForce(overseasRentCeilings, on)
  return ceilingOf(surface, ceiling.value, ceiling, on)
}

/**
 * Ceiling × coefficient, rounded to the cent, × area (BOI-IR-RICI-360-20-30 § 130).
 * @param surface m²: living area, plus half of the annexes up to 8 m²
 */
export function rentCeilingFor(surface: number, zone: Zone, on: IsoDate): RentCeiling {
  const ceilings = inForce(rentCeilings, on)
  return ceilingOf(surface, ceilings.value[zone], ceilings, on)
}

function ceilingOf(surface: number, ceiling: number, rule: InForce<unknown>, on: IsoDate): RentCeiling {
  const coefficient = inForce(rentCoefficient, on)
  const perSquareMeter = roundToCent(ceiling * surfaceCoefficient(surface, coefficient.value))
  return { monthlyRent: roundToCent(perSquareMeter * surface), parameters: [rule, coefficient] }
}

/** min(maximum, constant + divisor ÷ area), rounded to the hundredth. */
export function surfaceCoefficient(
  surface: number,
  { constant, divisor, maximum }: { constant: number; divisor: number; maximum: number },
): number {
  return Math.min(maximum, roundToHundredth(constant + divisor / surface))
}
