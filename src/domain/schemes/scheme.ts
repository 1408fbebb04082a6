import type { DatedValue, InForce } from '../law/parameter'
import type { Market, SolutionConfiguration, TaxRegime } from '../configuration'
import type { Assumption, Warning } from '../result'
import type { IsoDate } from '../value/calendar'
import type { Questions } from './question'

/** A name of an answer of the configuration. */
export type Answer = keyof SolutionConfiguration

/** Whether a scheme is open to an operation. Reasons and thresholds are French sentences. */
export type Applicability =
  | { kind: 'applies' }
  | { kind: 'refused'; answer: Answer; reason: string; threshold: string }
  | { kind: 'missing'; answers: readonly Answer[] }

/** What the operation costs and borrows, euros. */
export interface Acquisition {
  propertyPrice: number
  notaryFee: number
  renovationPrice: number
  furniturePrice: number
  /** Guarantee, bank file and brokerage fees. */
  loanFees: number
  totalCost: number
  loanAmount: number
}

/** What a calendar year of letting earns and costs before tax, euros. */
export interface OperatingYear {
  year: number
  /** 0 in a year of construction. */
  monthsLet: number
  rent: number
  /** Charges of the property that any actual regime deducts. */
  charges: number
  /** Bookkeeping fees, deductible from business profits only (CGI art. 39). */
  bookkeeping: number
  interest: number
  insurance: number
}

/** An operation as a scheme sees it. */
export interface Situation {
  configuration: SolutionConfiguration
  signatureDate: IsoDate
  /** The signature, unless the property was bought off-plan: letting starts the month after. */
  deliveryDate: IsoDate
  market: Market
  /** Living area, m². */
  surface: number
  acquisition: Acquisition
  years: readonly OperatingYear[]
  /** Net income of the unfurnished lets that the household already owns, euros a year. */
  netRentalIncome: number
  /** Wages and profits of the household, pensions excluded, euros a year: what furnished receipts are compared with. */
  earnedIncome: number
}

/** Result of an unfurnished letting under the actual regime, euros (CGI art. 28 to 31). */
export interface PropertyResult {
  rents: number
  /** Loan interest, insurance and fees: set against the rents first, never against global income. */
  financialCharges: number
  otherCharges: number
  /** Depreciation of a let home, held in the financial charges because its deficit stays on rents (CGI art. 31, I, 1°, i and j). */
  depreciation?: number
  /** How much of the deficit global income may take this year (CGI art. 156, I, 3°). */
  globalIncomeCap: number
}

/** Result of a furnished letting, its own deficits and depreciation used, euros (CGI art. 39 C and 156, I, 1° ter). */
export interface FurnishedResult {
  /** Taxed this year, at least 0. */
  profit: number
  /** Deficit that this year adds. */
  deficit: number
  /** Depreciation deducted this year, and the part of it that is the building's. */
  depreciation: number
  depreciationOfBuilding: number
  /** Depreciation still to be deducted, without limit of time. */
  deferredDepreciation: number
  /** Deficits still to be used. */
  carriedDeficit: number
  /** Let by a professional: the deficit goes to global income, the gain of a sale is professional (CGI art. 155, IV). */
  isProfessional: boolean
  /** Social contributions are due instead of the social levies. */
  isContributing: boolean
  /** What they are calculated on, earlier deficits not used: the profit before them, the receipts under the micro regime. */
  contributedProfit: number
  /** Whole euros; the part that the profit deducts is deducted from it. */
  contributions: number
  /** False for the residences whose depreciation a sale by a private owner leaves alone (CGI art. 150 VB, III). */
  isDepreciationAddedBack?: boolean
}

/** VAT of the purchase, recovered or reduced because of how the property is let, euros. */
export interface VatYear {
  /** Refunded this year. */
  recovered: number
  /** To be paid back if the property were sold, or let otherwise, on the last day of the year. */
  toPayBack: number
  /** Part of the price that a sale on that day does not count as paid: VAT recovered and kept; negative for VAT paid on top. */
  keptOnPrice: number
}

/** What a calendar year declares. */
export interface TaxableYear {
  year: number
  property?: PropertyResult
  furnished?: FurnishedResult
  /** Tax reduction under the overall cap, before that cap and the tax itself limit it, euros. */
  taxReduction?: number
  /** Tax reduction under the overall cap raised for overseas investments, before it and the tax limit it, euros. */
  overseasTaxReduction?: number
  /** Tax reduction outside of the overall cap, before the tax itself limits it, euros. */
  uncappedTaxReduction?: number
  /** Net rents of foreign buildings, at least 0: they raise the rate of the other incomes, and a credit takes their own tax off. */
  foreignRents?: number
  vat?: VatYear
  /** Somebody else has the use of the property on the last day of the year: the owner is not taxed on its value (CGI art. 968). */
  isBareOwnership?: boolean
  /** Value on the last day of the year, where it is not the price and the works. */
  propertyValue?: number
}

/**
 * Deductions that a sale before the end of a commitment takes back: a share of the charges set against global income is added
 * to that income over some years, or the depreciation deducted to the rents of the year of the sale.
 */
