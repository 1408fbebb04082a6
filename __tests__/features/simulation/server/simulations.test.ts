import { checkSolutionConfiguration } from '#features/simulation/contract'
import { simulate as calculate } from '#domain'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'
import { operation } from '../../../support/server/simulation'

const { helene, claire, query, logIn } = testFirm()
beforeAll(async () => {
  await query('CREATE TABLE first_changes AS TABLE setting_changes')
})
// What the firm sets is again what it was at first.
afterEach(async () => {
  await query('DELETE FROM project_switches')
  await query('DELETE FROM setting_changes')
  await query('INSERT INTO setting_changes SELECT * FROM first_changes')
})

const simulate = (scheme: string, body: object, query = '') =>
  claire.call('POST', `/api/v3/simulators/simulation/${scheme}${query}`, body)

interface Simulated {
  data: {
    monthly_report: { monthly_income: { rental_income: number } }
    yearly_report: object[]
    loan_schedule: object[]
    indicators: { total_tax_saving: number }
    trace?: object[]
  }
  meta: { rules_as_of: string; engine_version: string; unverified: string[]; context: Parameters<typeof calculate>[1] }
}

test('an operation is simulated with the rules of the day, the rent of the place and the firm’s assumptions', async () => {
  const answer = await simulate('lmnp-amortissement', operation)
  expect(answer.statusCode).toBe(200)
  const { data, meta } = answer.json<Simulated>()
  expect(Object.keys(data)).toEqual([
    'monthly_report',
    'yearly_report',
    'loan_schedule',
    'indicators',
    'calls_for_funds',
    'loans',
    'loan_cost',
    'wealth_tax',
    'regimes',
    'assumptions',
    'warnings',
  ])
  expect(data.loan_schedule).toHaveLength(240)
  expect(data.monthly_report.monthly_income.rental_income).toBeGreaterThan(400)
  expect(meta).toMatchObject({ rules_as_of: '2026-11-20', engine_version: expect.any(String) as unknown })
})

test('the context that comes with it gives anybody who calculates with it the same figures', async () => {
  const { data, meta } = (await simulate('lmnp-amortissement', operation)).json<Simulated>()
  const checked = checkSolutionConfiguration(operation)
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  expect(calculate(checked.attributes.configuration, meta.context)).toMatchObject(data)
})

test('the firm’s assumptions count', async () => {
  const insured = async () =>
    JSON.stringify((await simulate('lmnp-amortissement', operation)).json<Simulated>().data.monthly_report)
  const before = await insured()
  await helene.call('POST', '/api/v3/company/simulation-config', { rental_management_rate: 0.12 })
  expect(await insured()).not.toBe(before)
})

test('the explanation comes when it is asked for', async () => {
  expect((await simulate('lmnp-amortissement', operation)).json<Simulated>().data.trace).toBeUndefined()
  expect(
    (await simulate('lmnp-amortissement', operation, '?explain=1')).json<Simulated>().data.trace?.length,
  ).toBeGreaterThan(0)
})

test.each([
  ['pinel', 'pinel', { pinel_type: 'pinel', pinel_term: 9, notary_signature_date: '2022-09-15' }],
  ['deficit-foncier', 'land_deficit', { renovation_price: 60_000 }],
  ['lmnp-libre-location-longue-duree', 'long_term_rental', {}],
  ['denormandie', 'denormandie', { seniority: 'old', denormandie_term: 9, renovation_price: 80_000 }],
  [
    'malraux',
    'malraux',
    { seniority: null, renovation_price: 200_000, malraux_is_vir: true, malraux_tax_reduction_rate: 0.3 },
  ],
  ['nue-propriete', 'bare_ownership', {}],
  ['lmnp-libre-location-saisonniere', 'seasonal_rental', {}],
  ['lmnp-para-hotelier', 'para_hotelier', {}],
  ['lmnp-residences-services', 'lmnp_amortissement', {}],
  ['jeanbrun', 'jeanbrun', {}],
  ['logement-locatif-intermediaire', 'lli', {}],
  ['monument-historique', 'historic_monuments', { seniority: 'old', renovation_price: 200_000 }],
])('%s is simulated', async (scheme, project, particular) => {
  expect((await simulate(scheme, { ...operation, project, ...particular })).statusCode).toBe(200)
})

/** What every scheme requires (specification §5), the project being that of the address. */
const required = {
  municipality: 'montpellier-34000',
  net_monthly_income: 6_900,
  annual_tax: 4_000,
  monthly_loan_payment: 1_180,
  alimony: 0,
  fiscal_part: 3,
  monthly_rent: 0,
  property_price: 200_000,
  notary_fee: 5_000,
  guaranty_fee: 2_000,
  contribution: 20_000,
  yearly_rent_revaluation_rate: 0.01,
  duration_to_display: 0,
  loan_duration: 20,
  loan_rate: 0.035,
  insurance_rate: 0.0034,
}

