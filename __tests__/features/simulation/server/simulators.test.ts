import { fc } from '../../../support/fastCheck'
import { createFile, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'
import { operation } from '../../../support/server/simulation'

const { claire, logIn } = testFirm()

const BASE = '/api/v3/simulators'
type Answers = Readonly<Record<string, string | number>>
const ask = (name: string, answers: Answers) =>
  claire.call(
    'GET',
    `${BASE}/${name}?${new URLSearchParams(Object.entries(answers).map(([key, value]) => [key, String(value)])).toString()}`,
  )

interface Answered {
  data: Record<string, unknown>
  meta: { rules_as_of: string; engine_version: string; unverified: string[] }
}

const ptz: Answers = {
  municipality: 'montpellier-34000',
  operation: 'new_collective',
  property_price: '200 000,00',
  n_2_taxable_income: 30_000,
  household_composition: 2,
  has_owner_residence: 0,
  is_uninhabitable: 0,
  has_disability: 0,
  has_mobility_card: 0,
  has_disability_card: 0,
  has_disabled_adult_rent: 0,
  has_handicapped_children_education_rent: 0,
  property_right: 0,
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
  is_main_residence: 1,
  household_composition: 2,
  n_2_taxable_income: 38_000,
  property_price: 240_000,
}

test.each([
  // Zone A, two people: 30 000 ÷ 1.5 = 20 000 € a part, slice 1: 50 % of 200 000 €.
  ['ptz', ptz, { eligible: true, slice: 1, amount: 100_000 }],
  ['loan-capacity', loanCapacity, { loan_duration: 20, debt_ratio_limit: 0.35 }],
  ['pinel-optimal', pinelTerms, { optimal_amount: 250_000, binding: 'tax' }],
  ['pinel-tax-reduction', pinelPurchase, { total_reduction: 45_000 }],
  ['reduced-tva', reducedVat, { eligible: true, saving: 29_000 }],
])('GET %s answers with the rules of the day', async (name, answers, expected) => {
  const answer = await ask(name, answers)
  expect(answer.statusCode).toBe(200)
  const { data, meta } = answer.json<Answered>()
  expect(data).toMatchObject(expected)
  expect(meta).toMatchObject({ rules_as_of: '2026-11-20', unverified: expect.any(Array) as unknown })
})

test.each([
  ['ptz', ptz, { municipality: 'nulle-part-00000' }, 'municipality'],
  ['ptz', ptz, { has_disability: 'oui' }, 'has_disability'],
  ['ptz', ptz, { household_composition: 0 }, 'household_composition'],
  ['ptz', ptz, { offer_date: '2020-01-01' }, 'offer_date'],
  ['loan-capacity', loanCapacity, { loan_duration: 0 }, 'loan_duration'],
  ['loan-capacity', loanCapacity, { loan_duration: -5 }, 'loan_duration'],
  ['loan-capacity', loanCapacity, { loan_rate: 1.01 }, 'loan_rate'],
  ['loan-capacity', loanCapacity, { net_monthly_income: '' }, 'net_monthly_income'],
  ['pinel-optimal', pinelTerms, { notary_signature_date: '2025-01-01' }, 'notary_signature_date'],
  ['pinel-optimal', pinelTerms, { pinel_term: 7 }, 'pinel_term'],
  ['pinel-tax-reduction', pinelPurchase, { surface: 0 }, 'surface'],
  ['reduced-tva', reducedVat, { perimeter: 'loin' }, 'perimeter'],
  [
    'optimal-investment',
    { municipality: 'montpellier-34000' },
    { client_file: '00000000-0000-4000-8000-000000000000' },
    'client_file',
  ],
] as [string, Answers, Answers, string][])('GET %s is refused on its field', async (name, answers, change, field) => {
  const answer = await ask(name, { ...answers, ...change })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, [field]])
})

test('a parameter that a simulator does not know is named', async () => {
  const answer = await ask('ptz', { ...ptz, discount: 1 })
  expect([answer.statusCode, failure(answer).message]).toEqual([400, expect.stringContaining('discount')])
})

