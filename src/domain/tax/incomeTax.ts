import type { OverseasTerritory } from '../law/collection'
import type { IncomeTaxRules } from '../law/incomeTaxRules'
import { reachedRate } from '../mechanisms/progressiveScale'
import { roundToEuro } from '../value/rounding'
import { cappedTax, complementaryReduction } from './cappedTax'
import type { FamilyQuotient } from './familyQuotient'
import {
  type Differential,
  differentialContributionOf,
  type EarlierReferenceIncomes,
  highIncomeContribution,
} from './highIncome'
import { allowedReductions, type TaxReductions } from './reductions'
import { decoteOf, exceptionalReductionOf, modestReduction } from './relief'

/** What else changes the tax of a household besides its taxable income. Euros. */
export interface TaxCircumstances {
  /** Revenu fiscal de référence; the taxable income when nothing else enters it. */
  referenceIncome?: number
  /** Asked for when the income is exceptional (CGI art. 223 sexies, II). */
  earlierReferenceIncomes?: EarlierReferenceIncomes
  reductions?: TaxReductions
  /** Taxes at flat rates, which no reduction lowers (CGI art. 200 A). */
  flatTax?: number
  /** Refunded when they exceed the tax. */
  credits?: number
  territory?: OverseasTerritory
}

/** The income tax of a household and how it was reached. Euros, whole except `taxWithAllParts` and `taxOfBaseParts`. */
export interface IncomeTax {
  taxableIncome: number
  referenceIncome: number
  parts: number
  taxWithAllParts: number
  taxOfBaseParts: number
  /** Largest advantage that the extra parts may give. */
  advantageCap: number
  isAdvantageCapped: boolean
  /** Tax after the cap of the family quotient. */
  grossTax: number
  complementaryReduction: number
  overseasAbatement: number
  decote: number
  modestIncomeReduction: number
  exceptionalReduction: number
  /** Reductions used, after the overall cap and the tax itself limited them. */
  reductions: number
  lostReductions: number
  /** Contribution exceptionnelle sur les hauts revenus. */
  highIncomeContribution: number
  /** Contribution différentielle sur les hauts revenus. */
  differential: Differential
  /** What would be collected without the reductions. */
  taxWithoutReductions: number
  /** What is collected: income tax, flat taxes and both contributions less credits; negative when refunded. */
  tax: number
  /** Rate of the slice reached, by the parts that fix the tax. */
  marginalRate: number
}

const NO_CIRCUMSTANCES: TaxCircumstances = {}

/**
 * Income tax of one income year (CGI art. 193 to 197): quotient, cap and complementary reductions, overseas abatement,
 * décote, reductions, contributions on high incomes, collection thresholds.
 * @param taxableIncome revenu net imposable, euros; negative counts as 0
 */
export function incomeTax(
  taxableIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
  circumstances: TaxCircumstances = NO_CIRCUMSTANCES,
): IncomeTax {
  const income = Math.max(0, roundToEuro(taxableIncome))
  const referenceIncome = circumstances.referenceIncome ?? income
  const scaled = scaleTax(income, referenceIncome, quotient, rules, circumstances.territory)
  const { requested, allowed } = allowedReductions(circumstances.reductions ?? {}, income, rules)
  const exceptional = Math.min(scaled.exceptionalReduction, scaled.due)
  const reductions = Math.min(allowed, scaled.due - exceptional)
  const besides = collectedBesides(referenceIncome, quotient, rules, circumstances)
  const { differential, tax } = collection(scaled.due - exceptional - reductions, besides, quotient, rules)
  return {
    taxableIncome: income,
    referenceIncome,
    parts: quotient.parts,
    taxWithAllParts: scaled.capped.withAllParts,
    taxOfBaseParts: scaled.capped.ofBaseParts,
    advantageCap: scaled.capped.advantageCap,
    isAdvantageCapped: scaled.capped.isCapped,
    grossTax: scaled.grossTax,
    complementaryReduction: scaled.complement,
    overseasAbatement: scaled.abatement,
    decote: scaled.decote,
    modestIncomeReduction: scaled.modest,
    exceptionalReduction: scaled.exceptionalReduction,
    reductions,
    lostReductions: requested - reductions,
    highIncomeContribution: besides.contribution,
    differential,
    taxWithoutReductions: reductions === 0 ? tax : collection(scaled.due - exceptional, besides, quotient, rules).tax,
    tax,
    marginalRate: marginalRateOf(income, scaled.capped.isCapped, quotient, rules),
  }
}

