import { frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Rate of the single flat tax on dividends, interest and gains on securities; 0 while the progressive scale was the rule. */
export const flatTaxRate: Parameter<number> = {
  label: 'Prélèvement forfaitaire unique',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [
    { from: '2011-01-01', value: 0, source: 'CGI art. 158, avant la loi 2017-1837', evidence: 'official' },
    { from: '2018-01-01', value: 0.128, source: 'CGI art. 200 A (loi 2017-1837, art. 28)', evidence: 'official' },
  ],
}

/** Share taken off dividends that the progressive scale taxes (CGI art. 158, 3, 2°). */
export const dividendAllowance: Parameter<number> = {
  label: 'Abattement sur les dividendes',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2006-01-01', value: 0.4, source: 'CGI art. 158, 3, 2°', evidence: 'official' }],
}

/** What multiplies incomes taken to have been distributed (CGI art. 158, 7, 2°). */
export const deemedDistributionCoefficient: Parameter<number> = {
  label: 'Majoration des revenus réputés distribués',
  write: (value) => String(value).replace('.', ','),
  checkedOn: '2026-12-31',
  values: [{ from: '2006-01-01', value: 1.25, source: 'CGI art. 158, 7, 2°', evidence: 'official' }],
}