describe('the investment capacity', () => {
  const capacity = (body: unknown) => claire.call('POST', `${BASE}/investment-capacity`, body)

  test('is found from the eleven answers of the specification', async () => {
    const answer = await capacity({
      net_monthly_income: 4_000,
      annual_tax: 3_600,
      monthly_loan_payment: 0,
      alimony: 0,
      monthly_rent: 0,
      contribution: 20_000,
      max_post_investment_debt_rate: 0.35,
      project: 'lmnp_amortissement',
      loan_duration: 20,
      loan_rate: 0.0335,
      insurance_rate: 0.0034,
    })
    expect(answer.statusCode).toBe(200)
    const { budget, readings } = answer.json<{ data: { budget: number; readings: unknown[] } }>().data
    expect(budget).toBeGreaterThan(230_000)
    expect(readings).toHaveLength(3)
  })

  test('asks for none of them', async () => {
    const answer = await capacity({})
    expect([answer.statusCode, answer.json<Answered>().data['budget']]).toEqual([200, 0])
  })

  test('is refused by field', async () => {
    const answer = await capacity({ max_post_investment_debt_rate: 1.1, project: 'castle', loan_duration: 31 })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([
      422,
      ['max_post_investment_debt_rate', 'project', 'loan_duration'],
    ])
  })
})

describe('the optimal investment of a file', () => {
  interface Investment {
    project: string
    status: string
    budget: number
    gain: number
    average_effort: number
    debt_ratio_after: number | null
    reason: string
  }
  const investments = async (id: string) =>
    (await ask('optimal-investment', { client_file: id, municipality: 'montpellier-34000' })).json<{
      data: Investment[]
    }>().data

  test('is the dearest home under each scheme within the debt limit and the effort wished, the highest gain first', async () => {
    const { id } = await createFile(claire)
    await claire.call('PUT', `/api/v3/client-files/${id}/objective`, { monthly_saving_desired: 300 })
    const found = await investments(id)
    const possible = found.filter(({ status }) => status === 'possible')
    expect(possible.length).toBeGreaterThan(2)
    expect(found.find(({ project }) => project === 'denormandie')?.status).toBe('possible')
    for (const { average_effort, debt_ratio_after } of possible) {
      expect(average_effort).toBeLessThanOrEqual(300)
      expect(debt_ratio_after ?? 0).toBeLessThanOrEqual(0.35)
    }
    const gains = possible.map(({ gain }) => gain)
    expect(gains.toSorted((one, other) => other - one)).toEqual(gains)
    expect(found.find(({ project }) => project === 'pinel')).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('31/12/2024') as unknown,
    })
  })

  test('is not that of another firm’s file', async () => {
    const aurore = await logIn('a.lestivel@vermeil.example')
    const theirs = list(await aurore.call('GET', '/api/v3/client-files'))[0]?.id ?? ''
    const answer = await ask('optimal-investment', { client_file: theirs, municipality: 'montpellier-34000' })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['client_file']])
  })
})

describe('an operation', () => {
  const seek = (query: string) => claire.call('POST', `${BASE}/goal-seek/lmnp-amortissement?${query}`, operation)

  test('has its sincerity told in ten checks', async () => {
    const answer = await claire.call('POST', `${BASE}/sincerity/lmnp-amortissement`, operation)
    expect(answer.statusCode).toBe(200)
    const { checks, presented_effort, prudent_effort } = answer.json<{
      data: { checks: unknown[]; presented_effort: number; prudent_effort: number }
    }>().data
    expect(checks).toHaveLength(10)
    expect(prudent_effort).toBeGreaterThan(presented_effort)
  })

  test('says the rules that nobody checked on its date', async () => {
    for (const path of [
      'sincerity/lmnp-amortissement',
      'goal-seek/lmnp-amortissement?lever=contribution&target_effort=350',
    ]) {
      const { data, meta } = (await claire.call('POST', `${BASE}/${path}`, operation)).json<Answered>()
      expect(meta.unverified.join()).toContain('règle non vérifiée à cette date')
      expect(data).not.toHaveProperty('unverified')
    }
  })

  test('is brought to an effort by its price', async () => {
    const answer = await seek('lever=property_price&target_effort=350')
    expect([answer.statusCode, answer.json<Answered>().data['reached']]).toEqual([200, true])
  })

  test.each([
    ['lever=rent&target_effort=350', 'lever'],
    ['lever=contribution', 'target_effort'],
  ])('is not brought to an effort by %s', async (query, field) => {
    const answer = await seek(query)
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, [field]])
  })
})

