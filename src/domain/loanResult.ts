import type { IsoDate } from './value/calendar'

/** One instalment. Euros; payment = principal + interest + insurance. */
export interface LoanLine {
  number: number
  date: IsoDate
  payment: number
  /** Negative when interest is capitalised. */
  principal: number
  interest: number
  insurance: number
  remaining_capital: number
  deferred: boolean
}

/** A payment that the seller of a home being built asks for. Euros. */
export interface CallForFunds {
  key: string
  /** French name of the stage that it pays for. */
  label: string
  date: IsoDate
  /** Share of the price paid once it is, fraction. */
  share: number
  /** Part of the price. */
  called: number
  /** Part of the loan that the bank pays the seller. */
  released: number
  /** Interest of each month from then on, until the next call or the first full instalment. */
  monthly_interest: number
}

/** A loan of the financing plan. Euros, euros a month, fractions. */
export interface LoanOfPlan {
  key: string
  /** French name. */
  label: string
  amount: number
  /** Nominal yearly rate. */
  rate: number
  /** Number of instalments, deferral and construction included. */
  months: number
  /** First full instalment, insurance included. */
  monthly_payment: number
  interest: number
  insurance: number
  /** Capital that is repaid at once at its end, outside of the effort, and in which year; null where instalments repay it. */
  capital_due: { amount: number; year: number } | null
  /** TAEG of this loan alone; null when no rate does it. */
  effective_rate: number | null
  /** The TAEG above which nobody may lend it, the kind of loan that it is for, in French, and the day from which it counts. */
  usury_ceiling: number
  usury_class: string
  usury_from: IsoDate
  /** Says that the ceiling of the quarter of the deed is not known, and which one stands for it; null when it is known. */
  usury_unknown: string | null
}

/** What borrowing costs. Euros, fractions. */
export interface LoanCost {
  /** Taux annuel effectif global: interest, insurance and fees (C. conso. art. L314-1); null when no rate does it. */
  effective_rate: number | null
  /** Part of it that is the insurance (C. conso. art. L313-8). */
  insurance_effective_rate: number | null
  interest: number
  /** Part of it that is paid until the delivery of a home bought off-plan. */
  interim_interest: number
  insurance: number
  guarantee_fee: number
  /** Bank file. */
  application_fee: number
  /** Guarantee and file of the loans beside the main one. */
  planned_loan_fees: number
  brokerage_fee: number
  /** All of them. */
  total: number
  /** Effective rate above which nobody may lend, fraction, and the kind of loan that it is for. */
  usury_ceiling: number
  usury_class: string
  /** Date from which the ceiling applies. */
  usury_from: IsoDate
  /** As for a loan of the plan. */
  usury_unknown: string | null
}
