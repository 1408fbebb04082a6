import { householdTax, suggestedParts } from '#domain'
import { declareFurnished } from '../../../src/domain/schemes/furnished'
import type { Situation, TaxableYear } from '../../../src/domain/schemes/scheme'
import { quotientOfParts } from '../../../src/domain/tax/familyQuotient'
import { netOfSalaryDeduction } from '../../../src/domain/tax/earnedIncome'
import { taxEffects } from '../../../src/domain/simulation/taxEffect'
import { numberOf, recordOf, sharedCases } from '../support/sharedCases'
import { compositionOf, type CountedHousehold } from './incomeTaxCases'

const CASES = sharedCases('income-tax.json') ?? []

/** Answers that the product does not ask, which change the tax: the case is then out of scope. */
const HOUSEHOLD_ANSWERS = [
  'situation_famille', 'declarants', 'revenu_net_imposable', 'nombre_de_parts', 'personnes_a_charge', 'parent_isole',
  'declarant1_invalide', 'declarant2_invalide',
]
const DEPENDANTS = [
  'enfants_charge_exclusive', 'dont_handicapes', 'enfants_residence_alternee', 'dont_alternes_handicapes',
  'enfants_majeurs_celibataires_rattaches',
]
const OLD_AGE = 65
const NAMES: Readonly<Record<string, string>> = {
  droits_simples: 'grossTax',
  impot_brut: 'taxWithAllParts',
  reduction_complementaire_qf: 'complementaryReduction',
  decote: 'decote',
  reduction_20pct_modestes: 'modestIncomeReduction',
  impot_net: 'tax',
}

type Case = Record<string, unknown>

function declarantsOf(taxCase: Case): Record<string, unknown>[] {
  const declarants = recordOf(taxCase['inputs'])['declarants']
  return Array.isArray(declarants) ? declarants.map(recordOf) : []
}

/** Wages and unemployment only, nobody old enough for the age allowance (CGI art. 157 bis). */
function isPlain(taxCase: Case): boolean {
  const inputs = recordOf(taxCase['inputs'])
  const year = numberOf(taxCase['income_year'])
  const isOld = declarantsOf(taxCase).some(
    (declarant) => numberOf(declarant['age']) >= OLD_AGE || year - (numberOf(declarant['annee_naissance']) || year) >= OLD_AGE,
  )
  const others = declarantsOf(taxCase).some((declarant) => 'retraites' in declarant || 'pensions_alimentaires_percues' in declarant)
  const dependants = Object.keys(recordOf(inputs['personnes_a_charge']))
  const hadExceptionalReduction = year === 2013 && numberOf(recordOf(taxCase['expected'])['impot_net']) < 1000
  return !isOld && !others && !hadExceptionalReduction && dependants.every((name) => DEPENDANTS.includes(name))
}

function householdOf(taxCase: Case): CountedHousehold {
  const inputs = recordOf(taxCase['inputs'])
  const dependants = recordOf(inputs['personnes_a_charge'])
  const status = inputs['situation_famille']
  return {
    ...(status === 'marie' || status === 'pacse' ? { joint: true } : {}),
    ...(status === 'veuf' ? { widowed: true } : {}),
    ...(inputs['parent_isole'] === true ? { loneParent: true } : {}),
    children: numberOf(dependants['enfants_charge_exclusive']) + numberOf(dependants['enfants_majeurs_celibataires_rattaches']),
    disabledChildren: numberOf(dependants['dont_handicapes']),
    alternating: numberOf(dependants['enfants_residence_alternee']),
    disabledAlternating: numberOf(dependants['dont_alternes_handicapes']),
    disabledAdults: Number(inputs['declarant1_invalide'] === true) + Number(inputs['declarant2_invalide'] === true),
  }
}

function netWages(taxCase: Case): number {
  const year = numberOf(taxCase['income_year'])
  return declarantsOf(taxCase).reduce(
    (sum, declarant) => sum + netOfSalaryDeduction(numberOf(declarant['salaires']) + numberOf(declarant['chomage']), year),
    0,
  )
}

function rowsOf(domain: string, accepts: (taxCase: Case) => boolean): [string, Case][] {
  return CASES.filter((taxCase) => taxCase['domain'] === domain && accepts(taxCase)).map((taxCase) => [String(taxCase['id']), taxCase])
}

const families = rowsOf('ir_famille', (taxCase) => {
  const names = Object.keys(recordOf(taxCase['inputs']))
  return isPlain(taxCase) && names.every((name) => HOUSEHOLD_ANSWERS.includes(name))
})
const partsOnly = rowsOf('nombre_de_parts', (taxCase) => {
  const names = Object.keys(recordOf(taxCase['inputs']))
  return isPlain(taxCase) && names.every((name) => HOUSEHOLD_ANSWERS.includes(name))
})

