import { frenchEuros, frenchPercent } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'

/** Décote = amount − rate × tax, at least 0. Euros. */
interface Decote {
  single: number
  couple: number
  rate: number
}

/** Relief of small taxes, by income year (CGI art. 197, I, 4, a). A couple had the single amount until 2013. */
export const decote = byIncomeYear<Decote>(
  'Décote',
  'CGI art. 197, I, 4',
  decoteText,
  {
    2011: { single: 439, couple: 439, rate: 0.5 },
    2012: { single: 480, couple: 480, rate: 0.5 },
    2013: { single: 508, couple: 508, rate: 0.5 },
    2014: { single: 1135, couple: 1870, rate: 1 },
    2015: { single: 1165, couple: 1920, rate: 0.75 },
    2016: { single: 1165, couple: 1920, rate: 0.75 },
    2017: { single: 1177, couple: 1939, rate: 0.75 },
    2018: { single: 1196, couple: 1970, rate: 0.75 },
    2019: { single: 1208, couple: 1990, rate: 0.75 },
    2020: { single: 779, couple: 1289, rate: 0.4525 },
    2021: { single: 790, couple: 1307, rate: 0.4525 },
    2022: { single: 833, couple: 1378, rate: 0.4525 },
    2023: { single: 873, couple: 1444, rate: 0.4525 },
    2024: { single: 889, couple: 1470, rate: 0.4525 },
    2025: { single: 897, couple: 1483, rate: 0.4525 },
  },
  '2025-12-31',
)

/** Reduction of the tax of modest incomes: full below `lower`, nil from `upper`. Euros of reference income per adult. */
interface ModestIncomeReduction {
  rate: number
  lower: number
  upper: number
  /** Added to both limits for each half-part beyond the adults’. */
  perHalfPart: number
}

const NO_REDUCTION: ModestIncomeReduction = { rate: 0, lower: 0, upper: 0, perHalfPart: 0 }

/** Existed for incomes 2016 to 2019 (CGI art. 197, I, 4, b, repealed by loi 2019-1479). */
export const modestIncomeReduction = byIncomeYear<ModestIncomeReduction>(
  'Réduction d’impôt des revenus modestes',
  'CGI art. 197, I, 4, b',
  ({ rate }) => frenchPercent(rate),
  {
    2011: NO_REDUCTION,
    2016: { rate: 0.2, lower: 18_500, upper: 20_500, perHalfPart: 3700 },
    2017: { rate: 0.2, lower: 18_685, upper: 20_705, perHalfPart: 3737 },
    2018: { rate: 0.2, lower: 18_985, upper: 21_037, perHalfPart: 3797 },
    2019: { rate: 0.2, lower: 19_176, upper: 21_249, perHalfPart: 3836 },
    2020: NO_REDUCTION,
  },
  '2025-12-31',
)

/** Reduction of 2013 alone: `amount` an adult, cut by what the reference income exceeds the limit. Euros. */
interface ExceptionalReduction {
  amount: number
  /** Reference income an adult up to which it is full, and what each half-part beyond the adults’ adds to it. */
  limit: number
  perHalfPart: number
}

/** Exceptional reduction of the tax on the income of 2013 (loi 2014-891, art. 1). */
export const exceptionalReduction = byIncomeYear<ExceptionalReduction>(
  'Réduction d’impôt exceptionnelle de 2013',
  'Loi 2014-891 du 08/08/2014, art. 1',
  ({ amount }) => frenchEuros(amount),
  {
    2011: { amount: 0, limit: 0, perHalfPart: 0 },
    2013: { amount: 350, limit: 13_795, perHalfPart: 3536 },
    2014: { amount: 0, limit: 0, perHalfPart: 0 },
  },
  '2025-12-31',
)

function decoteText({ single, couple, rate }: Decote): string {
  return `${frenchEuros(single)} (${frenchEuros(couple)} pour un couple) moins ${frenchPercent(rate)} de l’impôt`
}
