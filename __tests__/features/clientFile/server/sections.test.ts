import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { samplesOf } from '../../../support/server/samples'
import { openTestApp, TEST_INSTANT, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let claire: Caller
let file: string
beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())
beforeEach(async () => {
  file = (await createFile(claire)).id
})

const url = (section: ClientFileSection, item = ''): string =>
  `/api/v3/client-files/${file}/${section.path}${item === '' ? '' : `/${item}`}`

/** A good value of each attribute that a person writes. */
const samples = ({ definition }: ClientFileSection): Record<string, unknown> => samplesOf(definition)

const named = (section: ClientFileSection): [string, ClientFileSection] => [section.path, section]
const ofCardinality = (cardinality: ClientFileSection['cardinality']) =>
  clientFileSections.filter((section) => section.cardinality === cardinality).map(named)

describe.each(ofCardinality('one'))('%s', (_path, section) => {
  test('is always there; every attribute is written and read again', async () => {
    expect((await claire.call('GET', url(section))).statusCode).toBe(200)
    const answer = await claire.call('PUT', url(section), samples(section), { 'if-match': '"1"' })
    expect([answer.statusCode, document(answer).data]).toEqual([
      200,
      expect.objectContaining({ attributes: samples(section), meta: { version: 2 } }),
    ])
    expect(document(await claire.call('GET', url(section))).data.attributes).toEqual(samples(section))
  })

  test('is neither created nor removed', async () => {
    const answers = [
      await claire.call('POST', url(section), {}),
      await claire.call('DELETE', url(section)),
      await claire.call('PATCH', url(section), {}),
    ]
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual(
      Array(3).fill([405, 'GET, PUT']),
    )
  })
})

/** Another value of the first attribute of each list. */
const OTHER_VALUES: Readonly<Record<string, unknown>> = {
  birthdate: '2012-01-02',
  type: 'car',
  location: 'lyon-69001',
  note: 'Autre',
  label: 'Autre',
  name: 'Autre',
  kind: 'employer',
}

describe.each(ofCardinality('many'))('%s', (_path, section) => {
  test('items are added, listed in order, read, written and removed', async () => {
    const first = document(await claire.call('POST', url(section), samples(section))).data
    const created = await claire.call('POST', url(section), samples(section))
    const second = document(created).data
    expect([created.statusCode, second.attributes]).toEqual([201, expect.objectContaining(samples(section))])
    expect(list(await claire.call('GET', url(section))).map(({ id }) => id)).toEqual([first.id, second.id])

    const [name = ''] = Object.keys(samples(section))
    const changed = await claire.call(
      'PUT',
      url(section, second.id),
      { [name]: OTHER_VALUES[name] },
      { 'if-match': '"1"' },
    )
    expect([changed.statusCode, document(changed).data.attributes[name], document(changed).data.meta]).toEqual([
      200,
      OTHER_VALUES[name],
      { version: 2 },
    ])
    expect((await claire.call('GET', url(section, second.id))).statusCode).toBe(200)

    expect((await claire.call('DELETE', url(section, first.id))).statusCode).toBe(200)
    expect((await claire.call('GET', url(section, first.id))).statusCode).toBe(404)
    expect((await claire.call('DELETE', url(section, first.id))).statusCode).toBe(404)
    expect(list(await claire.call('GET', url(section)))).toHaveLength(1)
  })

  test('an item of another file is not found through this one', async () => {
    const item = document(await claire.call('POST', url(section), samples(section))).data.id
    const here = file
    file = (await createFile(claire)).id
    expect((await claire.call('GET', url(section, item))).statusCode).toBe(404)
    expect((await claire.call('PUT', url(section, item), {})).statusCode).toBe(404)
    expect((await claire.call('DELETE', url(section, item))).statusCode).toBe(404)
    file = here
    expect((await claire.call('GET', url(section, item))).statusCode).toBe(200)
  })
})

