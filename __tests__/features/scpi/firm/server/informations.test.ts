import { document, failure, list } from '../../../../support/server/documents'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../../support/server/testApp'

const PATH = '/api/scpi/v1/informations'

let running: TestApp
let victor: Caller
let nadege: Caller
let helene: Caller
beforeAll(async () => {
  running = await openTestApp()
  victor = await running.logIn('admin-scpi@ormeval.example')
  nadege = await running.logIn('cif@ormeval.example')
  helene = await running.logIn('h.vautrin@ormeval.example')
})
afterAll(() => running.close())

beforeEach(async () => {
  await running.database.query(
    "UPDATE companies SET name = 'Cabinet Ormeval Patrimoine', rcs_city = 'Montpellier' WHERE public_host = 'www.localhost'",
  )
  await running.database.query(
    `UPDATE scpi_firms SET orias_number = '15004821', orias_checked_at = NULL, insurance_expiry_date = NULL,
       orias_checked_by_id = (SELECT id FROM users WHERE email = 'admin-scpi@ormeval.example') WHERE municipality = 'Montpellier'`,
  )
})

const read = async (caller = victor) => document(await caller.call('GET', PATH)).data
const put = (body: object, headers: Record<string, string> = {}, caller = victor) =>
  caller.call('PUT', PATH, body, headers)
const faults = (answer: Awaited<ReturnType<typeof put>>) => [answer.statusCode, failure(answer).errors ?? {}]
const today = TEST_INSTANT.toISOString().slice(0, 10)
const SIREN = '732829320'

describe('what the firm says of itself in the SCPI area', () => {
  test('is read by everybody with access to the area, of their firm alone', async () => {
    const firm = await read(nadege)
    expect(firm).toMatchObject({
      type: 'scpi_firm',
      attributes: {
        name: 'Cabinet Ormeval Patrimoine',
        rcs_city: 'Montpellier',
        orias_number: '15004821',
        orias_checked_by: 'Victor Amblancourt',
      },
    })
    expect((await read(helene)).id).toBe(firm.id)
    const claire = await running.logIn('c.aubrac@ormeval.example')
    expect((await claire.call('GET', PATH)).statusCode).toBe(403)
    const admin = await running.logIn('admin-scpi@vermeil.example')
    expect((await read(admin)).attributes).toMatchObject({ name: 'Atelier Vermeil', insurer_name: null })
  })

  test('is written by whoever manages it; the other adviser and the firm’s administrator are told 403', async () => {
    for (const caller of [nadege, helene]) expect((await put({ rcs_city: 'Nîmes' }, {}, caller)).statusCode).toBe(403)
    const changed = await put({ insurer_name: ' Assureur du Midi ', share_capital_amount: '62 000,50' })
    expect(document(changed).data.attributes).toMatchObject({
      insurer_name: 'Assureur du Midi',
      share_capital_amount: 62_000.5,
      orias_number: '15004821',
    })
  })

  test('shares its name and register number with the real-estate area, with their history', async () => {
    const before = await read()
    const changed = document(await put({ rcs_number: '732 829 320', rcs_city: 'Sète', mediator_name: 'Sète' })).data
    expect(changed.attributes).toMatchObject({ rcs_number: SIREN, rcs_city: 'Sète' })
    expect(changed.meta?.version).toBeGreaterThan(before.meta?.version ?? Infinity)
    const company = document(await helene.call('GET', '/api/v3/company/information')).data
    expect(company.attributes).toMatchObject({ rcs_number: SIREN, rcs_city: 'Sète' })
    await helene.call('PUT', '/api/v3/company/information', { name: 'Ormeval', rcs_number: SIREN, rcs_city: 'Lunel' })
    expect((await read()).attributes).toMatchObject({ name: 'Ormeval', rcs_city: 'Lunel' })
    const history = list(await nadege.call('GET', `${PATH}/history`))
    expect(history.map(({ attributes }) => attributes['section'])).toEqual(
      expect.arrayContaining(['information', 'scpi_firm']),
    )
    expect(history[0]?.attributes).toMatchObject({ section: 'information', author_name: 'Hélène Vautrin' })
    expect((await helene.call('GET', '/api/v3/company/history')).statusCode).toBe(200)
  })

  test('has a version: who changes an older one hears 409, whichever area changed it', async () => {
    const { meta } = await read()
    await helene.call('PUT', '/api/v3/company/information', { name: 'Ormeval', rcs_number: SIREN, rcs_city: 'Agde' })
    const late = await put({ mediator_name: 'Autre' }, { 'if-match': `"${String(meta?.version)}"` })
    expect(late.statusCode).toBe(409)
    expect(failure(late).data?.attributes['rcs_city']).toBe('Agde')
    const fresh = await read()
    const kept = await put({ mediator_name: 'Autre' }, { 'if-match': `"${String(fresh.meta?.version)}"` })
    expect(kept.statusCode).toBe(200)
  })

  test('is checked, with the messages of the specification', async () => {
    expect(faults(await put({ orias_number: '1500482' }))).toEqual([
      422,
      { orias_number: ['Ce champs doit faire 8 caractères'] },
    ])
    expect(faults(await put({ orias_number: '1500482A' }))).toEqual([
      422,
      { orias_number: ['Huit chiffres sont attendus'] },
    ])
    const required = { name: null, rcs_number: '', rcs_city: null, orias_number: null, professional_association: null }
    expect(faults(await put(required))).toEqual([
      422,
      Object.fromEntries(Object.keys(required).map((name) => [name, ['Ce champ est requis']])),
    ])
    expect(faults(await put({ rcs_number: '732829321' }))[0]).toBe(422)
    expect(faults(await put({ insurance_expiry_date: today }))).toEqual([
      422,
      { insurance_expiry_date: [expect.stringContaining('La date doit être supérieure à')] },
    ])
    expect(faults(await put({ financial_guarantee_amount: 100_000_001, postal_code: '3400' }))).toEqual([
      422,
      { financial_guarantee_amount: [expect.any(String)], postal_code: ['Le code postal n est pas valide'] },
    ])
    expect(faults(await put({ orias_checked_at: today, unknown: 1 }))).toEqual([
      422,
      {
        orias_checked_at: ['Ce champ ne peut pas être modifié.'],
        unknown: ['Ce champ ne peut pas être modifié.'],
      },
    ])
  })

  test('keeps an insurance that has ended since: other attributes are saved beside it', async () => {
    await running.database.query("UPDATE scpi_firms SET insurance_expiry_date = '2020-01-31'")
    expect((await put({ dpo_email: 'dpo@ormeval.example' })).statusCode).toBe(200)
    expect((await put({ insurance_expiry_date: '2020-01-31' })).statusCode).toBe(200)
  })
})

