import { adultChildCap, bareOwnerRepairsCap, hostingCap, oldJudgmentCoefficient } from '../law/deductibleCharges'
import { inForce } from '../law/parameter'
import { memoize } from '../value/memoize'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { DeductibleCharges } from './taxReturn'

const chargeRules = memoize((incomeYear: number) => {
  const on = endOfYear(incomeYear)
  return {
    oldJudgment: inForce(oldJudgmentCoefficient, on).value,
    adultChild: inForce(adultChildCap, on).value,
    hosting: inForce(hostingCap, on).value,
    bareOwnerRepairs: inForce(bareOwnerRepairsCap, on).value,
  }
})

/** Charges that a notice groups as « charges déduites », euros: neither CSG nor retirement savings are in them. */
export function groupedCharges(charges: DeductibleCharges, incomeYear: number): number {
  const rules = chargeRules(incomeYear)
  const { adultChildAlimony, otherAlimony, hosting, bareOwnerRepairs = 0, other = 0 } = charges
  const children = alimonyOf(adultChildAlimony, rules.oldJudgment, rules.adultChild)
  const others = alimonyOf(otherAlimony, rules.oldJudgment, Infinity)
  const hosted = hosting === undefined ? 0 : Math.min(hosting.amount, Math.max(1, hosting.persons) * rules.hosting)
  return roundToEuro(children + others + hosted + Math.min(bareOwnerRepairs, rules.bareOwnerRepairs) + other)
}

/** Alimony deducted, each up to its cap; one that a judgment before 2006 fixed is raised (CGI art. 156, II, 2°). */
function alimonyOf(paid: DeductibleCharges['otherAlimony'], oldJudgmentCoefficient: number, cap: number): number {
  let sum = 0
  for (const { amount, oldJudgment } of paid ?? NONE_PAID) {
    sum += Math.min(oldJudgment ? amount * oldJudgmentCoefficient : amount, cap)
  }
  return sum
}

const NONE_PAID: NonNullable<DeductibleCharges['otherAlimony']> = []

/** Allowance for the members of attached children’s households, euros (CGI art. 196 B). */
export function attachedHouseholdAllowance(members: number, incomeYear: number): number {
  return members * chargeRules(incomeYear).adultChild
}
