import { messages } from '#contract'
import { checkHouseholdCreation } from '#features/clientFile/contract/household'
import { checkSolutionConfiguration } from '#features/simulation/contract'

const household = { net_monthly_income: 6900, annual_tax: 7200, alimony: 0, fiscal_part: 3, monthly_rent: 0 }

describe('creation of a client file (specification §5)', () => {
  test('six figures are enough; the payment of current loans is optional', () => {
    const checked = checkHouseholdCreation(household)
    expect(checked).toMatchObject({ valid: true, attributes: { household, companion: null } })
  })
  test('each missing figure is named', () => {
    const checked = checkHouseholdCreation({})
    expect(checked.valid ? {} : checked.errors).toEqual(
      Object.fromEntries(Object.keys(household).map((name) => [name, [messages.required]])),
    )
  })
  test('the parts go from 0 to 10, the income to 9 999 999 999,99', () => {
    expect(checkHouseholdCreation({ ...household, fiscal_part: 0, net_monthly_income: 9_999_999_999.99 }).valid).toBe(
      true,
    )
    expect(
      checkHouseholdCreation({ ...household, fiscal_part: 10.01, net_monthly_income: 10_000_000_000 }),
    ).toMatchObject({
      valid: false,
      errors: { fiscal_part: ['Maximum 10'], net_monthly_income: [expect.stringMatching(/^Maximum/)] },
    })
  })
  test('errors of the companion carry dotted names', () => {
    const checked = checkHouseholdCreation({
      ...household,
      companion: { honorific: 'mr', firstname: 'Nadia', net_monthly_income: 'beaucoup' },
    })
    expect(checked).toEqual({
      valid: false,
      errors: { 'companion.lastname': [messages.required], 'companion.net_monthly_income': [messages.number] },
    })
    expect(checkHouseholdCreation({ ...household, companion: 'Nadia' })).toEqual({
      valid: false,
      errors: { companion: [messages.object] },
    })
  })
})

const solution = {
  municipality: 'montpellier-34000',
  net_monthly_income: 6900,
  annual_tax: 7200,
  alimony: 0,
  fiscal_part: 3,
  monthly_rent: 0,
  monthly_loan_payment: 1180,
  property_price: 214_900,
  notary_fee: 6447,
  guaranty_fee: 2500,
  contribution: 18_000,
  project: 'long_term_rental',
  yearly_rent_revaluation_rate: 0.01,
  duration_to_display: 25,
  loan_duration: 20,
  loan_rate: 0.0335,
  insurance_rate: 0.0034,
}

describe('calculation payload (specification §5, simulators)', () => {
  test('a complete payload becomes a configuration, without the answers that were not given', () => {
    const checked = checkSolutionConfiguration({
      ...solution,
      client_file: null,
      simulation_charges: [{ label: 'Entretien', amount: '120,50' }],
    })
    expect(checked).toMatchObject({
      valid: true,
      attributes: {
        clientFile: null,
        configuration: { ...solution, simulation_charges: [{ label: 'Entretien', amount: 120.5 }] },
      },
    })
    expect(checked.valid && 'suggested_rent' in checked.attributes.configuration).toBe(false)
  })
  test.each(Object.keys(solution))('%s is required', (name) => {
    const rest = Object.fromEntries(Object.entries(solution).filter(([other]) => other !== name))
    expect(checkSolutionConfiguration(rest)).toEqual({ valid: false, errors: { [name]: [messages.required] } })
  })
  test.each([
    ['historic_monuments', ['renovation_price']],
    ['land_deficit', ['renovation_price']],
    ['malraux', ['renovation_price', 'malraux_is_vir', 'malraux_tax_reduction_rate']],
    ['lmnp_amortissement', ['seniority']],
    ['pinel', ['pinel_type']],
    ['denormandie', []],
    ['jeanbrun', ['seniority']],
    ['long_term_rental', []],
  ])('%s requires %o besides', (project, names) => {
    const checked = checkSolutionConfiguration({ ...solution, project })
    expect(checked.valid ? [] : Object.keys(checked.errors)).toEqual(names)
  })
  test.each(['loan_rate', 'insurance_rate', 'yearly_rent_revaluation_rate'])(
    '%s is at most 1 as a fraction',
    (name) => {
      expect(checkSolutionConfiguration({ ...solution, [name]: 1 }).valid).toBe(true)
      expect(checkSolutionConfiguration({ ...solution, [name]: 1.01 })).toEqual({
        valid: false,
        errors: { [name]: ['Maximum 100\u202f%'] },
      })
    },
  )
  test.each([
    ['fiscal_part', 0.5, 'Minimum 1'],
    ['duration_to_display', -1, 'Minimum 0'],
  ])('%s of %d is refused here, before any calculation', (name, value, message) => {
    expect(checkSolutionConfiguration({ ...solution, [name]: value })).toEqual({
      valid: false,
      errors: { [name]: [message] },
    })
  })
  test('the costs estimated for the highest price are taken', () => {
    expect(
      checkSolutionConfiguration({
        ...solution,
        property_price: 9_999_999_999.99,
        notary_fee: 700_000_000,
        guaranty_fee: 150_000_000,
      }).valid,
    ).toBe(true)
  })
  test('a projection may be refined; what is left empty is not in the configuration', () => {
    const refined = {
      delivery_date: '2028-06-30',
      vacancy_rate: 0.0278,
      yearly_value_growth_rate: 0.01,
      resale_fee_rate: 0.05,
      insurance_basis: 'remaining',
      guarantee_kind: 'caution',
      smoothed_loans: [{ monthly_credit: 320.5, end_date: '2031-05-05' }],
    }
    expect(checkSolutionConfiguration({ ...solution, ...refined })).toMatchObject({
      valid: true,
      attributes: { configuration: refined },
    })
    const plain = checkSolutionConfiguration(solution)
    expect(plain.valid && Object.keys(refined).filter((name) => name in plain.attributes.configuration)).toEqual([
      'smoothed_loans',
    ])
  })
  test('the value of a property may fall or grow by 10\u202f% a year at most', () => {
    const grown = (yearly_value_growth_rate: number) =>
      checkSolutionConfiguration({ ...solution, yearly_value_growth_rate })
    expect([grown(-0.1).valid, grown(0.1).valid]).toEqual([true, true])
    expect(grown(-0.11)).toEqual({ valid: false, errors: { yearly_value_growth_rate: ['Minimum \u221210\u202f%'] } })
    expect(grown(0.11)).toEqual({ valid: false, errors: { yearly_value_growth_rate: ['Maximum 10\u202f%'] } })
  })
  test('a smoothed loan is named by its place', () => {
    expect(
      checkSolutionConfiguration({ ...solution, smoothed_loans: [{ monthly_credit: -1, end_date: '2030-02-30' }] }),
    ).toEqual({
      valid: false,
      errors: {
        'smoothed_loans.0.monthly_credit': ['Minimum 0'],
        'smoothed_loans.0.end_date': [expect.stringMatching(/date/)],
      },
    })
  })
  test('a charge is named by its place', () => {
    expect(
      checkSolutionConfiguration({
        ...solution,
        simulation_charges: [
          { label: 'Entretien', amount: 1 },
          { label: '', amount: -1 },
        ],
      }),
    ).toEqual({
      valid: false,
      errors: { 'simulation_charges.1.label': [messages.required], 'simulation_charges.1.amount': ['Minimum 0'] },
    })
    expect(checkSolutionConfiguration({ ...solution, simulation_charges: 'aucune' })).toEqual({
      valid: false,
      errors: { simulation_charges: [messages.list] },
    })
  })
})
