import type { UsuryCeilings } from './law/usury'
import type { IsoDate } from './value/calendar'

/** A charge of the property typed in the client file. Amount in euros a year. */
interface SimulationCharge {
  label: string
  amount: number
}

/** A loan of the household whose end the new loan takes into account: the total of both stays constant. */
export interface SmoothedLoan {
  /** Instalment, insurance included, euros a month. */
  monthly_credit: number
  /** Last instalment. */
  end_date: IsoDate
}

/** How borrowers are insured: a yearly rate of the premium, and the share of the loan that it covers. Fractions. */
export interface BorrowerInsurance {
  insurance_rate?: number
  /** Absent: the whole loan. */
  insured_share?: number
  /** Absent: the client's rate. */
  companion_insurance_rate?: number
  /** Absent: none. Both shares may exceed the whole together. */
  companion_insured_share?: number
}

/** Loans that stand beside the main one in a financing plan. */
export type PlannedLoanKind = 'ptz' | 'employer' | 'bridge' | 'other'

/** A loan of a financing plan, besides the main one that pays for what is left. Euros, yearly fractions, months. */
export interface PlannedLoan extends BorrowerInsurance {
  kind: PlannedLoanKind
  amount: number
  rate: number
  /** Instalments, deferral included. */
  duration: number
  delay_type?: 'none' | 'partial' | 'total'
  delay_duration?: number
  /** Guarantee and bank file. */
  fees?: number
}

/**
 * What an adviser asks to simulate; the file of each scheme adds the answers to its own questions.
 * Wire names; amounts in euros, rates as yearly fractions, durations in years unless said.
 */
export interface SolutionConfiguration {
  /** Slug of the municipality, which ends with its postal code. */
  municipality: string
  net_monthly_income: number
  /** Income tax on the household's last notice, euros a year. */
  annual_tax: number
  /** Alimony paid, euros a month. */
  alimony: number
  /** Number of parts of the family quotient. */
  fiscal_part: number
  /** Rent that the household pays for its own home, euros a month. */
  monthly_rent: number
  /** Instalments of the household's current loans, euros a month. */
  monthly_loan_payment: number
  contribution: number
  /** Id of a scheme of the catalogue. */
  project: string
  property_price: number
  notary_fee: number
  guaranty_fee: number
  /** Rent of the property without service charges, euros a month. Absent: the market estimate. */
  suggested_rent?: number
  yearly_rent_revaluation_rate: number
  duration_to_display: number
  loan_duration: number
  loan_rate: number
  insurance_rate: number
  renovation_price?: number
  seniority?: 'new' | 'old'
  /** Living area, m². */
  surface?: number
  furniture_price?: number
  loan_application_fee?: number
  brokerage_fee?: number
  delay_type?: 'none' | 'partial' | 'total'
  /** Length of the deferral, months, inside the loan's duration. */
  delay_duration?: number
  loan_amortization_type?: 'amortizable' | 'in_fine'
  notary_signature_date?: IsoDate
  /** Whether the household takes the firm's bookkeeping service. */
  budget_monitoring?: boolean
  simulation_charges?: readonly SimulationCharge[]
  /** Delivery of a new property bought off-plan; absent: the property is there when the deed is signed. */
  delivery_date?: IsoDate
  /** Share of the rents lost between two tenants; absent: none. */
  vacancy_rate?: number
  /** Growth of the value of the property, fraction a year, negative for a fall (−0.1 to 0.1); absent: none. */
  yearly_value_growth_rate?: number
  /** Fees that the seller pays, share of the sale price; absent: none. */
  resale_fee_rate?: number
  /** Whether the bank gave up the indemnity of an early repayment; absent: it did not. */
  waives_early_repayment_fee?: boolean
  /** What the borrower insurance is a share of; absent: the initial capital. */
  insurance_basis?: InsuranceBasis
  guarantee_kind?: GuaranteeKind
  /** Share of the main loan that the insurance of the client covers; absent: the whole. */
  insured_share?: number
  /** Yearly rate of the insurance of the companion on the main loan; absent: the client's. */
  companion_insurance_rate?: number
  /** Share of the main loan that it covers; absent: none. */
  companion_insured_share?: number
  /** Loans beside the main one, which pays for what is left. */
  planned_loans?: readonly PlannedLoan[]
  /** Current loans with which the new one is smoothed. */
  smoothed_loans?: readonly SmoothedLoan[]
  /** Share of the property tax of which a new dwelling is exempt for two years; absent: all of it. */
  property_tax_exemption?: 0.4 | 0.5 | 0.6 | 0.7 | 0.8 | 0.9 | 1
  /** Waste tax printed on the notice of property tax, which a tenant pays back, euros a year. */
  waste_tax?: number
  /** Property tax of businesses (CFE) that furnished letting owes, euros a year. */
  business_property_tax?: number
}

