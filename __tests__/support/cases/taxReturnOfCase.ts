import type { HouseholdComposition } from '#domain'
import type { OverseasTerritory } from '../../../src/domain/law/collection'
import { carry, type CarryForward } from '../../../src/domain/mechanisms/carryForward'
import type { EarlierReferenceIncomes } from '../../../src/domain/tax/highIncome'
import type {
  DeductibleCharges,
  Earner,
  FurnishedLet,
  InvestmentIncome,
  LifeAnnuity,
  PropertyDeclaration,
  TaxReturn,
} from '../../../src/domain/tax/taxReturn'
import { type Case, numberOf, recordOf, recordsOf } from './case'
import { boxesOfOtherMeaning, isReductionBox, reductionsOfBoxes } from './reductionBoxes'

/** Boxes of forms 2042, 2042-C and 2042-C-PRO that the adapter reads, besides those of reductions. */
const KNOWN_BOXES = [
  '1AW',
  '1BW',
  '1CW',
  '1DW',
  '2CA',
  '2DC',
  '2DH',
  '2GO',
  '2OP',
  '2TR',
  '3SL',
  '3UA',
  '3VG',
  '3VZ',
  '4BA',
  '4BB',
  '4BC',
  '4BD',
  '4BE',
  '4BF',
  '4TQ',
  '5NA',
  '5ND',
  '5NG',
  '5NJ',
  '5NK',
  '5NM',
  '5NY',
  '6CB',
  '6DD',
  '6DE',
  '6EL',
  '6EM',
  '6EU',
  '6EV',
  '6FA',
  '6FB',
  '6FC',
  '6FD',
  '6FE',
  '6FL',
  '6GH',
  '6GI',
  '6GJ',
  '6GP',
  '6GU',
  '6HJ',
  '6HK',
  '6HL',
  '6HM',
  '6HN',
  '6HO',
  '6HP',
  '6HQ',
  '6RS',
  '6SS',
]

/** Tax credits: the share of the amount typed that the form announces (unpaid-rent insurance, contribution on rents). */
const CREDIT_RATES: Readonly<Record<string, number>> = { '4BF': 0.38, '4TQ': 0.025 }

/** Ages at the first payment of the annuities of boxes 1AW to 1DW. */
const ANNUITY_AGES: Readonly<Record<string, number>> = { '1AW': 49, '1BW': 55, '1CW': 65, '1DW': 70 }

/** Global deficits of the six years before, the oldest first. */
const GLOBAL_DEFICITS = ['6FA', '6FB', '6FC', '6FD', '6FE', '6FL']

const TERRITORIES: Readonly<Record<string, OverseasTerritory>> = {
  guadeloupe: 'antilles_reunion',
  martinique: 'antilles_reunion',
  reunion: 'antilles_reunion',
  guyane: 'guyane_mayotte',
  mayotte: 'guyane_mayotte',
}

/** Why a case is out of scope: its boxes say what the engine does not calculate. Undefined when it can be taken. */
export function outOfScope({ inputs, incomeYear }: Case): string | undefined {
  const codes = Object.keys(recordOf(inputs['cases']))
  const unknown = codes.filter((code) => !KNOWN_BOXES.includes(code) && !isReductionBox(code))
  if (unknown.length > 0) return `${unknown.join(', ')}: ${unknownBoxes(unknown)}`
  const others = boxesOfOtherMeaning(codes, incomeYear)
  return others.length > 0
    ? `${others.join(', ')}: the form of ${incomeYear} used these codes for another advantage`
    : undefined
}

function unknownBoxes(codes: readonly string[]): string {
  if (codes.some((code) => code.startsWith('5')))
    return 'incomes of a trade or a profession other than furnished letting'
  if (codes.some((code) => ['7UD', '7UF'].includes(code))) return 'gifts, which no property operation makes'
  return 'instalments of reductions whose purchase the case does not say'
}

/** The return that a case describes. */
export function taxReturnOf(given: Case): TaxReturn {
  const { inputs, incomeYear } = given
  const amounts = boxAmounts(given)
  const box = (code: string) => amounts.get(code) ?? 0
  const sum = (...codes: string[]) => codes.reduce((total, code) => total + box(code), 0)
  const territory = TERRITORIES[String(inputs['residence_fiscale'])]
  return {
    incomeYear,
    household: householdOf(given),
    earners: earnersOf(given),
    annuities: Object.entries(ANNUITY_AGES).map(([code, ageAtFirstPayment]): LifeAnnuity => ({
      amount: box(code),
      ageAtFirstPayment,
    })),
    property: propertyOf(box, incomeYear),
    furnished: furnishedOf(box),
    investments: investmentsOf(box),
    otherIncome: box('6GH'),
    priorGlobalDeficits: GLOBAL_DEFICITS.reduce<CarryForward>(
      (stock, code, index) => carry(stock, incomeYear - GLOBAL_DEFICITS.length + index, box(code)),
      [],
    ),
    charges: chargesOf(box, sum),
    attachedHouseholdMembers: numberOf(
      recordOf(inputs['personnes_a_charge'])['enfants_maries_ou_charges_de_famille_rattaches'],
    ),
    reductions: reductionsOfBoxes(amounts, incomeYear),
    credits: Object.entries(CREDIT_RATES).reduce((total, [code, rate]) => total + box(code) * rate, 0),
    ...(territory === undefined ? {} : { territory }),
    ...(inputs['demande_lissage'] === true ? { earlierReferenceIncomes: earlierReferenceIncomes(given) } : {}),
  }
}