export interface Recapture {
  kind: 'global_charges' | 'depreciation'
  commitmentYears: number
  /** Years over which the charges come back, the one of the sale first. */
  overYears: number
}

/** The yearly lines of a scheme and what they rest on. */
export interface SchemeOutcome {
  years: TaxableYear[]
  parameters: InForce<unknown>[]
  assumptions: Assumption[]
  warnings: Warning[]
  /** How each year is taxed, where the law leaves a choice. */
  regimes?: readonly TaxRegime[]
  /** Years during which `uncappedTaxReduction` may still lower the tax when it could not at once. Absent: none. */
  reductionLifetime?: number
  /** What a sale that comes too early adds to the taxed income of the household. */
  recapture?: Recapture
  /** Successive commitments to let, years: leaving one before its end takes back the reductions used since its beginning. */
  commitments?: readonly number[]
}

/** A property as its rent ceiling sees it; without a delivery, the lease begins when the deed is signed. */
export type LettingSituation = Omit<
  Situation,
  'years' | 'acquisition' | 'deliveryDate' | 'netRentalIncome' | 'earnedIncome'
> &
  Partial<Pick<Situation, 'deliveryDate'>>

/** The highest rent that a scheme allows, euros a month, and why. */
export interface RentCeiling {
  monthlyRent: number
  parameters: InForce<unknown>[]
}

/** What a scheme earns by its own answers, whatever the market: euros a month, and how it is found, in French. */
export interface OwnRent {
  monthlyRent: number
  formula: string
  inputs: readonly { label: string; value: number; unit: 'euros' | 'rate' }[]
}

/** What every scheme says of itself: plain data. */
export interface SchemeFacts<Id extends string = string, Own extends Questions = Questions> {
  /** As written on the wire. */
  id: Id
  /** French name. */
  label: string
  /** French name for tables and small screens: words, no initials that one has to know. */
  short: string
  /** Its names in addresses, the usual one first. */
  slugs: readonly [string, ...string[]]
  /** Articles that found it. */
  law: string
  /** Answers about any operation that it depends on. */
  asks: readonly Answer[]
  /** What it asks of its own. */
  questions: Own
  /** Answers without which nothing can be calculated. */
  requires: readonly Answer[]
  /** The seniority of every property of the scheme, when it admits only one. */
  seniority?: 'new' | 'old'
  /** What its homes are sold at, when it is not their whole price: promoters say that price apart. */
  ownPrice?: 'controlled' | 'bareOwnership'
  /** Rates of the VAT held in the price of a new property, fractions, when they are not the normal ones. */
  priceVat?: readonly DatedValue<number>[]
}

/** Deeds signed between these dates, both included. */
export interface DeedWindow {
  first: IsoDate
  last: IsoDate
}

/** What a purchase to let says of itself. */
export interface InvestmentFacts<Id extends string = string, Own extends Questions = Questions> extends SchemeFacts<
  Id,
  Own
> {
  kind: 'investment'
  /** Deeds that it is open to, and its advantage as the subject of a sentence: `La réduction Pinel`. */
  window?: DeedWindow & { advantage: string }
  /** `none`: somebody else has the use of the property. */
  letting: 'unfurnished' | 'furnished' | 'none'
  /** Guests come by the night: nobody pays the taxes of a tenant in place of the owner. */
  isLetByTheNight?: boolean
  /** Works are either used by the scheme (deducted, or base of a reduction), or part of the purchase price of a later sale. */
  works: 'used' | 'capitalised'
  /** Shares of a company: nothing is asked of a home, no notary is paid. */
  isShares?: true
  /** A manager runs the place that the property is part of. */
  isManaged?: true
  /** The overall cap limits its tax reduction (CGI art. 200-0 A). */
  isUnderOverallCap?: true
  /** The answer that gives the years of the commitment to let, where the household chooses them. */
  termAnswer?: Answer
  /** Answers that it leaves no choice of. */
  imposes?: Partial<Omit<SolutionConfiguration, 'project'>>
  /** A usual operation, where the law leaves a choice: ours, not the law's. */
  usual?: {
    /** Share of the price. */
    works?: number
    answers?: Partial<SolutionConfiguration>
  }
}

/** A purchase to let, said once. */
export interface InvestmentScheme<
  Id extends string = string,
  Own extends Questions = Questions,
> extends InvestmentFacts<Id, Own> {
  /** Whether the scheme is open to an operation that has the answers it requires, signed in its window. */
  applies(configuration: SolutionConfiguration, signatureDate: IsoDate, market: Market): Applicability
  /** The regime taken when none is chosen, where the law leaves the choice between both; otherwise undefined. */
  usualRegime?(configuration: SolutionConfiguration): TaxRegime | undefined
  /** Whether a usual charge of an owner is paid by somebody else: the operator of a residence, the usufructuary. */
  isPaidByOthers?(charge: string, configuration: SolutionConfiguration): boolean
  /** The rent that its own answers give; absent: the market's. */
  ownRent?(configuration: SolutionConfiguration): OwnRent
  rentCeiling?(situation: LettingSituation): RentCeiling | undefined
  gives(situation: Situation): SchemeOutcome
}