/** How rents are taxed: less a flat allowance as long as the law allows it, or less their actual charges. */
export type TaxRegime = 'micro' | 'actual'

type InsuranceBasis = 'initial' | 'remaining'

/** Who or what pays the bank when the borrower does not. */
export type GuaranteeKind = 'caution' | 'mortgage' | 'lender_privilege'

export type ResidenceType = 'student' | 'senior' | 'care' | 'tourism' | 'business'

export type RentLevel = 'intermediate' | 'social' | 'very_social'

export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

/** Nominal yearly loan rates by duration in years (spec §9). */
export type LoanRates = Record<'10' | '15' | '20' | '25' | '30', number>

/** The firm's default configuration (spec §3). Fees in euros, rates as fractions. */
export interface FirmAssumptions {
  annual_budget_monitoring_fee: number
  annual_owner_insurance_fee: number
  brokerage_fee: number
  loan_application_fee: number
  loan_insurance_rate: number
  loan_rates: LoanRates
  /** Share of the monthly rent. */
  monthly_condominium_fee_rate: number
  /** Share of the yearly rent. */
  property_tax_rate: number
  /** Share of the rent. */
  rental_management_rate: number
  /** Share of the rent. */
  unpaid_rent_insurance_rate: number
  yearly_charge_revaluation_rate: number
  yearly_rent_revaluation_rate: number
}

/** Housing zones of the ceilings (CCH art. D304-1). */
export type Zone = 'Abis' | 'A' | 'B1' | 'B2' | 'C'

/** What is known of the place. */
export interface Market {
  zone: Zone
  /** Euros a month and a m², without service charges. */
  rent_per_square_meter: number
  /** Euros a m². */
  price_per_square_meter: number
  /** Where each figure comes from: who publishes it, under which licence, and since when it counts. */
  sources?: Readonly<Record<'zone' | 'rent' | 'price', { source: string; licence: string; as_of: string }>>
}

/** A dependent child of the household (CGI art. 194). */
export interface DependentChild {
  has_alternating_custody: boolean
  is_handicapped: boolean
}

/** Who the household is, when a client file says it. */
export interface HouseholdComposition {
  /** Married or PACS partners filing one return. */
  joint: boolean
  children: readonly DependentChild[]
  widowed?: boolean
  /** Raises children alone (box T), not widowed. */
  lone_parent?: boolean
  /** Adults who hold a disability card. */
  handicapped_adults?: number
  /** Lives alone after having raised a child alone for five years (box L). */
  raised_child_alone?: boolean
  /** One adult holds the veteran’s card or a pension of war widow (boxes W, S, G). */
  veteran?: boolean
  /** Professional income of the household, euros a year (CGI art. 155, IV). */
  earned_income?: number
  /** Net income of unfurnished lets already owned, euros a year. */
  net_rental_income?: number
  /** Property deficits of earlier years still to be used, euros. */
  prior_land_deficit?: number
  /** Reductions and credits that the household already uses under the overall cap, euros a year (CGI art. 200-0 A). */
  capped_advantages_used?: number
  /** Reductions that run already, besides `capped_advantages_used`. */
  running_reductions?: readonly RunningReduction[]
  /** Absent: the wealth tax is not calculated. */
  wealth?: HouseholdWealth
}

/** Real estate that a household owns, and what it owes on it. Euros. */
export interface HouseholdWealth {
  main_residence_value: number
  investment_real_estate: number
  /** Loans that paid for it: what remains to be repaid today, and the last instalment. */
  debts: readonly { remaining_capital: number; end_date: IsoDate }[]
  /** The household says that it pays the wealth tax. */
  has_ifi: boolean
}

/** A reduction that a household is getting year after year, of an earlier operation or of another one under study. Euros a year. */
export interface RunningReduction {
  /** Under the general cap, or under the one raised for overseas investments (CGI art. 200-0 A). */
  cap: 'general' | 'overseas'
  amount: number
  /** Income years, both included; absent first year: it runs already. */
  first_year?: number
  last_year: number
}

/** The usury ceilings of a quarter, as a firm typed them or an official list says them. */
export interface FirmUsuryCeilings extends UsuryCeilings {
  /** First day of the quarter. */
  from: IsoDate
  /** Who says them, in French; absent: the firm. */
  source?: string
}

/** Everything a simulation needs besides the configuration. */
export interface SimulationContext {
  /** The date on which the rules are read; the signature too, when the configuration gives none. */
  asOf: IsoDate
  defaults: FirmAssumptions
  market: Market
  household?: HouseholdComposition
  /** The usury ceilings that the firm read, where they are newer than those of the law known here. */
  usury?: FirmUsuryCeilings
  /** Gives the trace of each figure. */
  explain?: boolean
}