describe('the companion', () => {
  const [, companion] = ofCardinality('optional')[0] ?? named(clientFileSections[1])

  test('opens with the attributes of the specification, fills up, and goes', async () => {
    expect((await claire.call('GET', url(companion))).statusCode).toBe(404)
    const opened = await claire.call('POST', url(companion), { firstname: '', lastname: '', birthdate: '1900-01-01' })
    expect([opened.statusCode, document(opened).data.attributes]).toEqual([
      201,
      expect.objectContaining({
        firstname: null,
        lastname: null,
        birthdate: '1900-01-01',
        honorific: 'mr',
        marital_status: 'single',
        matrimonial_property_regime: 'community_property',
        professional_status: 'cdi_during_trial_period',
      }),
    ])
    const again = await claire.call('POST', url(companion), { firstname: 'Ariane' })
    expect([again.statusCode, document(again).data.id]).toEqual([200, document(opened).data.id])
    expect((await claire.call('PUT', url(companion), samples(companion))).statusCode).toBe(200)
    expect((await claire.call('DELETE', url(companion))).statusCode).toBe(200)
    expect((await claire.call('GET', url(companion))).statusCode).toBe(404)
  })
})

test('a child is added with what is required of it, and its initial attributes', async () => {
  const children = `/api/v3/client-files/${file}/children`
  expect(failure(await claire.call('POST', children, {})).errors).toEqual({
    has_alternating_custody: ['Ce champ est requis'],
    is_handicapped: ['Ce champ est requis'],
  })
  const answer = await claire.call('POST', children, { has_alternating_custody: false, is_handicapped: false })
  expect(document(answer).data.attributes).toEqual({
    birthdate: '1900-01-01',
    has_alternating_custody: false,
    is_handicapped: false,
  })
})

test('a note has 10,000 characters at most', async () => {
  const add = (note: string) => claire.call('POST', `/api/v3/client-files/${file}/notes`, { note })
  expect(failure(await add('x'.repeat(10_001))).errors).toEqual({ note: ['Maximum 10000 caractères'] })
  expect((await add('x'.repeat(10_000))).statusCode).toBe(201)
})

test('a note is signed by who wrote it, on the day it was', async () => {
  const answer = await claire.call('POST', `/api/v3/client-files/${file}/notes`, { note: 'Rappeler lundi' })
  expect(document(answer).data.attributes).toMatchObject({
    author_name: 'Claire Aubrac',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  })
  const forged = await claire.call('POST', `/api/v3/client-files/${file}/notes`, { note: 'x', author_name: 'Paul' })
  expect(failure(forged).errors).toEqual({ author_name: ['Cet attribut n’existe pas'] })
})

describe('a section saved', () => {
  test('brings its file along, whose status and completeness follow', async () => {
    const before = document(await claire.call('GET', `/api/v3/client-files/${file}`)).data
    const answer = await claire.call('PUT', `/api/v3/client-files/${file}/heritage`, {
      main_residence_value: 0,
      liquidity: 10,
      security_and_bond: 0,
      investment_real_estate: 0,
    })
    const [after] = document(answer).included ?? []
    expect(after).toMatchObject({ type: 'client_file', id: file, attributes: { status: 'draft' }, meta: before.meta })
    expect(Number(after?.attributes['completeness'])).toBeGreaterThan(Number(before.attributes['completeness']))
    expect(String(after?.attributes['updated_at']) > String(before.attributes['updated_at'])).toBe(true)
  })

  test('a file whose household and solution are known is ready, then simulated; later statuses stay', async () => {
    const status = async () => document(await claire.call('GET', `/api/v3/client-files/${file}`)).data.attributes
    for (const section of clientFileSections.filter(
      ({ cardinality, path }) => cardinality === 'one' && path !== 'simulation',
    ))
      await claire.call('PUT', url(section), samples(section))
    expect(await status()).toMatchObject({ status: 'ready' })
    const solution = {
      project: 'lmnp_amortissement',
      investment_price: 180_000,
      notary_fee: 5_000,
      loan_duration: 20,
      loan_rate: 0.034,
      insurance_rate: 0.0034,
    }
    await claire.call('PUT', `/api/v3/client-files/${file}/simulation`, solution)
    // A lot that replaces another brings its price: fees and loan are then the usual ones, and the solution is calculated.
    await claire.call('PUT', `/api/v3/client-files/${file}/simulation`, { notary_fee: null, loan_rate: null })
    expect(await status()).toMatchObject({ status: 'simulated' })
    await claire.call('PUT', `/api/v3/client-files/${file}/simulation`, { investment_price: null })
    expect(await status()).toMatchObject({ status: 'ready' })
    await claire.call('PUT', `/api/v3/client-files/${file}/simulation`, solution)
    expect(await status()).toMatchObject({ status: 'simulated', completeness: 100 })
    await running.database.query("UPDATE client_files SET status = 'presented' WHERE id = $1", [file])
    await claire.call('PUT', `/api/v3/client-files/${file}/simulation`, { investment_price: null })
    expect(await status()).toMatchObject({ status: 'presented' })
  })

  test('leaves a line in the history for each attribute that changed, and none for the others', async () => {
    await claire.call('PUT', `/api/v3/client-files/${file}/tax`, {
      annual_tax: '2 100,00',
      credit_tax_used: 500,
      has_ifi: true,
    })
    const lines = await running.database.query(
      'SELECT field, old_value, new_value, u.email FROM field_changes c JOIN users u ON u.id = c.user_id WHERE client_file_id = $1 ORDER BY field',
      [file],
    )
    expect(lines).toEqual([
      { field: 'credit_tax_used', old_value: null, new_value: 500, email: 'c.aubrac@ormeval.example' },
      { field: 'has_ifi', old_value: false, new_value: true, email: 'c.aubrac@ormeval.example' },
    ])
  })

  test('half filled is fine; a value that is wrong is refused on its field and nothing is written', async () => {
    expect((await claire.call('PUT', `/api/v3/client-files/${file}/charge`, { monthly_expense: 400 })).statusCode).toBe(
      200,
    )
    const answer = await claire.call('PUT', `/api/v3/client-files/${file}/charge`, {
      monthly_expense: 500,
      alimony: 1_000_000,
    })
    expect([answer.statusCode, failure(answer).errors]).toEqual([422, { alimony: ['Maximum 999\u202f999,99'] }])
    expect(
      document(await claire.call('GET', `/api/v3/client-files/${file}/charge`)).data.attributes['monthly_expense'],
    ).toBe(400)
  })
})

