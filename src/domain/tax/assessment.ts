import { annuityShares } from '../law/deductibleCharges'
import { incomeTaxRules } from '../law/incomeTaxRules'
import { inForce } from '../law/parameter'
import { propertyDeficitLifetime } from '../law/propertyIncome'
import { furnishedLevies, unfurnishedLevies } from '../law/socialLevies'
import { carry } from '../mechanisms/carryForward'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import { attachedHouseholdAllowance, groupedCharges } from './deductibleCharges'
import { ageAllowanceOf, hasAgeOfAllowance, netOfPensionDeduction, netOfSalaryDeduction } from './earnedIncome'
import { familyQuotient } from './familyQuotient'
import { type TaxedFurnished, taxedFurnished } from './furnishedIncome'
import { incomeTax, type IncomeTax } from './incomeTax'
import { type TaxedInvestments, taxedInvestments } from './investmentIncome'
import { type DeclaredProperty, declareProperty, microPropertyIncome } from './propertyIncome'
import { type LeviedIncome, socialLevies, type SocialLevies } from './socialLevies'
import type { LifeAnnuity, TaxReturn } from './taxReturn'

/** The notice of a household for an income year. Euros, whole. */
export interface Assessment {
  /** Net property income, or minus the deficit set against global income. */
  propertyIncome: number
  investmentIncome: number
  /** Revenu brut global. */
  grossGlobalIncome: number
  /** Alimony, hosting, repairs and other charges deducted. */
  deductedCharges: number
  ageAllowance: number
  /** Global deficit left for the six years that follow. */
  globalDeficit: number
  flatTax: number
  /** The steps of the income tax, its taxable and reference incomes among them. */
  incomeTax: IncomeTax
  socialLevies: SocialLevies
  /** Income tax and levies. */
  total: number
}

/** Assesses a whole return: net incomes by kind, global income, taxable income, income tax, contributions and social levies. */
export function assess(taxReturn: TaxReturn): Assessment {
  const { incomeYear } = taxReturn
  const incomes = netIncomes(taxReturn)
  const grossGlobal = globalIncome(taxReturn, incomes)
  const deducted = groupedCharges(taxReturn.charges ?? {}, incomeYear)
  const savings = taxReturn.charges?.retirementSavings ?? 0
  const netGlobal = Math.max(0, grossGlobal - deducted - (taxReturn.charges?.csg ?? 0) - savings)
  const ageAllowance = ageAllowanceOf(netGlobal, adultsOfAllowance(taxReturn), incomeYear)
  const attached = attachedHouseholdAllowance(taxReturn.attachedHouseholdMembers ?? 0, incomeYear)
  const taxable = Math.max(0, roundToEuro(netGlobal - ageAllowance - attached))
  const tax = taxOf(taxReturn, incomes, taxable, savings)
  const levies = socialLevies(leviedIncomes(incomeYear, incomes), incomeTaxRules(incomeYear).collectionThreshold.value)
  return {
    propertyIncome: roundToEuro(incomes.property.net - incomes.property.onGlobalIncome),
    investmentIncome: roundToEuro(incomes.investments.scaleIncome),
    grossGlobalIncome: Math.max(0, roundToEuro(grossGlobal)),
    deductedCharges: deducted,
    ageAllowance,
    globalDeficit: Math.max(0, roundToEuro(-grossGlobal)),
    flatTax: incomes.investments.flatTax,
    incomeTax: tax,
    socialLevies: levies,
    total: tax.tax + levies.total,
  }
}

interface NetIncomes {
  earned: number
  annuities: number
  property: DeclaredProperty
  furnished: TaxedFurnished
  investments: TaxedInvestments
}

function netIncomes(taxReturn: TaxReturn): NetIncomes {
  const { incomeYear, earners } = taxReturn
  const wages = earners.reduce((sum, { wages: paid = 0 }) => sum + netOfSalaryDeduction(paid, incomeYear), 0)
  const pensions = netOfPensionDeduction(
    earners.map((earner) => earner.pensions ?? 0),
    incomeYear,
  )
  return {
    earned: wages + pensions,
    annuities: (taxReturn.annuities ?? []).reduce((sum, annuity) => sum + taxedAnnuity(annuity, incomeYear), 0),
    property: propertyOf(taxReturn),
    furnished: taxedFurnished(taxReturn.furnished ?? [], incomeYear),
    investments: taxedInvestments(taxReturn.investments ?? {}, incomeYear),
  }
}

function globalIncome(
  taxReturn: TaxReturn,
  { earned, annuities, property, furnished, investments }: NetIncomes,
): number {
  const rents = property.net - property.onGlobalIncome + furnished.profit + furnished.professional
  const others = annuities + investments.scaleIncome + investments.scaleGains + (taxReturn.otherIncome ?? 0)
  return earned + rents + others - (taxReturn.priorGlobalDeficits ?? 0)
}

/** Only a part of a life annuity is taxed, by the age at its first payment (CGI art. 158, 6). */
function taxedAnnuity({ amount, ageAtFirstPayment }: LifeAnnuity, incomeYear: number): number {
  const shares = inForce(annuityShares, endOfYear(incomeYear)).value
  return amount * (shares.findLast(({ age }) => ageAtFirstPayment >= age)?.share ?? 1)
}

function propertyOf({ property, incomeYear }: TaxReturn): DeclaredProperty {
  const prior = carry([], incomeYear - 1, property?.priorDeficits ?? 0)
  const lifetime = inForce(propertyDeficitLifetime, endOfYear(incomeYear)).value
  return declareProperty(
    microPropertyIncome(property?.microRents ?? 0, incomeYear),
    property,
    prior,
    incomeYear,
    lifetime,
  )
}

/** Adults who are old enough or disabled; one person counts once. */
function adultsOfAllowance({ earners, household, incomeYear }: TaxReturn): number {
  const old = earners.filter(({ birthYear }) => hasAgeOfAllowance(birthYear, incomeYear)).length
  return Math.min(household.joint ? 2 : 1, old + (household.handicapped_adults ?? 0))
}

function taxOf(taxReturn: TaxReturn, { investments }: NetIncomes, taxable: number, savings: number): IncomeTax {
  const { reductions, credits, territory, earlierReferenceIncomes } = taxReturn
  return incomeTax(taxable, familyQuotient(taxReturn.household), incomeTaxRules(taxReturn.incomeYear), {
    referenceIncome: roundToEuro(taxable + investments.referenceOnly + savings),
    flatTax: investments.flatTax,
    ...(reductions === undefined ? {} : { reductions }),
    ...(credits === undefined ? {} : { credits }),
    ...(territory === undefined ? {} : { territory }),
    ...(earlierReferenceIncomes === undefined ? {} : { earlierReferenceIncomes }),
  })
}

function leviedIncomes(
  incomeYear: number,
  { property, annuities, furnished, investments }: NetIncomes,
): LeviedIncome[] {
  const on = endOfYear(incomeYear)
  return [
    { amount: property.net + annuities, rates: inForce(unfurnishedLevies, on) },
    { amount: furnished.levied, rates: inForce(furnishedLevies, on) },
    ...investments.levied,
  ]
}
