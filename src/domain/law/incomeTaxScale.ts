import type { Bracket } from '../mechanisms/progressiveScale'
import { bracketsText } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'

const FIVE_RATES = [0, 0.055, 0.14, 0.3, 0.41]
const SIX_RATES = [0, 0.055, 0.14, 0.3, 0.41, 0.45]
const RATES_FROM_2014 = [0, 0.14, 0.3, 0.41, 0.45]
const RATES_FROM_2020 = [0, 0.11, 0.3, 0.41, 0.45]

/** Progressive scale of the income tax, euros a part, by income year (CGI art. 197, I, 1). */
export const incomeTaxScale = byIncomeYear(
  'Barème de l’impôt sur le revenu',
  'CGI art. 197, I, 1',
  bracketsText,
  {
    2011: brackets([0, 5963, 11_896, 26_420, 70_830], FIVE_RATES),
    2012: brackets([0, 5963, 11_896, 26_420, 70_830, 150_000], SIX_RATES),
    2013: brackets([0, 6011, 11_991, 26_631, 71_397, 151_200], SIX_RATES),
    2014: brackets([0, 9690, 26_764, 71_754, 151_956], RATES_FROM_2014),
    2015: brackets([0, 9700, 26_791, 71_826, 152_108], RATES_FROM_2014),
    2016: brackets([0, 9710, 26_818, 71_898, 152_260], RATES_FROM_2014),
    2017: brackets([0, 9807, 27_086, 72_617, 153_783], RATES_FROM_2014),
    2018: brackets([0, 9964, 27_519, 73_779, 156_244], RATES_FROM_2014),
    2019: brackets([0, 10_064, 27_794, 74_517, 157_806], RATES_FROM_2014),
    2020: brackets([0, 10_084, 25_710, 73_516, 158_122], RATES_FROM_2020),
    2021: brackets([0, 10_225, 26_070, 74_545, 160_336], RATES_FROM_2020),
    2022: brackets([0, 10_777, 27_478, 78_570, 168_994], RATES_FROM_2020),
    2023: brackets([0, 11_294, 28_797, 82_341, 177_106], RATES_FROM_2020),
    2024: brackets([0, 11_497, 29_315, 83_823, 180_294], RATES_FROM_2020),
    2025: brackets([0, 11_600, 29_579, 84_577, 181_917], RATES_FROM_2020),
  },
  '2025-12-31',
)

function brackets(bounds: readonly number[], rates: readonly number[]): readonly Bracket[] {
  return bounds.map((from, index) => ({ from, rate: rates[index] ?? 0 }))
}
