import type { Case } from '../../../support/cases/case'
import type { CountedHousehold } from '../incomeTaxCases'

/** A return whose result was published or recorded elsewhere. Euros; only the figures that the source gives are expected. */
export interface CitedReturn {
  year: number
  /** A single person when absent. */
  household?: CountedHousehold
  /** Wages and unemployment benefits of each adult. */
  wages?: readonly number[]
  /** Pensions and alimony received by each adult. */
  pensions?: readonly number[]
  /** Ages on 31 December, when one of them matters. */
  ages?: readonly number[]
  /** Overseas department of residence. */
  residence?: string
  /** Members of an attached child’s own household. */
  attached?: number
  /** Boxes of form 2042 of the income year. */
  boxes?: Readonly<Record<string, number | boolean>>
  expected: Readonly<Partial<Record<Figure, number>>>
  source: string
}

/** Names of the figures of a notice, and how the cases of the simulators call them. */
export const figureNames = {
  parts: 'nombre_de_parts',
  grossGlobalIncome: 'revenu_brut_global',
  taxableIncome: 'revenu_net_imposable',
  referenceIncome: 'revenu_fiscal_reference',
  propertyIncome: 'revenu_categoriel_foncier',
  investmentIncome: 'revenu_categoriel_rcm',
  deductedCharges: 'charges_deduites_pensions',
  ageAllowance: 'abattement_age_ou_invalidite',
  wageDeduction: 'deduction_forfaitaire_10pct',
  grossTax: 'droits_simples',
  complementaryReduction: 'reduction_complementaire_qf',
  decote: 'decote',
  modestIncomeReduction: 'reduction_20pct_modestes',
  exceptionalReduction: 'reduction_exceptionnelle_2013',
  reductions: 'total_reductions',
  flatTax: 'impot_pfu',
  highIncomeContribution: 'cehr',
  differentialContribution: 'cdhr',
  differentialRelief: 'cdhr_decote',
  differentialAdvance: 'cdhr_acompte',
  familyUplift: 'cdhr_majoration_situation',
  tax: 'impot_net',
  levyBase: 'base_csg',
  csg: 'csg',
  crds: 'crds',
  solidarity: 'prelevement_social_et_contributions',
  levies: 'prelevements_sociaux_nets',
  total: 'total_net_a_payer',
} as const

export type Figure = keyof typeof figureNames

/** Results of the maintainers of openfisca-france count the gross tax after the complementary reduction. */
function authorityOf(source: string): string {
  return source.startsWith('openfisca') ? 'B' : 'A'
}

/** The case that a cited return stands for. */
export function caseOf({
  year,
  household = {},
  wages = [],
  pensions = [],
  ages = [],
  boxes = {},
  ...cited
}: CitedReturn): Case {
  const adults = Math.max(household.joint === true ? 2 : 1, wages.length)
  return {
    id: cited.source,
    subject: 'ir_famille',
    authority: authorityOf(cited.source),
    incomeYear: year,
    tolerance: 1,
    expected: Object.fromEntries(Object.entries(cited.expected).map(([figure, amount]) => [nameOf(figure), amount])),
    inputs: {
      situation_famille: household.joint === true ? 'marie' : household.widowed === true ? 'veuf' : 'celibataire',
      declarants: Array.from({ length: adults }, (_, index) => ({
        salaires: wages[index] ?? 0,
        retraites: pensions[index] ?? 0,
        ...(ages[index] === undefined ? {} : { age: ages[index] }),
      })),
      personnes_a_charge: {
        enfants_charge_exclusive: household.children,
        dont_handicapes: household.disabledChildren,
        enfants_residence_alternee: household.alternating,
        dont_alternes_handicapes: household.disabledAlternating,
        enfants_maries_ou_charges_de_famille_rattaches: cited.attached,
      },
      parent_isole: household.loneParent,
      declarant1_invalide: (household.disabledAdults ?? 0) > 0,
      declarant2_invalide: (household.disabledAdults ?? 0) > 1,
      vit_seul_a_eleve_un_enfant_5_ans: household.formerLoneParent,
      ancien_combattant_couple: household.veteran,
      residence_fiscale: cited.residence,
      cases: boxes,
    },
  }
}

function nameOf(figure: string): string {
  const name = Object.entries(figureNames).find(([ours]) => ours === figure)?.[1]
  if (name === undefined) throw new Error(`Unknown figure: ${figure}`)
  return name
}
