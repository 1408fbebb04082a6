import { frenchEuros, frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Rates of the corporation tax of a small company. `reducedUpTo` in euros of profit for twelve months. */
interface CorporationTaxRates {
  reducedRate: number
  reducedUpTo: number
  rate: number
}

/**
 * Corporation tax of a company that may have the reduced rate: turnover of 10 million euros at most, capital paid up and held for
 * three quarters by natural persons. By fiscal year, taken as the calendar year; until 2019 for profits of up to 500,000 euros.
 */
export const corporationTaxRates: Parameter<CorporationTaxRates> = {
  label: 'Impôt sur les sociétés',
  write: ({ reducedRate, reducedUpTo, rate }) =>
    `${frenchPercent(reducedRate)} jusqu’à ${frenchEuros(reducedUpTo)}, ${frenchPercent(rate)} au-delà`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2018-01-01',
      value: { reducedRate: 0.15, reducedUpTo: 38_120, rate: 0.28 },
      source: 'CGI art. 219, I (loi 2017-1837, art. 84)',
      evidence: 'secondary',
    },
    {
      from: '2021-01-01',
      value: { reducedRate: 0.15, reducedUpTo: 38_120, rate: 0.265 },
      source: 'CGI art. 219, I (loi 2017-1837, art. 84)',
      evidence: 'secondary',
    },
    {
      from: '2022-01-01',
      value: { reducedRate: 0.15, reducedUpTo: 42_500, rate: 0.25 },
      source: 'CGI art. 219, I (loi 2022-1726, art. 37)',
      evidence: 'secondary',
    },
  ],
}

/** How much of the earlier deficits a profit may use, which wait without limit of time: `amount` euros, and a share of what exceeds it. */
export const companyDeficitCap: Parameter<{ amount: number; share: number }> = {
  label: 'Déficits antérieurs qu’un bénéfice de société peut absorber',
  write: ({ amount, share }) => `${frenchEuros(amount)}, plus ${frenchPercent(share)} du bénéfice au-delà`,
  checkedOn: '2025-12-31',
  values: [
    {
      from: '2012-12-31',
      value: { amount: 1_000_000, share: 0.5 },
      source: 'CGI art. 209, I (loi 2012-1509, art. 24)',
      evidence: 'secondary',
    },
  ],
}
