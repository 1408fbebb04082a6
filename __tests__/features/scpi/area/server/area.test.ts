import { document, failure, list } from '../../../../support/server/documents'
import { sentMail } from '../../../../support/server/mail'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

const ROOT = '/api/scpi/v1'

let running: TestApp
let nadege: Caller
let claire: Caller
beforeAll(async () => {
  running = await openTestApp()
  nadege = await running.logIn('cif@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

describe('places', () => {
  test('are completed from a text and the kinds that are wanted, and read again by their id', async () => {
    const asked = { input: 'montpell', types: ['municipality'] }
    const answer = await nadege.call('POST', `${ROOT}/addresses/autocomplete`, asked)
    const { data } = answer.json<{ data: Record<string, unknown>[] }>()
    expect(data[0]).toMatchObject({ municipality: 'Montpellier', postal_code: '34000', insee_code: '34172' })
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(
      ['address', 'id', 'insee_code', 'label', 'latitude', 'longitude', 'municipality', 'postal_code'].sort(),
    )
    const id = String(data[0]?.['id'])
    const again = await nadege.call('GET', `${ROOT}/addresses/details?address_id=${encodeURIComponent(id)}`)
    expect(again.json<{ data: unknown }>().data).toEqual(data[0])
  })

  test('want a text and known kinds, and an id that was given', async () => {
    const faults = async (body: object) =>
      failure(await nadege.call('POST', `${ROOT}/addresses/autocomplete`, body)).errors
    expect(await faults({})).toEqual({ input: ['Ce champ est requis'], types: ['Ce champ est requis'] })
    for (const types of [[], ['planet'], 'address'])
      expect(await faults({ input: 'rue', types })).toEqual({ types: [expect.stringContaining('Une liste de')] })
    expect((await nadege.call('GET', `${ROOT}/addresses/details`)).statusCode).toBe(422)
    expect((await nadege.call('GET', `${ROOT}/addresses/details?address_id=abc`)).statusCode).toBe(404)
    const refused = await claire.call('POST', `${ROOT}/addresses/autocomplete`, { input: 'rue', types: ['address'] })
    expect(refused.statusCode).toBe(403)
  })

  test('have departments, with Corsica and overseas, and what stands for one abroad', async () => {
    const departments = list(await nadege.call('GET', `${ROOT}/locations/departments`))
    const names = new Map(departments.map(({ id, attributes }) => [id, attributes['name']]))
    expect([names.get('2A'), names.get('34'), names.get('974'), names.get('99')]).toEqual([
      'Corse-du-Sud',
      'Hérault',
      'La Réunion',
      'Né à l’étranger',
    ])
    expect(departments.length).toBeGreaterThanOrEqual(102)
    expect((await claire.call('GET', `${ROOT}/locations/departments`)).statusCode).toBe(403)
  })
})

describe('one’s own profile', () => {
  const profile = { first_name: 'Nadège', last_name: 'Corbeval', email: 'cif@ormeval.example' }
  const save = (body: object, caller = nadege) => caller.call('POST', `${ROOT}/me`, body)

  test('is the account of the other area', async () => {
    const read = async (path: string) => document(await nadege.call('GET', `${path}?include=company,permissions`))
    const here = await read(`${ROOT}/me`)
    expect(here.data.attributes['email']).toBe('cif@ormeval.example')
    expect(here).toEqual(await read('/api/v3/me'))
  })

  test('wants a name and an address, and keeps what is not named', async () => {
    expect(failure(await save({})).errors).toEqual({
      first_name: ['Ce champ est requis'],
      last_name: ['Ce champ est requis'],
      email: ['Ce champ est requis'],
    })
    const place = { address: '3 rue Foch', postal_code: '34000', municipality: 'Montpellier', country: 'FR' }
    const saved = document(await save({ ...profile, ...place, is_self_employed: true })).data
    expect(saved.attributes).toMatchObject({ ...profile, ...place, is_self_employed: true, department_code: '34' })
    const after = document(await save({ ...profile, siret_municipality: 'Sète' })).data
    expect(after.attributes).toMatchObject({ ...place, siret_municipality: 'Sète', is_self_employed: true })
    expect(document(await nadege.call('GET', '/api/v3/me')).data.attributes).toMatchObject(place)
  })

  test('has a postal code of its country, and nothing that a profile has not', async () => {
    const code = (postal_code: string, country: string | null = null) => save({ ...profile, postal_code, country })
    expect(failure(await code('340')).errors).toEqual({ postal_code: ['Le code postal n est pas valide'] })
    expect((await code('B-1000', 'BE')).statusCode).toBe(200)
    expect((await save({ ...profile, debug_mode: true })).statusCode).toBe(422)
  })

  test('changes its address as the account does: with the password, and from the new mailbox', async () => {
    const email = 'nadege@ormeval.example'
    expect(failure(await save({ ...profile, email })).errors).toEqual({ old_password: [expect.any(String)] })
    const asked = await save({ ...profile, email, old_password: 'Demo-2026!' })
    expect(document(asked).data.attributes['email']).toBe(profile.email)
    expect((await sentMail(running)).map(({ to }) => to?.[0]?.address)).toContain(email)
  })

  test('is of those who have the area', async () => {
    expect((await save({ ...profile, email: 'c.aubrac@ormeval.example' }, claire)).statusCode).toBe(403)
    expect((await claire.call('GET', `${ROOT}/me`)).statusCode).toBe(200)
  })
})

describe('the simulators of both areas', () => {
  test.each(['cif', 'admin-scpi', 'backoffice'])('answer %s', async (name) => {
    const caller = await running.logIn(`${name}@ormeval.example`)
    const projects = await caller.call('GET', '/api/v3/simulation/config/pinel')
    const capacity = await caller.call('POST', '/api/v3/simulators/investment-capacity', {
      net_monthly_income: 4_000,
      annual_tax: 2_000,
      monthly_loan_payment: 0,
      alimony: 0,
      monthly_rent: 800,
      contribution: 20_000,
      max_post_investment_debt_rate: 0.35,
      project: 'pinel',
      loan_duration: 20,
      loan_rate: 0.035,
      insurance_rate: 0.003,
    })
    const loan = await caller.call(
      'GET',
      '/api/v3/simulators/loan-capacity?net_monthly_income=4000&loan_duration=20&loan_rate=0.035&insurance_rate=0.003',
    )
    expect([projects.statusCode, capacity.statusCode, loan.statusCode]).toEqual([200, 200, 200])
  })
})
