import { inForce } from '../law/parameter'
import { usufructScale } from '../law/usufruct'
import type { IsoDate } from '../value/calendar'

/** Share of the full value that a life usufruct is, by the age of its holder on his last birthday (CGI art. 669, I). */
export function lifeUsufructShare(age: number, on: IsoDate): number {
  const { life } = inForce(usufructScale, on).value
  return life.find(({ under }) => age < under)?.share ?? 0
}

/**
 * Share of the full value that a usufruct of some years is: 23 % for each period of ten years begun, never more than the
 * whole, nor than its holder's life usufruct (CGI art. 669, II).
 * @param age of the holder, absent for a company
 */
export function fixedUsufructShare(years: number, on: IsoDate, age?: number): number {
  const { perTenYears } = inForce(usufructScale, on).value
  const share = Math.ceil(years / 10) * perTenYears
  return Math.min(share, 1, age === undefined ? 1 : lifeUsufructShare(age, on))
}
