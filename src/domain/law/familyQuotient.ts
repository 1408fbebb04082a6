import { frenchEuros } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'

/** Largest advantage of an extra half-part, euros. */
export const halfPartCap = byIncomeYear(
  'Plafond de la demi-part',
  'CGI art. 197, I, 2, al. 1',
  frenchEuros,
  {
    2011: 2336,
    2012: 2000,
    2013: 1500,
    2014: 1508,
    2015: 1510,
    2016: 1512,
    2017: 1527,
    2018: 1551,
    2019: 1567,
    2020: 1570,
    2021: 1592,
    2022: 1678,
    2023: 1759,
    2024: 1791,
    2025: 1807,
  },
  '2025-12-31',
)

/** Largest advantage of the full part of a lone parent’s first child, euros. */
export const loneParentCap = byIncomeYear(
  'Plafond de la part entière du parent isolé',
  'CGI art. 197, I, 2, al. 2',
  frenchEuros,
  {
    2011: 4040,
    2012: 4040,
    2013: 3540,
    2014: 3558,
    2015: 3562,
    2016: 3566,
    2017: 3602,
    2018: 3660,
    2019: 3697,
    2020: 3704,
    2021: 3756,
    2022: 3959,
    2023: 4149,
    2024: 4224,
    2025: 4262,
  },
  '2025-12-31',
)

/** Complementary reduction for each half-part of disability that the cap has cut, euros. */
export const disabilityComplement = byIncomeYear(
  'Réduction complémentaire d’invalidité',
  'CGI art. 197, I, 2, al. 4',
  frenchEuros,
  {
    2011: 661,
    2012: 997,
    2013: 1497,
    2014: 1504,
    2015: 1506,
    2016: 1508,
    2017: 1523,
    2018: 1547,
    2019: 1562,
    2020: 1565,
    2021: 1587,
    2022: 1673,
    2023: 1753,
    2024: 1785,
    2025: 1801,
  },
  '2025-12-31',
)

/** Complementary reduction of a widowed person with dependants whose parts are cut by the cap, euros. Did not exist before 2012. */
export const widowedParentComplement = byIncomeYear(
  'Réduction complémentaire du veuf avec enfant',
  'CGI art. 197, I, 2, al. 5',
  frenchEuros,
  {
    2011: 0,
    2012: 672,
    2013: 1672,
    2014: 1680,
    2015: 1682,
    2016: 1684,
    2017: 1701,
    2018: 1728,
    2019: 1745,
    2020: 1748,
    2021: 1772,
    2022: 1868,
    2023: 1958,
    2024: 1993,
    2025: 2011,
  },
  '2025-12-31',
)

/** Largest advantage of the half-part of a single person who raised a child alone for five years (box L), euros. */
export const formerLoneParentCap = byIncomeYear(
  'Plafond de la demi-part du parent ayant élevé seul un enfant',
  'CGI art. 197, I, 2, al. 3',
  frenchEuros,
  {
    2011: 897,
    2012: 897,
    2013: 897,
    2014: 901,
    2015: 902,
    2016: 903,
    2017: 912,
    2018: 927,
    2019: 936,
    2020: 938,
    2021: 951,
    2022: 1002,
    2023: 1050,
    2024: 1069,
    2025: 1079,
  },
  '2025-12-31',
)
