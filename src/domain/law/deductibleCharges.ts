import { frenchEuros, frenchNumber, frenchPercent } from '../value/frenchText'
import { byIncomeYear } from './incomeYears'
import type { Parameter } from './parameter'

/** Largest alimony deducted for an adult child, and allowance for each person of an attached child's household, euros. */
export const adultChildCap = byIncomeYear(
  'Plafond de la pension d’un enfant majeur',
  'CGI art. 156, II, 2° et 196 B',
  frenchEuros,
  {
    2011: 5698,
    2012: 5698,
    2013: 5698,
    2014: 5726,
    2015: 5732,
    2016: 5738,
    2017: 5795,
    2018: 5888,
    2019: 5947,
    2020: 5959,
    2021: 6042,
    2022: 6368,
    2023: 6674,
    2024: 6794,
    2025: 6855,
  },
  '2025-12-31',
)

/** Largest deduction for a person over 75 taken in at home, euros a person. */
export const hostingCap = byIncomeYear(
  'Plafond de l’accueil d’une personne de plus de 75 ans',
  'CGI art. 156, II, 2° ter',
  frenchEuros,
  {
    2011: 3359,
    2012: 3359,
    2013: 3386,
    2014: 3403,
    2015: 3407,
    2016: 3411,
    2017: 3445,
    2018: 3500,
    2019: 3535,
    2020: 3542,
    2021: 3592,
    2022: 3786,
    2023: 3968,
    2024: 4039,
    2025: 4075,
  },
  '2025-12-31',
)

/** What multiplies the alimony of a judgment given before 2006, since incomes are no longer reduced by 20 %. */
export const oldJudgmentCoefficient: Parameter<number> = {
  label: 'Majoration des pensions fixées avant 2006',
  write: (value) => frenchNumber(value),
  checkedOn: '2025-12-31',
  values: [{ from: '2006-01-01', value: 1.25, source: 'CGI art. 156, II, 2°', evidence: 'official' }],
}

/** Largest deduction of major repairs by a bare owner, euros a year, amounts carried over included. */
export const bareOwnerRepairsCap: Parameter<number> = {
  label: 'Plafond des grosses réparations du nu-propriétaire',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2009-01-01', value: 25_000, source: 'CGI art. 156, II, 2° quater', evidence: 'official' }],
}

/** Share of a life annuity that is taxed, by the age at its first payment: from `age` to the next one. */
export const annuityShares: Parameter<readonly { age: number; share: number }[]> = {
  label: 'Part imposable d’une rente viagère',
  write: (shares) => shares.map(({ age, share }) => `${frenchPercent(share)} dès ${age} ans`).join('\u202f; '),
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2004-01-01',
      value: [
        { age: 0, share: 0.7 },
        { age: 50, share: 0.5 },
        { age: 60, share: 0.4 },
        { age: 70, share: 0.3 },
      ],
      source: 'CGI art. 158, 6',
      evidence: 'official',
    },
  ],
}