/** Rate of the slice that an income reaches, divided by the parts that fix the tax. */
function marginalRateOf(income: number, isCapped: boolean, quotient: FamilyQuotient, rules: IncomeTaxRules): number {
  return reachedRate(rules.scale.value, income / (isCapped ? quotient.baseParts : quotient.parts))
}

/** What is collected with the tax of the scale, or taken off it. Euros. */
interface CollectedBesides {
  referenceIncome: number
  flatTax: number
  /** On high incomes, smoothed when the household asks for it. */
  contribution: number
  /** What the smoothing takes off the contribution. */
  smoothed: number
  credits: number
}

function collectedBesides(
  referenceIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
  { flatTax = 0, credits = 0, earlierReferenceIncomes }: TaxCircumstances,
): CollectedBesides {
  const contribution = highIncomeContribution(referenceIncome, quotient, rules, earlierReferenceIncomes)
  const smoothed =
    earlierReferenceIncomes === undefined ? 0 : highIncomeContribution(referenceIncome, quotient, rules) - contribution
  return { referenceIncome, flatTax: roundToEuro(flatTax), contribution, smoothed, credits }
}

/** All that is collected for a tax of the scale, the differential contribution included. */
function collection(
  scaleTaxDue: number,
  { referenceIncome, flatTax, contribution, smoothed, credits }: CollectedBesides,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
): { differential: Differential; tax: number } {
  const collected = collectedTax(scaleTaxDue + flatTax + contribution, credits, rules)
  const differential = differentialContributionOf(referenceIncome, collected + smoothed, quotient, rules)
  return { differential, tax: collected + differential.contribution }
}

/** The tax of the progressive scale before any reduction of the household's choice. */
function scaleTax(
  income: number,
  referenceIncome: number,
  quotient: FamilyQuotient,
  rules: IncomeTaxRules,
  territory: OverseasTerritory | undefined,
) {
  const capped = cappedTax(income, quotient, rules)
  const complement = complementaryReduction(capped, quotient, rules)
  const grossTax = roundToEuro(capped.tax)
  const abatement = territory === undefined ? 0 : abatementOf(grossTax - complement, territory, rules)
  const afterAbatement = grossTax - complement - abatement
  const decote = decoteOf(afterAbatement, quotient, rules)
  const modest = modestReduction(afterAbatement - decote, referenceIncome, quotient, rules)
  const exceptionalReduction = exceptionalReductionOf(referenceIncome, quotient, rules)
  return {
    capped,
    complement,
    grossTax,
    abatement,
    decote,
    modest,
    exceptionalReduction,
    due: afterAbatement - decote - modest,
  }
}

function abatementOf(tax: number, territory: OverseasTerritory, rules: IncomeTaxRules): number {
  const { rate, maximum } = rules.overseasAbatement.value[territory]
  return Math.min(roundToEuro(tax * rate), maximum)
}

/** Under the thresholds nothing is collected (CGI art. 1657, 1 bis). */
function collectedTax(tax: number, credits: number, rules: IncomeTaxRules): number {
  const collected = tax < rules.collectionThreshold.value ? 0 : tax
  if (credits === 0) return collected
  const afterCredits = collected - roundToEuro(credits)
  return afterCredits > 0 && afterCredits < rules.collectionThresholdAfterCredits.value ? 0 : afterCredits
}