/** Reference incomes of the two years before; one that a case leaves out is 0. */
export function earlierReferenceIncomes({ inputs }: Case): EarlierReferenceIncomes {
  return { lastYear: numberOf(inputs['rfr_n_1']), yearBefore: numberOf(inputs['rfr_n_2']) }
}

/** Who the household of a case is. */
export function householdOf({ inputs }: Case): HouseholdComposition {
  const status = inputs['situation_famille']
  const people = recordOf(inputs['personnes_a_charge'])
  const count = (name: string) => numberOf(people[name])
  const members = (total: number, disabled: number, alternating: boolean) =>
    Array.from({ length: total }, (_, index) => ({
      has_alternating_custody: alternating,
      is_handicapped: index < disabled,
    }))
  const invalids = count('autres_personnes_invalides_a_charge')
  return {
    joint: status === 'marie' || status === 'pacse',
    children: [
      ...members(invalids, invalids, false),
      ...members(
        count('enfants_charge_exclusive') + count('enfants_majeurs_celibataires_rattaches'),
        count('dont_handicapes'),
        false,
      ),
      ...members(count('enfants_residence_alternee'), count('dont_alternes_handicapes'), true),
    ],
    widowed: status === 'veuf',
    lone_parent: inputs['parent_isole'] === true,
    handicapped_adults: Number(inputs['declarant1_invalide'] === true) + Number(inputs['declarant2_invalide'] === true),
    raised_child_alone: inputs['vit_seul_a_eleve_un_enfant_5_ans'] === true,
    veteran: ['ancien_combattant_personne_seule', 'ancien_combattant_couple', 'pension_veuve_de_guerre']
      .map((name) => inputs[name])
      .includes(true),
  }
}

function boxAmounts({ inputs }: Case): Map<string, number> {
  return new Map(
    Object.entries(recordOf(inputs['cases'])).map(([code, typed]) => [code, typed === true ? 1 : numberOf(typed)]),
  )
}

function earnersOf({ inputs, incomeYear }: Case): Earner[] {
  return recordsOf(inputs['declarants']).map((person) => {
    const born = person['age'] === undefined ? person['annee_naissance'] : incomeYear - numberOf(person['age'])
    return {
      wages: numberOf(person['salaires']) + numberOf(person['chomage']),
      pensions: numberOf(person['retraites']) + numberOf(person['pensions_alimentaires_percues']),
      ...(typeof born === 'number' ? { birthYear: born } : {}),
    }
  })
}

/** Boxes 4BA to 4BC hold results already shared out: as rents, interest and other charges they give the same. */
function propertyOf(box: (code: string) => number, incomeYear: number): PropertyDeclaration {
  const [rents, financialCharges, otherCharges] = [box('4BA'), box('4BB'), box('4BC')]
  return {
    actual: { rents, financialCharges, otherCharges, globalIncomeCap: otherCharges },
    microRents: box('4BE'),
    priorDeficits: carry([], incomeYear - 1, box('4BD')),
  }
}

function furnishedOf(box: (code: string) => number): FurnishedLet[] {
  const lets: FurnishedLet[] = [
    { kind: 'ordinary', regime: 'micro', amount: box('5ND') },
    { kind: 'classifiedTourism', regime: 'micro', amount: box('5NG') },
    { kind: 'classifiedTourism', regime: 'micro', amount: box('5NJ'), isContributing: true },
    { kind: 'ordinary', regime: 'actual', amount: box('5NA') },
    { kind: 'ordinary', regime: 'actual', amount: box('5NK'), withoutApprovedCentre: true },
    { kind: 'ordinary', regime: 'actual', amount: box('5NM'), isContributing: true },
    { kind: 'ordinary', regime: 'actual', amount: -box('5NY') },
  ]
  return lets.filter(({ amount }) => amount !== 0)
}

function investmentsOf(box: (code: string) => number): InvestmentIncome {
  return {
    dividends: box('2DC'),
    interest: box('2TR'),
    deemedDistributions: box('2GO'),
    lifeInsurance: box('2DH'),
    fees: box('2CA'),
    securityGains: box('3VG') + box('3UA'),
    holdingAllowance: box('3SL'),
    realEstateGains: box('3VZ'),
    progressive: box('2OP') === 1,
  }
}

function chargesOf(box: (code: string) => number, sum: (...codes: string[]) => number): DeductibleCharges {
  const alimony = (code: string, oldJudgment: boolean) => ({ amount: box(code), oldJudgment })
  return {
    csg: box('6DE'),
    adultChildAlimony: [alimony('6EL', false), alimony('6EM', false), alimony('6GI', true), alimony('6GJ', true)],
    otherAlimony: [alimony('6GP', true), alimony('6GU', false)],
    hosting: { amount: box('6EU'), persons: box('6EV') },
    bareOwnerRepairs: sum('6CB', '6HJ', '6HK', '6HL', '6HM', '6HN', '6HO', '6HP', '6HQ'),
    retirementSavings: sum('6RS', '6SS'),
    other: box('6DD'),
  }
}