describe('two people on one section', () => {
  const path = () => `/api/v3/client-files/${file}/heritage`

  test('the second one is told of the first one’s version, and nothing is lost', async () => {
    await claire.call('PUT', path(), { liquidity: 100 }, { 'if-match': '"1"' })
    const answer = await claire.call('PUT', path(), { liquidity: 200 }, { 'if-match': '"1"' })
    expect(answer.statusCode).toBe(409)
    expect(failure(answer).data).toMatchObject({
      type: 'heritage',
      attributes: { liquidity: 100 },
      meta: { version: 2 },
    })
    expect(document(await claire.call('GET', path())).data.attributes['liquidity']).toBe(100)
  })

  test('at the same instant, exactly one wins', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((amount) => claire.call('PUT', path(), { liquidity: amount }, { 'if-match': '"1"' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    expect(document(await claire.call('GET', path())).data.meta).toEqual({ version: 2 })
  })

  test('different sections of one file are saved together', async () => {
    const answers = await Promise.all(
      clientFileSections
        .filter(({ cardinality }) => cardinality === 'one')
        .map((section) => claire.call('PUT', url(section), samples(section), { 'if-match': '"1"' })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })

  test('a change that changes nothing leaves the version as it is', async () => {
    await claire.call('PUT', path(), { liquidity: 1 })
    expect(document(await claire.call('PUT', path(), { liquidity: '1,00' }, { 'if-match': '"2"' })).data.meta).toEqual({
      version: 2,
    })
  })

  test('without a version the last one wins', async () => {
    await claire.call('PUT', path(), { liquidity: 1 })
    expect(document(await claire.call('PUT', path(), { liquidity: 2 })).data).toMatchObject({
      attributes: { liquidity: 2 },
      meta: { version: 3 },
    })
  })

  test('a version that is none is a 400', async () => {
    expect((await claire.call('PUT', path(), { liquidity: 1 }, { 'if-match': '3' })).statusCode).toBe(400)
  })
})

describe('a request sent again with its key', () => {
  const notes = () => `/api/v3/client-files/${file}/notes`
  const send = (body: object, key: string) => claire.call('POST', notes(), body, { 'idempotency-key': key })

  test('is answered as the first time and done once, even when both arrive together', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ note: 'Une fois' }, `note-${file}`)))
    const later = await send({ note: 'Une fois' }, `note-${file}`)
    expect(new Set([...answers, later].map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(list(await claire.call('GET', notes()))).toHaveLength(1)
  })

  test('with another body is refused', async () => {
    await send({ note: 'Une' }, `other-${file}`)
    const refused = await send({ note: 'Deux' }, `other-${file}`)
    expect([refused.statusCode, Object.keys(failure(refused).errors ?? {})]).toEqual([422, ['idempotency-key']])
    expect(list(await claire.call('GET', notes()))).toHaveLength(1)
  })

  test('after a refusal, is done anew', async () => {
    expect((await send({ note: '' }, `anew-${file}`)).statusCode).toBe(422)
    expect((await send({ note: 'Corrigée' }, `anew-${file}`)).statusCode).toBe(201)
  })

  describe('weeks later', () => {
    beforeEach(async () => {
      await send({ note: 'Hier' }, `late-${file}`)
      running.setNow(new Date('2027-01-15T08:00:00Z'))
      claire = await running.logIn('c.aubrac@ormeval.example')
    })
    afterEach(async () => {
      running.setNow(TEST_INSTANT)
      claire = await running.logIn('c.aubrac@ormeval.example')
    })

    test('has created one item, as it is today', async () => {
      const [note] = list(await claire.call('GET', notes()))
      await claire.call('PUT', `${notes()}/${note?.id ?? ''}`, { note: 'Relue' })
      const again = await send({ note: 'Hier' }, `late-${file}`)
      expect(again.statusCode).toBe(200)
      expect(document(again).data).toMatchObject({ id: note?.id, attributes: { note: 'Relue' } })
      expect(list(await claire.call('GET', notes()))).toHaveLength(1)
    })

    test('brings nothing back that was removed', async () => {
      const [note] = list(await claire.call('GET', notes()))
      await claire.call('DELETE', `${notes()}/${note?.id ?? ''}`)
      expect((await send({ note: 'Hier' }, `late-${file}`)).statusCode).toBe(404)
      expect(list(await claire.call('GET', notes()))).toEqual([])
    })

    test('is another request for another file', async () => {
      const other = await createFile(claire)
      expect(
        (
          await claire.call(
            'POST',
            `/api/v3/client-files/${other.id}/notes`,
            { note: 'Hier' },
            { 'idempotency-key': `late-${file}` },
          )
        ).statusCode,
      ).toBe(201)
    })
  })

  test('is one’s own: a colleague’s same key is another request', async () => {
    await send({ note: 'De Claire' }, `shared-${file}`)
    const helene = await running.logIn('h.vautrin@ormeval.example')
    expect(
      (await helene.call('POST', notes(), { note: 'D’Hélène' }, { 'idempotency-key': `shared-${file}` })).statusCode,
    ).toBe(201)
  })
})

test('a reduction does not end before it begins, whichever of its years is written', async () => {
  const reductions = `/api/v3/client-files/${file}/running-reductions`
  const refused = await claire.call('POST', reductions, {
    cap: 'general',
    amount: 500,
    first_year: 2026,
    last_year: 2024,
  })
  expect([refused.statusCode, failure(refused).errors]).toEqual([
    422,
    {
      first_year: ['Cette année vient après la dernière, 2024'],
      last_year: ['Cette année vient avant la première, 2026'],
    },
  ])
  const whole = { cap: 'general', amount: 500, first_year: 2024, last_year: 2026 }
  const { id } = document(await claire.call('POST', reductions, whole)).data
  const earlier = await claire.call('PUT', `${reductions}/${id}`, { last_year: 2023 })
  expect([earlier.statusCode, failure(earlier).errors]).toEqual([
    422,
    { last_year: ['Cette année vient avant la première, 2024'] },
  ])
  const both = await claire.call('PUT', `${reductions}/${id}`, { first_year: 2022, last_year: 2023 })
  expect(document(both).data.attributes).toMatchObject({ first_year: 2022, last_year: 2023 })
})

test('a list that has 2,000 items takes one more once another is removed', async () => {
  const notes = `/api/v3/client-files/${file}/notes`
  const first = document(await claire.call('POST', notes, { note: 'Rappeler lundi' })).data.id
  await running.database.query(
    `INSERT INTO client_file_notes (company_id, id, client_file_id, note)
     SELECT company_id, gen_random_uuid(), client_file_id, note FROM client_file_notes, generate_series(2, 2000) WHERE client_file_id = $1`,
    [file],
  )
  const refused = await claire.call('POST', notes, { note: 'Rappeler mardi' })
  expect([refused.statusCode, failure(refused).errors]).toEqual([
    422,
    { note: ['Notes internes\u00a0: 2\u202f000 au plus. Supprimez-en une ligne pour en ajouter une autre.'] },
  ])
  expect((await claire.call('DELETE', `${notes}/${first}`)).statusCode).toBe(200)
  expect((await claire.call('POST', notes, { note: 'Rappeler mardi' })).statusCode).toBe(201)
})
