import type { Found, TextPlace } from '../text/search'

/** What a paper is. */
export type PaperKind = 'taxNotice' | 'loanSchedule' | 'payslip'

/** Where a value was read in the 2D-Doc: the identifier of its datum. */
export interface CodePlace {
  readonly kind: 'code'
  readonly page: number
  readonly identifier: string
}

/** Where a value comes from when it is not written: reckoned from the rows of a table. */
export type PaperPosition = TextPlace | CodePlace

/** What a tax notice says. Euros a year. */
export type TaxNoticeKey =
  | 'incomeYear'
  | 'noticeReference'
  | 'taxNumber'
  | 'declarant'
  | 'parts'
  | 'referenceIncome'
  | 'salaries'
  | 'pensions'
  | 'rentalIncome'
  | 'marginalRate'
  | 'grossTax'
  | 'reductions'
  | 'credits'
  | 'taxBeforeCredits'
  | 'netTax'

/** What a loan schedule says. Euros, fractions, months, days. */
export type LoanScheduleKey =
  'capital' | 'rate' | 'duration' | 'payment' | 'insurance' | 'outstanding' | 'firstDate' | 'lastDate'

/** What a payslip says. Euros a month, or since the beginning of the year. */
export type PayslipKey =
  | 'employee'
  | 'employer'
  | 'job'
  | 'contract'
  | 'hiredOn'
  | 'period'
  | 'netBeforeTax'
  | 'netTaxable'
  | 'cumulatedNetTaxable'

export type FindingKey = TaxNoticeKey | LoanScheduleKey | PayslipKey

/** One value that was read, and where. */
export interface Finding {
  readonly key: FindingKey
  /** Of a tax notice: which declarant it is about. */
  readonly declarant?: 1 | 2
  /** Euros, a fraction, months; a day `YYYY-MM-DD`; a text. */
  readonly value: number | string
  readonly place: PaperPosition
  /** True when it was reckoned from what is written there, and is not written itself. */
  readonly isReckoned?: true
}

/** What was compared, and what came of it. Amounts are euros. */
export type Check =
  | {
      readonly kind: 'code'
      readonly key: FindingKey
      readonly inCode: number | string
      readonly inText: number | string
      readonly agrees: boolean
    }
  | { readonly kind: 'annuity'; readonly expected: number; readonly written: number; readonly agrees: boolean }
  | { readonly kind: 'rows'; readonly rows: number; readonly wrong: readonly PaperPosition[]; readonly agrees: boolean }

/** What a reader of one kind of paper gives. */
export interface Findings {
  readonly findings: readonly Finding[]
  readonly checks: readonly Check[]
}

/** A value that was found as a finding; nothing of none. */
export const finding = (
  key: FindingKey,
  found: Found<number | string> | undefined,
  more: Pick<Finding, 'declarant' | 'isReckoned'> = {},
): readonly Finding[] => (found ? [{ key, ...found, ...more }] : [])
