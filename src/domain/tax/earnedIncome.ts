import { ageAllowance, AGE_OF_ALLOWANCE, pensionDeduction, salaryDeduction } from '../law/incomeDeductions'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** Wages of one person after the 10 % deduction, euros (CGI art. 83, 3°). */
export function netOfSalaryDeduction(wages: number, incomeYear: number): number {
  const { rate, minimum, maximum } = inForce(salaryDeduction, endOfYear(incomeYear)).value
  const deduction = Math.min(Math.max(roundToEuro(wages * rate), minimum), maximum, wages)
  return wages - deduction
}

/** Pensions of a household after the 10 % deduction, euros: a minimum a pensioner, a maximum together (CGI art. 158, 5, a). */
export function netOfPensionDeduction(pensions: readonly number[], incomeYear: number): number {
  const { rate, minimum, maximum } = inForce(pensionDeduction, endOfYear(incomeYear)).value
  const deductions = pensions.map((pension) => Math.min(Math.max(roundToEuro(pension * rate), minimum), pension))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return sum(pensions) - Math.min(sum(deductions), maximum)
}

/**
 * Allowance of the adults over 65 or disabled, euros (CGI art. 157 bis).
 * @param netGlobalIncome revenu net global, euros
 * @param adults adults of the household who are old enough or disabled
 */
export function ageAllowanceOf(netGlobalIncome: number, adults: number, incomeYear: number): number {
  if (adults === 0) return 0
  const { full, fullUpTo, halfUpTo } = inForce(ageAllowance, endOfYear(incomeYear)).value
  if (netGlobalIncome > halfUpTo) return 0
  return adults * (netGlobalIncome > fullUpTo ? full / 2 : full)
}

/** Whether a person is old enough for the allowance on 31 December of the income year. */
export function hasAgeOfAllowance(birthYear: number | undefined, incomeYear: number): boolean {
  return birthYear !== undefined && incomeYear - birthYear >= AGE_OF_ALLOWANCE
}
