import { adultChildCap, bareOwnerRepairsCap, hostingCap, oldJudgmentCoefficient } from '../law/deductibleCharges'
import { inForce } from '../law/parameter'
import { readOnce } from '../law/readOnce'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import type { DeductibleCharges } from './taxReturn'

const chargeRules = readOnce((incomeYear: number) => {
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
  const counted = ({ amount, oldJudgment }: { amount: number; oldJudgment: boolean }) =>
    oldJudgment ? amount * rules.oldJudgment : amount
  const children = sum((charges.adultChildAlimony ?? []).map((alimony) => Math.min(counted(alimony), rules.adultChild)))
  const { amount = 0, persons = 0 } = charges.hosting ?? {}
  const hosting = Math.min(amount, Math.max(1, persons) * rules.hosting)
  const repairs = Math.min(charges.bareOwnerRepairs ?? 0, rules.bareOwnerRepairs)
  return roundToEuro(
    children + sum((charges.otherAlimony ?? []).map(counted)) + hosting + repairs + (charges.other ?? 0),
  )
}

/** Allowance for the members of attached children’s households, euros (CGI art. 196 B). */
export function attachedHouseholdAllowance(members: number, incomeYear: number): number {
  return members * chargeRules(incomeYear).adultChild
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
