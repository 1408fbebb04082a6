import { frenchEuros, frenchPercent } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'

/** Flat deduction for professional expenses, for one person. Euros. */
export interface SalaryDeduction {
  rate: number
  minimum: number
  maximum: number
}

/** Deduction of 10 % on wages, by income year (CGI art. 83, 3°). */
export const salaryDeduction = byIncomeYear<SalaryDeduction>('Déduction forfaitaire de 10\u202f%', 'CGI art. 83, 3°', deductionText, {
  2011: deduction(421, 14_157),
  2012: deduction(421, 12_000),
  2013: deduction(424, 12_097),
  2014: deduction(426, 12_157),
  2015: deduction(426, 12_170),
  2016: deduction(426, 12_183),
  2017: deduction(430, 12_305),
  2018: deduction(437, 12_502),
  2019: deduction(441, 12_627),
  2020: deduction(442, 12_652),
  2021: deduction(448, 12_829),
  2022: deduction(472, 13_522),
  2023: deduction(495, 14_171),
  2024: deduction(504, 14_426),
  2025: deduction(509, 14_555),
})

function deduction(minimum: number, maximum: number): SalaryDeduction {
  return { rate: 0.1, minimum, maximum }
}

function deductionText({ rate, minimum, maximum }: SalaryDeduction): string {
  return `${frenchPercent(rate)}, entre ${frenchEuros(minimum)} et ${frenchEuros(maximum)}`
}