test('each simulator is described with its answers', async () => {
  interface Description {
    paths: Record<string, { get?: { parameters: { name: string; required?: boolean }[] } }>
  }
  const { paths } = (await claire.call('GET', '/api/openapi.json')).json<Description>()
  const parameters = paths['/v3/simulators/ptz']?.get?.parameters ?? []
  expect(parameters.filter(({ required }) => required === true).map(({ name }) => name)).toEqual(Object.keys(ptz))
})

describe('the explanation', () => {
  interface Explained {
    data: { trace?: { key: string; value: number | null }[] } & Record<string, unknown>
  }
  const explained = async (name: string, answers: Answers) =>
    [
      (await ask(name, answers)).json<Explained>(),
      (await ask(name, { ...answers, explain: 1 })).json<Explained>(),
    ] as const

  test.each([
    ['ptz', ptz, 'amount'],
    ['loan-capacity', loanCapacity, 'loan_amount'],
    ['pinel-optimal', pinelTerms, 'optimal_amount'],
    ['pinel-tax-reduction', pinelPurchase, 'total_reduction'],
    ['reduced-tva', reducedVat, 'saving'],
  ])('of %s comes when it is asked for, with the same figures', async (name, answers, figure) => {
    const [
      plain,
      {
        data: { trace, ...data },
      },
    ] = await explained(name, answers)
    expect(data).toEqual(plain.data)
    expect(trace?.find(({ key }) => key === figure)?.value).toBe(data[figure])
  })

  test.each([
    ['investment-capacity', { net_monthly_income: 4_000, project: 'long_term_rental' }, 'budget'],
    [
      'investment-capacity',
      { net_monthly_income: 4_000, project: 'personal_residency', seniority: 'old', is_first_home: true },
      'notary_fee',
    ],
    ['sincerity/lmnp-amortissement', operation, 'prudent_effort'],
    ['goal-seek/lmnp-amortissement?lever=property_price&target_effort=350', operation, 'value'],
  ])('of POST %s likewise', async (path, body, figure) => {
    const post = async (suffix: string) =>
      (await claire.call('POST', `${BASE}/${path}${suffix}`, body)).json<Explained>().data
    const { trace, ...data } = await post(path.includes('?') ? '&explain=1' : '?explain=1')
    expect(data).toEqual(await post(''))
    expect(trace?.find(({ key }) => key === figure)?.value).toBe(data[figure])
  })

  test('of a file’s best investments comes with each of them', async () => {
    const { id } = await createFile(claire)
    const answer = await ask('optimal-investment', { client_file: id, municipality: 'montpellier-34000', explain: 1 })
    const { data, meta } = answer.json<{
      data: { status: string; budget: number; trace?: { key: string; value: number }[] }[]
      meta: Answered['meta']
    }>()
    const possible = data.filter(({ status }) => status === 'possible')
    expect(possible.length).toBeGreaterThan(0)
    for (const { budget, trace } of possible) expect(trace?.find(({ key }) => key === 'budget')?.value).toBe(budget)
    expect(meta.unverified.length).toBeGreaterThan(0)
  })
})

