import type { TaxRegime } from './configuration'
import type { CallForFunds, LoanCost, LoanLine, LoanOfPlan } from './loanResult'
import type { Assumption, TraceStep, Warning } from './trace'

export type { CallForFunds, LoanCost, LoanLine, LoanOfPlan } from './loanResult'
export type { Assumption, AssumptionOrigin, TraceInput, TraceParameter, TraceStep, Unit, Warning } from './trace'

/** A line of money: a key for code, a French label for people. Euros. */
export interface AmountLine {
  key: string
  label: string
  amount: number
}

/** Monthly averages over the first full calendar year let (or the fullest one), euros a month. */
export interface MonthlyReport {
  /** Calendar year that is averaged. */
  year: number
  monthly_income: {
    /** Rent of the property: the one typed, or the market estimate, under the scheme's ceiling; what is vacant is a charge. */
    rental_income: number
    tax_saving: number
    total: number
  }
  monthly_expense: {
    /** Principal and interest, without insurance. */
    loan_payment: number
    loan_insurance: number
    charges: AmountLine[]
    /** Income tax and social levies on the rents. */
    tax: number
    total: number
  }
  /** What the household adds each month: expense − income. Negative when the operation brings money in. */
  effort: number
}

/** One calendar year held; the first and the last are partial. Euros. */
export interface YearLine {
  year: number
  /** Months since the deed, those of a construction included. */
  months_held: number
  months_let: number
  /** Rents received: what is vacant is not counted. */
  rent: number
  charges: number
  interest: number
  insurance: number
  principal: number
  /** Income tax, social levies and social contributions that the rents add. */
  rent_tax: number
  /** Income tax that the operation spares: deficit on global income, tax reduction. */
  tax_saving: number
  /** Tax on real-estate wealth that the operation adds; negative when it spares some. */
  wealth_tax: number
  /** rent + tax_saving − charges − interest − insurance − principal − rent_tax − wealth_tax. */
  cash_flow: number
  /** −cash_flow ÷ months held. */
  monthly_effort: number
  remaining_capital: number
  /** Capital of a loan in fine or of a bridge loan that is repaid this year: once, by savings or a sale, outside of the cash flow and of the effort. */
  bullet_repayment: number
  /** VAT of the purchase given back this year: once, outside of the cash flow and of the effort. */
  vat_refund: number
  property_value: number
  /** Fees of the seller if the property were sold on the last day of the line. */
  resale_fee: number
  /** Tax due if the property were sold on the last day of the line. */
  capital_gain_tax: number
  /** Tax reductions, VAT and tax on deductions that the same sale would take back. */
  exit_cost: number
  /** What the bank would ask for the loan repaid by the same sale (C. conso. art. R313-25). */
  early_repayment_fee: number
  /** property_value − resale_fee − remaining_capital − early_repayment_fee − capital_gain_tax − exit_cost. */
  net_wealth: number
  /** Taxable result of the letting: a profit, or minus the deficit of the year. */
  taxable_rental_income: number
  depreciation: number
  /** Depreciation still to be deducted (CGI art. 39 C). */
  deferred_depreciation: number
  /** Property deficit set against global income (CGI art. 156, I-3°). */
  deficit_on_global_income: number
  /** Deficits still to be used on income of the same kind. */
  carried_deficit: number
  taxable_income_before: number
  taxable_income_after: number
  income_tax_before: number
  income_tax_after: number
  social_levies: number
  /** Social contributions of a professional landlord, or of an owner of short lets: due instead of the levies. */
  social_contributions: number
  tax_reduction: number
  /** Part of the reduction above the tax or above the overall cap (CGI art. 200-0 A), that no later year may use. */
  lost_tax_reduction: number
}

/** The figures that sum an operation up. Euros, euros a month, fractions. */
export interface Indicators {
  /** Mean monthly effort while the loan runs (over the displayed years when there is no loan). */
  average_effort: number
  max_effort: { amount: number; year: number }
  total_tax_saving: number
  /** Net wealth at the end of the displayed duration. */
  net_wealth: number
  /** Yearly rate; null when the flows have no rate of return. */
  irr_after_tax: number | null
  /** Fraction of income; null without income. */
  debt_ratio_before: number | null
  /** The usual reading: the rents that banks count are income. */
  debt_ratio_after: number | null
  /** Without any rent to come, as a prudent bank reads it. */
  debt_ratio_prudent: number | null
  /** The counted rents pay the instalment first: only what is missing is a charge. */
  debt_ratio_differential: number | null
  gross_yield: number
  net_yield: number
  total_cost: number
  loan_amount: number
  /** First full instalment, insurance included. */
  monthly_payment: number
}

/** Tax on real-estate wealth of a 1 January, without the operation and with it. Whole euros. */
export interface WealthTaxYear {
  year: number
  /** Net taxable wealth. */
  taxable_before: number
  taxable_after: number
  tax_before: number
  tax_after: number
}

/** What an operation comes to under a way of being taxed, over the years shown. Euros, euros a month. */
interface TaxOutcome {
  /** French name. */
  label: string
  /** Yearly taxes that the operation adds, less those that it spares. */
  tax: number
  /** What a sale at the end would cost in tax: on the gain, and advantages taken back. */
  exit_tax: number
  /** tax + exit_tax. */
  total_tax: number
  average_effort: number
  net_wealth: number
}

/** An operation under a regime of tax; its label says the year in which the flat regime closes. */
export interface RegimeOption extends TaxOutcome {
  key: TaxRegime
}

/** The same operation held by a civil company under corporation tax: its taxes, and those of the household on what it distributes. */
export interface CompanyOption extends TaxOutcome {
  /** French sentences: what is supposed, simplified or left out, and rules that no official text confirms. */
  notes: string[]
}

/** The regimes that the law leaves a choice between, all else being equal. */
export interface RegimeChoice {
  chosen: TaxRegime
  /** The regime with the lower total of tax. */
  better: TaxRegime
  /** Tax that the better regime spares, euros; 0 when only one is open. */
  advantage: number
  /** Only the actual regime when the flat one is closed from the first year. */
  options: RegimeOption[]
  /** Beside them, never the better one: it is another purchase, by somebody else. */
  company: CompanyOption
  /** French sentences: what the choice binds to, why a regime is closed. */
  notes: string[]
}

/** A simulation that could be made. */
export interface SimulationResult {
  kind: 'simulated'
  monthly_report: MonthlyReport
  yearly_report: YearLine[]
  loan_schedule: LoanLine[]
  indicators: Indicators
  /** The calls of a home bought off-plan, in order; none for another. */
  calls_for_funds: CallForFunds[]
  /** The loans that pay for the operation, the main one first. */
  loans: LoanOfPlan[]
  /** Null when nothing is borrowed. */
  loan_cost: LoanCost | null
  /** None when the household is never liable, or nothing is known of its real estate. */
  wealth_tax: WealthTaxYear[]
  /** Null where the law leaves no choice of a regime. */
  regimes: RegimeChoice | null
  assumptions: Assumption[]
  warnings: Warning[]
  /** French sentences: parameters used that are not verified on the dates they were used for. */
  unverified: string[]
  /** Only when asked for: one step for each figure of the reports, of the schedule and of the indicators. */
  trace?: TraceStep[]
}

/** What is shown of a simulation. */
export type SimulationReport = Omit<SimulationResult, 'kind' | 'unverified'>

/** A simulation that cannot be made: French messages by configuration field. */
export interface Refusal {
  kind: 'refused'
  errors: Record<string, string[]>
}
