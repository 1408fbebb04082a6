import { frenchEuros, frenchPercent } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'

/** Flat deduction for professional expenses, for one person. Euros. */
interface SalaryDeduction {
  rate: number
  minimum: number
  maximum: number
}

/** Deduction of 10 % on wages, by income year (CGI art. 83, 3°). */
export const salaryDeduction = byIncomeYear<SalaryDeduction>(
  'Déduction forfaitaire de 10\u202f%',
  'CGI art. 83, 3°',
  deductionText,
  {
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
  },
  '2025-12-31',
)

/** Flat deduction on pensions: at least `minimum` a pensioner, at most `maximum` a household. Euros. */
export const pensionDeduction = byIncomeYear<SalaryDeduction>(
  'Déduction de 10\u202f% sur les pensions',
  'CGI art. 158, 5, a',
  deductionText,
  {
    2011: deduction(374, 3660),
    2012: deduction(374, 3660),
    2013: deduction(374, 3689),
    2014: deduction(379, 3707),
    2015: deduction(379, 3711),
    2016: deduction(379, 3715),
    2017: deduction(383, 3752),
    2018: deduction(389, 3812),
    2019: deduction(393, 3850),
    2020: deduction(394, 3858),
    2021: deduction(400, 3912),
    2022: deduction(422, 4123),
    2023: deduction(442, 4321),
    2024: deduction(450, 4399),
    2025: deduction(454, 4439),
  },
  '2025-12-31',
)

/** Allowance of a person over 65 or disabled: `full` up to the first global income, half of it up to the second. Euros. */
interface AgeAllowance {
  full: number
  fullUpTo: number
  halfUpTo: number
}

/** Age from which the allowance is due on 31 December of the income year, years. */
export const AGE_OF_ALLOWANCE = 65

/** Allowance of modest old or disabled people, a person, by income year (CGI art. 157 bis). */
export const ageAllowance = byIncomeYear<AgeAllowance>(
  'Abattement des personnes âgées ou invalides',
  'CGI art. 157 bis',
  ({ full }) => frenchEuros(full),
  {
    2011: { full: 2312, fullUpTo: 14_220, halfUpTo: 22_930 },
    2012: { full: 2312, fullUpTo: 14_510, halfUpTo: 23_390 },
    2013: { full: 2332, fullUpTo: 14_630, halfUpTo: 23_580 },
    2014: { full: 2344, fullUpTo: 14_710, halfUpTo: 23_700 },
    2015: { full: 2348, fullUpTo: 14_730, halfUpTo: 23_730 },
    2016: { full: 2352, fullUpTo: 14_750, halfUpTo: 23_760 },
    2017: { full: 2376, fullUpTo: 14_900, halfUpTo: 24_000 },
    2018: { full: 2416, fullUpTo: 15_140, halfUpTo: 24_390 },
    2019: { full: 2442, fullUpTo: 15_300, halfUpTo: 24_640 },
    2020: { full: 2448, fullUpTo: 15_340, halfUpTo: 24_690 },
    2021: { full: 2484, fullUpTo: 15_560, halfUpTo: 25_040 },
    2022: { full: 2620, fullUpTo: 16_410, halfUpTo: 26_400 },
    2023: { full: 2746, fullUpTo: 17_200, halfUpTo: 27_670 },
    2024: { full: 2796, fullUpTo: 17_510, halfUpTo: 28_170 },
    2025: { full: 2822, fullUpTo: 17_670, halfUpTo: 28_430 },
  },
  '2025-12-31',
)

function deduction(minimum: number, maximum: number): SalaryDeduction {
  return { rate: 0.1, minimum, maximum }
}

function deductionText({ rate, minimum, maximum }: SalaryDeduction): string {
  return `${frenchPercent(rate)}, entre ${frenchEuros(minimum)} et ${frenchEuros(maximum)}`
}
