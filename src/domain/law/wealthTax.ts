import type { Bracket } from '../mechanisms/progressiveScale'
import { bracketsText, frenchPercent } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Terms of the tax on real-estate wealth. Euros. */
interface WealthTaxTerms {
  brackets: readonly Bracket[]
  /** Net taxable wealth up to which nothing is due. */
  threshold: number
  /** Below `upTo`, the tax is cut by `amount` − `rate` × wealth. */
  relief: { upTo: number; amount: number; rate: number }
}

/** Tax on real-estate wealth on 1 January (CGI art. 977). */
export const wealthTaxTerms: Parameter<WealthTaxTerms> = {
  label: 'Barème de l’impôt sur la fortune immobilière',
  write: ({ brackets }) => bracketsText(brackets),
  checkedOn: '2026-12-31',
  values: [
    {
      from: '2018-01-01',
      value: {
        brackets: [
          { from: 0, rate: 0 },
          { from: 800_000, rate: 0.005 },
          { from: 1_300_000, rate: 0.007 },
          { from: 2_570_000, rate: 0.01 },
          { from: 5_000_000, rate: 0.0125 },
          { from: 10_000_000, rate: 0.015 },
        ],
        threshold: 1_300_000,
        relief: { upTo: 1_400_000, amount: 17_500, rate: 0.0125 },
      },
      source: 'CGI art. 964 et 977 (loi 2017-1837, art. 31)',
      evidence: 'secondary',
    },
  ],
}

/** Share taken off the value of the main home (CGI art. 973). */
export const mainHomeAllowance: Parameter<number> = {
  label: 'Abattement sur la résidence principale',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2018-01-01', value: 0.3, source: 'CGI art. 973', evidence: 'official' }],
}

/** Share of the income of the year before that income taxes and wealth tax may take together (CGI art. 979). */
export const wealthTaxCap: Parameter<number> = {
  label: 'Plafonnement de l’impôt sur la fortune immobilière',
  write: frenchPercent,
  checkedOn: '2026-12-31',
  values: [{ from: '2018-01-01', value: 0.75, source: 'CGI art. 979', evidence: 'official' }],
}