describe('arbitrary answers', () => {
  const wild = fc.oneof(
    fc.double().map(String),
    fc.integer().map(String),
    fc.constantFrom(
      '',
      '0',
      '1',
      '-1',
      '1e999',
      'NaN',
      'Infinity',
      '0x10',
      'true',
      '2022-09-15',
      '2026-02-30',
      'montpellier-34000',
      '1 234,5',
      '9999999999.99',
    ),
    fc.string({ maxLength: 20 }),
  )

  test.each([
    ['ptz', ptz],
    ['loan-capacity', loanCapacity],
    ['pinel-optimal', pinelTerms],
    ['pinel-tax-reduction', pinelPurchase],
    ['reduced-tva', reducedVat],
  ])('to %s give figures or an explained refusal, never a failure', async (name, answers) => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...Object.keys(answers), 'loan_rate'), wild, { maxKeys: 4 }),
        async (change) => {
          const answer = await ask(name, { ...answers, ...change })
          expect([200, 400, 422]).toContain(answer.statusCode)
          expect(answer.body).not.toMatch(/NaN|Infinity/)
        },
      ),
      { numRuns: 60 },
    )
  })

  const wildValue = fc.oneof(
    wild,
    fc.double(),
    fc.integer(),
    fc.constantFrom(null, true, [], {}, { toString: 1 }),
    fc.array(fc.dictionary(fc.string({ maxLength: 8 }), fc.double(), { maxKeys: 2 }), { maxLength: 2 }),
  )
  const lists = [
    'simulation_charges',
    'smoothed_loans',
    'delivery_date',
    'notary_signature_date',
    'renovation_price',
    'delay_type',
    'delay_duration',
  ]
  const schemes = [
    'pinel',
    'denormandie',
    'lmnp_amortissement',
    'bare_ownership',
    'malraux',
    'historic_monuments',
    'land_deficit',
    'long_term_rental',
    'seasonal_rental',
    'para_hotelier',
    'jeanbrun',
    'lli',
  ]
  const paths = [
    ...schemes.map((scheme) => `simulation/${scheme}`),
    'sincerity/long_term_rental',
    'goal-seek/long_term_rental?lever=loan_duration&target_effort=300',
    'investment-capacity',
  ]

  test.each(paths)('posted to %s give figures or messages by field, never a failure', async (path) => {
    const project = path.replace(/^.*\/|\?.*$/g, '')
    const likely =
      path === 'investment-capacity'
        ? { net_monthly_income: 4_000 }
        : {
            ...operation,
            project,
            renovation_price: 90_000,
            malraux_is_vir: true,
            malraux_tax_reduction_rate: 0.3,
            pinel_type: 'pinel',
          }
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom(...Object.keys(likely), ...(path === 'investment-capacity' ? [] : lists)),
          wildValue,
          { maxKeys: 3 },
        ),
        async (change) => {
          const answer = await claire.call('POST', `${BASE}/${path}`, {
            ...likely,
            ...change,
            ...(path === 'investment-capacity' ? {} : { project }),
          })
          expect([200, 422]).toContain(answer.statusCode)
          if (answer.statusCode === 422)
            expect(
              Object.values(failure(answer).errors ?? {})
                .flat()
                .every((message) => /^\p{Lu}/u.test(message)),
            ).toBe(true)
          expect(answer.body).not.toMatch(/NaN|Infinity/)
        },
      ),
      { numRuns: 25 },
    )
  })
})

test('the two capacities are open to those of the SCPI area, the other simulators are not', async () => {
  const cif = await logIn('cif@ormeval.example')
  const asked = new URLSearchParams(Object.entries(loanCapacity).map(([name, value]) => [name, String(value)]))
  expect((await cif.call('GET', `${BASE}/loan-capacity?${asked.toString()}`)).statusCode).toBe(200)
  expect((await cif.call('POST', `${BASE}/investment-capacity`, { net_monthly_income: 4_000 })).statusCode).toBe(200)
  expect((await cif.call('GET', '/api/v3/simulation/config/pinel')).statusCode).toBe(200)
  expect((await cif.call('POST', `${BASE}/simulation/pinel`, {})).statusCode).toBe(403)
})