const withShared = CASES.length > 0 ? describe : describe.skip

withShared('income tax, cases kept beside the repository', () => {
  test('most of the family cases are in scope', () => {
    expect(families.length).toBeGreaterThan(85)
    expect(partsOnly.length).toBeGreaterThan(15)
  })

  test.each(families)('%s', (_, taxCase) => {
    const inputs = recordOf(taxCase['inputs'])
    const expected = recordOf(taxCase['expected'])
    const income = typeof inputs['revenu_net_imposable'] === 'number' ? inputs['revenu_net_imposable'] : netWages(taxCase)
    const tax = householdTax(income, compositionOf(householdOf(taxCase)), numberOf(taxCase['income_year']))
    const found = new Map<string, unknown>(Object.entries(tax))
    const tolerance = Math.max(1, numberOf(taxCase['tolerance']))
    for (const [name, ours] of Object.entries(NAMES)) {
      if (!(name in expected)) continue
      expect([name, Math.abs(Number(found.get(ours)) - numberOf(expected[name])) <= tolerance]).toEqual([name, true])
    }
  })

  test.each(partsOnly)('%s', (_, taxCase) => {
    expect(suggestedParts(compositionOf(householdOf(taxCase)))).toBe(recordOf(taxCase['expected'])['nombre_de_parts'])
  })
})

/** Boxes that say nothing the product calculates: tax credits, micro-foncier, results without an approved centre. */
const PROPERTY_BOXES = ['4BA', '4BB', '4BC', '4BD']
const FURNISHED_BOXES = ['5ND']

function boxesOf(taxCase: Case): Record<string, unknown> {
  return recordOf(recordOf(taxCase['inputs'])['cases'])
}

function usesOnly(taxCase: Case, boxes: readonly string[]): boolean {
  return isPlain(taxCase) && Object.keys(boxesOf(taxCase)).every((box) => boxes.includes(box))
}

/** The year that a case declares, as an operation would. */
function declaredYear(taxCase: Case): TaxableYear {
  const boxes = boxesOf(taxCase)
  const year = numberOf(taxCase['income_year'])
  if ('5ND' in boxes) return microYear(year, numberOf(boxes['5ND']))
  const global = numberOf(boxes['4BC'])
  return {
    year,
    property: { rents: numberOf(boxes['4BA']), financialCharges: numberOf(boxes['4BB']), otherCharges: global, globalIncomeCap: global },
  }
}

function microYear(year: number, rent: number): TaxableYear {
  const operating = { year, monthsLet: 12, rent, charges: 0, bookkeeping: 0, interest: 0, insurance: 0 }
  const acquisition = { propertyPrice: 0, notaryFee: 0, renovationPrice: 0, furniturePrice: 0, loanFees: 0, totalCost: 0, loanAmount: 0 }
  const situation: Pick<Situation, 'acquisition' | 'years'> = { acquisition, years: [operating] }
  const [declared] = declareFurnished(situation, () => 'micro')
  if (declared === undefined) throw new Error('One year gives one declaration')
  return declared
}

withShared('rents in the tax of a household, cases kept beside the repository', () => {
  const rows = [
    ...rowsOf('revenus_fonciers', (taxCase) => usesOnly(taxCase, PROPERTY_BOXES)),
    ...rowsOf('meuble_lmnp', (taxCase) => usesOnly(taxCase, FURNISHED_BOXES)),
  ].filter(([, taxCase]) => declarantsOf(taxCase).length === 1 && netWages(taxCase) > 0)

  test('several cases are in scope', () => { expect(rows.length).toBeGreaterThan(10); })

  test.each(rows)('%s', (_, taxCase) => {
    const household = {
      quotient: quotientOfParts(1),
      otherIncome: netWages(taxCase),
      netRentalIncome: 0,
      priorLandDeficit: numberOf(boxesOf(taxCase)['4BD']),
    }
    const [effect] = taxEffects(household, [declaredYear(taxCase)])
    const expected = recordOf(taxCase['expected'])
    if ('revenu_net_imposable' in expected) expect(effect?.after.taxableIncome).toBe(expected['revenu_net_imposable'])
    if ('impot_net' in expected) expect(Math.abs((effect?.after.tax ?? NaN) - numberOf(expected['impot_net']))).toBeLessThanOrEqual(1)
    if ('prelevements_sociaux_nets' in expected) {
      expect(Math.abs((effect?.socialLevies ?? NaN) - numberOf(expected['prelevements_sociaux_nets']))).toBeLessThanOrEqual(2)
    }
  })
})
