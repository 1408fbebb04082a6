import { adultChildCap, bareOwnerRepairsCap, hostingCap, oldJudgmentCoefficient } from '../law/deductibleCharges'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { DeductibleCharges } from './taxReturn'

/** Charges that a notice groups as « charges déduites », euros: neither CSG nor retirement savings are in them. */
export function groupedCharges(charges: DeductibleCharges, incomeYear: number): number {
  const on = endOfYear(incomeYear)
  const coefficient = inForce(oldJudgmentCoefficient, on).value
  const counted = ({ amount, oldJudgment }: { amount: number; oldJudgment: boolean }) =>
    oldJudgment ? amount * coefficient : amount
  const childCap = inForce(adultChildCap, on).value
  const children = sum((charges.adultChildAlimony ?? []).map((alimony) => Math.min(counted(alimony), childCap)))
  const { amount = 0, persons = 0 } = charges.hosting ?? {}
  const hosting = Math.min(amount, Math.max(1, persons) * inForce(hostingCap, on).value)
  const repairs = Math.min(charges.bareOwnerRepairs ?? 0, inForce(bareOwnerRepairsCap, on).value)
  return roundToEuro(
    children + sum((charges.otherAlimony ?? []).map(counted)) + hosting + repairs + (charges.other ?? 0),
  )
}

/** Allowance for the members of attached children’s households, euros (CGI art. 196 B). */
export function attachedHouseholdAllowance(members: number, incomeYear: number): number {
  return members * inForce(adultChildCap, endOfYear(incomeYear)).value
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
