import { salaryDeduction } from '../law/incomeDeductions'
import { inForce } from '../law/parameter'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'

/** Wages of one person after the 10 % deduction, euros (CGI art. 83, 3°). */
export function netOfSalaryDeduction(wages: number, incomeYear: number): number {
  const { rate, minimum, maximum } = inForce(salaryDeduction, endOfYear(incomeYear)).value
  const deduction = Math.min(Math.max(roundToEuro(wages * rate), minimum), maximum, wages)
  return wages - deduction
}