test.each<[string, object]>([
  ['nue-propriete', {}],
  ['denormandie', {}],
  ['monument-historique', { renovation_price: 200_000 }],
  ['deficit-foncier', { renovation_price: 60_000 }],
  ['lmnp-amortissement', { seniority: 'new' }],
  ['lmnp-libre-location-longue-duree', {}],
  ['malraux', { renovation_price: 200_000, malraux_is_vir: true, malraux_tax_reduction_rate: 0.3 }],
  ['lmnp-para-hotelier', {}],
  ['lmnp-libre-location-saisonniere', {}],
])('%s asks for what the specification requires, and for nothing else', async (scheme, own) => {
  const complete = { ...required, ...own }
  expect((await simulate(scheme, complete)).statusCode).toBe(200)
  for (const name of Object.keys(complete)) {
    const answer = await simulate(scheme, { ...complete, [name]: undefined })
    expect([answer.statusCode, failure(answer).errors]).toEqual([422, { [name]: ['Ce champ est requis'] }])
  }
})

test('a closed scheme requires nothing more either: it says that it is closed', async () => {
  const answer = await simulate('pinel', { ...required, pinel_type: 'pinel' })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['notary_signature_date']])
  const bought = { ...required, pinel_type: 'pinel', notary_signature_date: '2022-09-15' }
  expect((await simulate('pinel', bought)).statusCode).toBe(200)
})

test.each([
  ['another project than the address', 'pinel', {}, 'project'],
  ['a project that is no investment', 'tva-reduite', { project: 'reduced_vat' }, 'project'],
  ['a place that does not exist', 'lmnp-amortissement', { municipality: 'nulle-part-00000' }, 'municipality'],
  ['a place that is not a municipality', 'lmnp-amortissement', { municipality: 'herault-34' }, 'municipality'],
  ['a missing price', 'lmnp-amortissement', { property_price: null }, 'property_price'],
  ['no seniority', 'lmnp-amortissement', { seniority: null }, 'seniority'],
  ['an unknown attribute', 'lmnp-amortissement', { discount: 1 }, 'discount'],
  [
    'a wrong charge',
    'lmnp-amortissement',
    { simulation_charges: [{ label: 'a', amount: -1 }] },
    'simulation_charges.0.amount',
  ],
  ['a loan without duration', 'lmnp-amortissement', { loan_duration: 0 }, 'loan_duration'],
  [
    'a file that does not exist',
    'lmnp-amortissement',
    { client_file: '00000000-0000-4000-8000-000000000000' },
    'client_file',
  ],
])('%s is refused on its field', async (_case, scheme, change, field) => {
  const answer = await simulate(scheme, { ...operation, ...change })
  expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, [field]])
})

test('another firm’s file is not one of ours', async () => {
  const aurore = await logIn('a.lestivel@vermeil.example')
  const theirs = list(await aurore.call('GET', '/api/v3/client-files'))[0]?.id
  expect(
    Object.keys(failure(await simulate('lmnp-amortissement', { ...operation, client_file: theirs })).errors ?? {}),
  ).toEqual(['client_file'])
})

test('the household of a file counts: its rents take the deficit before its other income does', async () => {
  const { id } = await createFile(claire)
  await claire.call('PUT', `/api/v3/client-files/${id}/income`, { net_rental_income: 900 })
  const works = { ...operation, project: 'land_deficit', seniority: 'old', renovation_price: 60_000 }
  const saving = async (body: object) =>
    (await simulate('deficit-foncier', body)).json<Simulated>().data.indicators.total_tax_saving
  expect(await saving({ ...works, client_file: id })).not.toBe(await saving(works))
})

test('a type that the firm switched off is not simulated', async () => {
  const jeanbrun = { ...operation, project: 'jeanbrun' }
  expect((await simulate('jeanbrun', jeanbrun)).statusCode).toBe(200)
  await query(
    "INSERT INTO project_switches (company_id, project, is_active) SELECT id, 'jeanbrun', false FROM companies WHERE name LIKE 'Cabinet%'",
  )
  expect(Object.keys(failure(await simulate('jeanbrun', jeanbrun)).errors ?? {})).toEqual(['project'])
})

test('a calculation changes nothing', async () => {
  const rows = async () => JSON.stringify(await query('SELECT * FROM client_files ORDER BY id'))
  const before = await rows()
  await simulate('lmnp-amortissement', operation)
  expect(await rows()).toBe(before)
})

describe('the default configuration of a project', () => {
  test('is the firm’s, under the project’s key, also by its name in addresses', async () => {
    await helene.call('POST', '/api/v3/company/loan-config', { loan_insurance_rate: 0.0029 })
    expect(document(await claire.call('GET', '/api/v3/simulation/config/pinel')).data).toMatchObject({
      type: 'simulation_configuration',
      id: 'pinel',
      attributes: { loan_insurance_rate: 0.0029, loan_rates: { 20: 0.0338 } },
    })
    expect(document(await claire.call('GET', '/api/v3/simulation/config/monument-historique')).data.id).toBe(
      'historic_monuments',
    )
  })

  test('is ours where the firm set none', async () => {
    const aurore = await logIn('a.lestivel@vermeil.example')
    expect(document(await aurore.call('GET', '/api/v3/simulation/config/pinel')).data.attributes).toMatchObject({
      loan_insurance_rate: 0.0034,
      rental_management_rate: 0.07,
    })
  })
})
