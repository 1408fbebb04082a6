import { suggestedParts } from '#domain'
import { incomeTaxRules } from '../../../src/domain/law/incomeTaxRules'
import { progressive } from '../../../src/domain/mechanisms/progressiveScale'
import { assess, type Assessment } from '../../../src/domain/tax/assessment'
import { netOfSalaryDeduction } from '../../../src/domain/tax/earnedIncome'
import { familyQuotient, quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { differentialContributionOf, highIncomeContribution } from '../../../src/domain/tax/highIncome'
import type { IncomeTax } from '../../../src/domain/tax/incomeTax'
import { wealthTax } from '../../../src/domain/tax/wealthTax'
import { roundToEuro } from '../../../src/domain/value/rounding'
import { type Adapter, type Answer, type Case, numberOf } from './case'
import { earlierReferenceIncomes, householdOf, outOfScope, taxReturnOf } from './taxReturnOfCase'

/** Whole returns: boxes and people. */
const assessReturn: Adapter = (given) => {
  const reason = outOfScope(given)
  if (reason !== undefined) return { reason }
  if (given.inputs['revenu_net_imposable'] !== undefined) return taxOfTaxableIncome(given)
  if (given.inputs['revenu_fiscal_reference'] !== undefined) return contributionsOf(given)
  const taxReturn = taxReturnOf(given)
  const assessment = assess(taxReturn)
  const { earners = [] } = taxReturn
  const wages = earners.reduce((sum, earner) => sum + (earner.wages ?? 0), 0)
  const netWages = earners.reduce((sum, earner) => sum + netOfSalaryDeduction(earner.wages ?? 0, given.incomeYear), 0)
  return {
    found: {
      ...figuresOfTax(assessment.incomeTax, given, taxReturn.credits ?? 0),
      ...figuresOfAssessment(assessment),
      nombre_de_parts: suggestedParts(householdOf(given)),
      nombre_personnes_a_charge: householdOf(given).children.length,
      reduction_duflot_pinel_denormandie_metropole: roundToEuro(taxReturn.reductions?.capped ?? 0),
      reduction_duflot_pinel_denormandie_outremer: roundToEuro(taxReturn.reductions?.overseas ?? 0),
      deduction_forfaitaire_10pct: wages - netWages,
    },
  }
}

function figuresOfAssessment(assessment: Assessment): Record<string, unknown> {
  const { socialLevies, incomeTax: tax } = assessment
  return {
    revenu_brut_global: assessment.grossGlobalIncome,
    revenu_net_imposable: tax.taxableIncome,
    revenu_fiscal_reference: tax.referenceIncome,
    revenu_categoriel_foncier: assessment.propertyIncome,
    revenu_categoriel_rcm: assessment.investmentIncome,
    charges_deduites_pensions: assessment.deductedCharges,
    abattement_age_ou_invalidite: assessment.ageAllowance,
    impot_pfu: assessment.flatTax,
    base_csg: socialLevies.base,
    csg: socialLevies.csg,
    crds: socialLevies.crds,
    prelevement_social_et_contributions: socialLevies.solidarity,
    prelevements_sociaux_hors_csg_crds: socialLevies.solidarity,
    prelevements_sociaux_nets: socialLevies.total,
    total_net_a_payer: assessment.total,
  }
}

/**
 * Figures named as the notice and the simulators name them. Cases of the maintainers of openfisca-france count the
 * gross tax after the complementary reduction and the overseas abatement.
 */
function figuresOfTax(tax: IncomeTax, { authority, incomeYear }: Case, credits: number): Record<string, unknown> {
  const afterCap = tax.grossTax - (authority.startsWith('B') ? tax.complementaryReduction + tax.overseasAbatement : 0)
  const collected = tax.tax - tax.differential.contribution
  const afterRelief =
    tax.grossTax - tax.complementaryReduction - tax.overseasAbatement - tax.decote - tax.modestIncomeReduction
  const scale = incomeTaxRules(incomeYear).scale.value
  return {
    nombre_de_parts: tax.parts,
    droits_simples: afterCap,
    impot_brut: tax.taxWithAllParts,
    detail_tranches_par_part: slicesOf(tax, incomeYear),
    reduction_complementaire_qf: tax.complementaryReduction,
    decote: tax.decote,
    decote_avant_plafonnement: tax.decote,
    reduction_20pct_modestes: tax.modestIncomeReduction,
    reduction_exceptionnelle_2013: tax.exceptionalReduction,
    total_reductions: tax.reductions + Math.min(tax.exceptionalReduction, afterRelief),
    impot_apres_decote_avant_seuil_recouvrement: afterRelief,
    impot_avant_imputations: collected + credits,
    impot_net: collected,
    impot_net_avec_cehr: collected,
    taux_marginal: tax.marginalRate,
    taux_marginal_pct: tax.marginalRate * 100,
    indice_tranche: scale.findIndex(({ rate }) => rate === tax.marginalRate),
    cehr: tax.highIncomeContribution,
    cdhr: tax.differential.contribution,
    cdhr_decote: tax.differential.relief,
    cdhr_majoration_situation: tax.differential.familyUplift,
    cdhr_acompte: tax.differential.advance,
  }
}

/** Tax of each slice of the scale on the income of a part, by its rate. */
function slicesOf({ taxableIncome, parts }: IncomeTax, incomeYear: number): Record<string, number> {
  const scale = incomeTaxRules(incomeYear).scale.value
  const taxUpTo = (bound: number) => progressive(scale, Math.min(taxableIncome / parts, bound))
  return Object.fromEntries(
    scale.map(({ from, rate }, index) => [
      `${Math.round(rate * 100)}pct`,
      taxUpTo(scale[index + 1]?.from ?? Infinity) - taxUpTo(from),
    ]),
  )
}

function taxOfTaxableIncome(given: Case): Answer {
  const { inputs, incomeYear } = given
  const composed = familyQuotient(householdOf(given))
  const parts = numberOf(inputs['nombre_de_parts']) || composed.parts
  const quotient = composed.parts === parts ? composed : quotientOfParts(parts, householdOf(given).joint)
  const otherIncome = numberOf(inputs['revenu_net_imposable'])
  const assessment = assess({ incomeYear, household: quotient, earners: [], otherIncome })
  return { found: figuresOfTax(assessment.incomeTax, given, 0) }
}

/** Contributions on a reference income that the case gives as such. */
function contributionsOf(given: Case): Answer {
  const { inputs, incomeYear } = given
  const rules = incomeTaxRules(incomeYear)
  const quotient = familyQuotient(householdOf(given))
  const income = numberOf(inputs['revenu_fiscal_reference'])
  const smoothed = inputs['demande_lissage'] === true ? earlierReferenceIncomes(given) : undefined
  return {
    found: {
      cehr: highIncomeContribution(income, quotient, rules, smoothed),
      cehr_hors_lissage: highIncomeContribution(income, quotient, rules),
      cdhr: differentialContributionOf(income, 0, quotient, rules).contribution,
    },
  }
}

const assessWealth: Adapter = ({ inputs, incomeYear }) => {
  const { scaleTax, relief, tax } = wealthTax(numberOf(inputs['patrimoine_net_taxable']), `${incomeYear}-01-01`)
  return { found: { ifi_bareme: scaleTax, decote: relief, ifi_net: tax } }
}

const countParts: Adapter = (given) => ({ found: { nombre_de_parts: suggestedParts(householdOf(given)) } })

/** Adapters by domain of a tax case. */
export const taxAdapters: Readonly<Record<string, Adapter>> = {
  ir_famille: assessReturn,
  charges_deductibles: assessReturn,
  revenus_fonciers: assessReturn,
  meuble_lmnp: assessReturn,
  reductions_immo: assessReturn,
  cehr: assessReturn,
  cdhr: assessReturn,
  ps: assessReturn,
  nombre_de_parts: countParts,
  ifi: assessWealth,
}
