import type { HouseholdComposition } from '../configuration'
import type { OverseasTerritory } from '../law/collection'
import type { CarryForward } from '../mechanisms/carryForward'
import type { PropertyResult } from '../schemes/scheme'
import type { FamilyQuotient } from './familyQuotient'
import type { EarlierReferenceIncomes } from './highIncome'
import type { TaxReductions } from './reductions'

/** What is let furnished: as a home, to tourists in a classified let or a bed and breakfast, or to tourists otherwise. */
export type FurnishedKind = 'ordinary' | 'classifiedTourism' | 'unclassifiedTourism'

/** What one adult of the household earned, euros a year. */
export interface Earner {
  birthYear?: number
  /** Wages and unemployment benefits. */
  wages?: number
  /** Retirement pensions and alimony received. */
  pensions?: number
}

/** A life annuity that was bought, euros a year. */
export interface LifeAnnuity {
  amount: number
  /** Age of its owner at the first payment, years. */
  ageAtFirstPayment: number
}

/** The unfurnished rents of the household, euros. */
export interface PropertyDeclaration {
  /** Rents and charges under the actual regime. */
  actual?: PropertyResult
  /** Rents under the flat regime. */
  microRents?: number
  /** Rents whose charges are deducted already. */
  netRents?: number
  /** Deficits of earlier years still to be used. */
  priorDeficits?: CarryForward
}

/** A furnished let. */
export interface FurnishedLet {
  kind: FurnishedKind
  regime: 'micro' | 'actual'
  /** Receipts under the micro regime; profit, or minus the deficit, under the actual one. Euros. */
  amount: number
  /** No approved accounting centre checked the accounts. */
  withoutApprovedCentre?: boolean
  /** Social contributions are paid on it instead of levies. */
  isContributing?: boolean
  /** Let by a professional: its deficit reaches global income (CGI art. 156, I). */
  isProfessional?: boolean
}

/** Incomes and gains of savings, euros before any allowance. */
export interface InvestmentIncome {
  dividends?: number
  interest?: number
  /** Incomes taken to have been distributed, or of companies in tax havens. */
  deemedDistributions?: number
  /** Life-insurance products that paid their own flat tax: only the levies remain. */
  lifeInsurance?: number
  securityGains?: number
  /** Allowance for the years the securities were held, when the progressive scale is chosen. */
  holdingAllowance?: number
  /** Fees deducted under the progressive scale. */
  fees?: number
  /** The progressive scale is chosen instead of the flat tax (CGI art. 200 A, 2). */
  progressive?: boolean
  /** Net real-estate gains of the year, whose income tax was paid at the sale. */
  realEstateGains?: number
}

/** Charges deducted from global income, euros. */
export interface DeductibleCharges {
  /** CSG paid during the year on incomes of the year before. */
  csg?: number
  /** Alimony for each adult child; `oldJudgment` when a judgment before 2006 fixed it. */
  adultChildAlimony?: readonly { amount: number; oldJudgment: boolean }[]
  otherAlimony?: readonly { amount: number; oldJudgment: boolean }[]
  /** People over 75 taken in at home. */
  hosting?: { amount: number; persons: number }
  /** Major repairs by a bare owner, amounts carried over included. */
  bareOwnerRepairs?: number
  /** Retirement savings, inside the ceiling printed on the notice. */
  retirementSavings?: number
  other?: number
}

/** What a household declares for an income year. */
export interface TaxReturn {
  incomeYear: number
  /** Its members; its quotient when only its number of parts is known. */
  household: HouseholdComposition | FamilyQuotient
  /** Absent: none, their net incomes being in `otherIncome`. */
  earners?: readonly Earner[]
  annuities?: readonly LifeAnnuity[]
  property?: PropertyDeclaration
  furnished?: readonly FurnishedLet[]
  investments?: InvestmentIncome
  /** Long-term gains of a professional (CGI art. 39 quindecies), euros: taxed at a flat rate, levied apart with the sale. */
  longTermGains?: number
  /** Incomes taken back, of no other kind, or whose deductions are made already, euros. */
  otherIncome?: number
  /** Global deficits of earlier years still to be used. */
  priorGlobalDeficits?: CarryForward
  charges?: DeductibleCharges
  /** People counted in an attached child’s own household. */
  attachedHouseholdMembers?: number
  reductions?: TaxReductions
  credits?: number
  territory?: OverseasTerritory
  earlierReferenceIncomes?: EarlierReferenceIncomes
}