describe('the ORIAS number', () => {
  test('is said to be looked up today by an action; another number is to be looked up again', async () => {
    const checked = document(await put({ action: 'check_orias' })).data
    expect(checked.attributes).toMatchObject({ orias_checked_at: today, orias_checked_by: 'Victor Amblancourt' })
    const other = document(await put({ orias_number: '16001234' })).data
    expect(other.attributes).toMatchObject({ orias_checked_at: null, orias_checked_by: null })
    const both = document(await put({ orias_number: '16001235', action: 'check_orias' })).data
    expect(both.attributes).toMatchObject({ orias_number: '16001235', orias_checked_at: today })
    expect((await put({ action: 'guess' })).statusCode).toBe(422)
    expect((await put({ action: 'check_orias' }, {}, nadege)).statusCode).toBe(403)
  })

  test('is required to be looked up, and the five others to be saved for the first time', async () => {
    const other = await running.logIn('admin-scpi@vermeil.example')
    await running.database.query("DELETE FROM scpi_firms WHERE municipality = 'Bordeaux'")
    expect((await read(other)).attributes['orias_number'] ?? null).toBeNull()
    expect(faults(await put({ action: 'check_orias' }, {}, other))).toEqual([
      422,
      { orias_number: ['Ce champ est requis'] },
    ])
    expect(faults(await put({ mediator_name: 'Personne' }, {}, other))).toEqual([
      422,
      { orias_number: ['Ce champ est requis'], professional_association: ['Ce champ est requis'] },
    ])
    const first = await put({ orias_number: '15004821', professional_association: 'cncgp' }, {}, other)
    expect(document(first).data.attributes).toMatchObject({ orias_number: '15004821', advice_type: null })
  })
})

test('what was said comes back by who may write it', async () => {
  const aurore = await running.logIn('a.lestivel@vermeil.example')
  const other = await running.logIn('admin-scpi@vermeil.example')
  const required = { orias_number: '15004821', professional_association: 'cncgp' }
  await put({ ...required, mediator_name: 'Le premier' }, {}, other)
  const [first] = list(await aurore.call('GET', '/api/v3/company/history?filter[section]=scpi_firm'))
  expect(first?.attributes['changes']).toContainEqual(
    expect.objectContaining({ key: 'mediator_name', name: 'Médiateur', after: 'Le premier' }),
  )
  await put({ mediator_name: 'Le second', orias_number: '17001111' }, {}, other)
  await aurore.call('POST', '/api/v3/account/confirm', { password: 'Demo-2026!' })
  const restore = () => aurore.call('PUT', `/api/v3/company/history/${first?.id ?? ''}`, { action: 'restore' })
  expect((await restore()).statusCode).toBe(403)
  await running.database.query("UPDATE users SET roles = roles || 'scpi-admin'::text WHERE email LIKE 'a.lestivel%'")
  expect((await restore()).statusCode).toBe(200)
  expect((await read(other)).attributes).toMatchObject({ mediator_name: 'Le premier', orias_number: '15004821' })
})
