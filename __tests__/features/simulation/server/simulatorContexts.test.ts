import { checkComplete, type ResourceDefinition } from '#contract'
import { simulatorQuestions } from '#features/simulation/contract'
import { simulators } from '#domain'
import { testFirm } from '../../../support/server/firm'

const { claire } = testFirm()

type Answers = Readonly<Record<string, string | number | boolean>>

const ptz: Answers = {
  municipality: 'montpellier-34000',
  operation: 'new_collective',
  property_price: '200 000,00',
  n_2_taxable_income: 30_000,
  household_composition: 2,
  has_owner_residence: false,
  is_uninhabitable: false,
  has_disability: false,
  has_mobility_card: false,
  has_disability_card: false,
  has_disabled_adult_rent: false,
  has_handicapped_children_education_rent: false,
  property_right: false,
}
const loanCapacity: Answers = { net_monthly_income: 4_000, loan_duration: 20 }
const pinelTerms: Answers = {
  municipality: 'montpellier-34000',
  pinel_type: 'pinel',
  pinel_term: 9,
  notary_signature_date: '2022-09-15',
  annual_tax: 5_000,
}
const pinelPurchase: Answers = { ...pinelTerms, property_price: 250_000, surface: 50 }
const reducedVat: Answers = {
  municipality: 'montpellier-34000',
  perimeter: 'inside',
  is_main_residence: true,
  household_composition: 2,
  n_2_taxable_income: 38_000,
  property_price: 240_000,
}

interface Answered {
  readonly data: Readonly<Record<string, unknown>>
  readonly meta: { readonly unverified: string[]; readonly context: simulators.SimulatorContext }
}

/** As an address says it. */
const written = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value)

async function ask(name: string, answers: Answers): Promise<Answered> {
  const query = new URLSearchParams(Object.entries(answers).map(([key, value]) => [key, written(value)]))
  const answer = await claire.call('GET', `/api/v3/simulators/${name}?${query.toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Answered>()
}

/** The answers as the contract takes them: what a screen calculates with. */
function taken<D extends ResourceDefinition>(definition: D, answers: Answers) {
  const checked = checkComplete(definition, answers)
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  return checked.attributes
}

type Context = simulators.SimulatorContext
const { named } = simulators

/** What a device calculates of the same answers, with what the server says that the firm and the place add. */
const onDevice = {
  ptz: (answers: Answers, context: Context) => named.ptz(taken(simulatorQuestions.ptzSimulation, answers), context),
  'loan-capacity': (answers: Answers, context: Context) =>
    named['loan-capacity'](taken(simulatorQuestions.loanCapacity, answers), context),
  'pinel-optimal': (answers: Answers, context: Context) =>
    named['pinel-optimal'](taken(simulatorQuestions.pinelOptimal, answers), context),
  'pinel-tax-reduction': (answers: Answers, context: Context) =>
    named['pinel-tax-reduction'](taken(simulatorQuestions.pinelTaxReduction, answers), context),
  'reduced-tva': (answers: Answers, context: Context) =>
    named['reduced-tva'](taken(simulatorQuestions.reducedVat, answers), context),
} as const

const cases: readonly (readonly [keyof typeof onDevice, Answers])[] = [
  ['ptz', ptz],
  ['ptz', { ...ptz, municipality: 'paris-75001', operation: 'new_individual', other_loans: 40_000 }],
  ['ptz', { ...ptz, operation: 'old_with_works', renovation_price: 10_000 }],
  ['ptz', { ...ptz, operation: 'old_with_works', renovation_price: 90_000, loan_rate: 0.0345 }],
  ['ptz', { ...ptz, n_2_taxable_income: 120_000, has_owner_residence: true, property_right: true }],
  ['ptz', { ...ptz, offer_date: '2025-02-01' }],
  ['loan-capacity', loanCapacity],
  ['loan-capacity', { ...loanCapacity, monthly_rent: 700, alimony: 150, contribution: 33_333 }],
  ['pinel-optimal', pinelTerms],
  ['pinel-optimal', { ...pinelTerms, pinel_term: 12, pinel_type: 'pinel_plus', annual_tax: 20_000 }],
  ['pinel-optimal', { ...pinelTerms, notary_signature_date: '2024-12-31', other_tax_advantages: 7_500 }],
  ['pinel-tax-reduction', pinelPurchase],
  ['pinel-tax-reduction', { ...pinelPurchase, property_price: 349_999, notary_fee: 8_123, surface: '41,37' }],
  ['reduced-tva', reducedVat],
  ['reduced-tva', { ...reducedVat, perimeter: 'outside', is_main_residence: false }],
  ['reduced-tva', { ...reducedVat, municipality: 'paris-75001', surface: 52, price_ceiling: 5_000 }],
]

test.each(cases)(
  '%s of %j is the same to the cent on a device, with the context of the answer',
  async (name, answers) => {
    const { data, meta } = await ask(name, answers)
    const calculation = onDevice[name](answers, meta.context)
    expect(calculation).toEqual({ kind: 'calculated', answer: { ...data, unverified: meta.unverified } })
  },
)
