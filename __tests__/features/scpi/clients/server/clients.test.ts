import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { document, failure, list, type AnsweredResource } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let admin: Caller
let cif: Caller
let otherCif: Caller
let backOffice: Caller
let vermeil: Caller
let vermeilCif: Caller
let realEstate: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[admin, cif, otherCif, backOffice, vermeil, vermeilCif, realEstate] = await Promise.all([
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('cif@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
    running.logIn('backoffice@ormeval.example'),
    running.logIn('admin-scpi@vermeil.example'),
    running.logIn('cif@vermeil.example'),
    running.logIn('c.aubrac@ormeval.example'),
  ])
})
afterAll(() => running.close())

const CLIENTS = '/api/scpi/v1/client'
const ACCOUNTS = '/api/scpi/v1/pp-accounts'
const CLOSED = ['Ce champ ne peut pas être modifié.']

const created = async (more: object = {}, caller = cif): Promise<AnsweredResource> => {
  const somebody = { firstname1: 'Yvelin', lastname: 'Kerzoncuff', email: `y.${randomUUID()}@courriel.example` }
  const answer = await caller.call('POST', CLIENTS, { ...somebody, ...more })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return document(answer).data
}
const read = async (id: string, caller = admin) => document(await caller.call('GET', `${CLIENTS}/${id}`)).data
const put = (id: string, change: object, caller = cif) => caller.call('PUT', `${CLIENTS}/${id}`, change)
const refused = (answer: LightMyRequestResponse) => {
  expect([answer.statusCode, answer.body]).toEqual([422, expect.anything()])
  return failure(answer).errors
}
const userId = async (email: string) =>
  (await running.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? ''

describe('a client', () => {
  test('is created with a name and an e-mail, and belongs to who creates them', async () => {
    const client = await created()
    expect(client.attributes).toMatchObject({
      lastname: 'Kerzoncuff',
      birth_name: 'Kerzoncuff',
      country: 'FR',
      status: 'prospect',
      portal_status: 'none',
      judicial_capacity: 'capable',
      adviser_id: await userId('cif@ormeval.example'),
    })
    expect(client.meta).toEqual({ version: 1 })
    expect((await cif.call('GET', `${CLIENTS}/${client.id}`)).statusCode).toBe(200)
  })

  test.each([
    [{ firstname1: 'A', lastname: 'B' }, { email: ['Ce champ est requis'] }],
    [{ firstname1: '', lastname: 'B', email: 'a@b.example' }, { firstname1: ['Ce champ est requis'] }],
    [{ firstname1: 'A', lastname: 'B', email: 'a' }, { email: ["L'email n'est pas valide"] }],
  ])('wants both and no more: %j', async (body, errors) => {
    expect(refused(await cif.call('POST', CLIENTS, body))).toEqual(errors)
  })

  test('an administrator says whose it is, where the firm has several advisers', async () => {
    const body = { firstname1: 'A', lastname: 'B', email: `${randomUUID()}@courriel.example` }
    expect(refused(await admin.call('POST', CLIENTS, body))).toHaveProperty('adviser_id')
    const adviser_id = await userId('b.trevoux@ormeval.example')
    const { id } = await created({ adviser_id }, admin)
    expect((await otherCif.call('GET', `${CLIENTS}/${id}`)).statusCode).toBe(200)
    expect((await cif.call('GET', `${CLIENTS}/${id}`)).statusCode).toBe(404)
    expect(refused(await cif.call('POST', CLIENTS, { ...body, adviser_id }))).toHaveProperty('adviser_id')
  })

  test('goes to another adviser by an administrator alone, with the account', async () => {
    const { id } = await created()
    await cif.call('POST', `${CLIENTS}/${id}/pp-account`, {})
    const adviser_id = await userId('b.trevoux@ormeval.example')
    expect(refused(await put(id, { adviser_id }))).toEqual({ adviser_id: CLOSED })
    expect((await put(id, { adviser_id }, admin)).statusCode).toBe(200)
    expect((await cif.call('GET', `${CLIENTS}/${id}`)).statusCode).toBe(404)
    expect((await otherCif.call('GET', `${CLIENTS}/${id}/pp-account`)).statusCode).toBe(200)
  })

  test('is versioned: a change of another version is a conflict, and tells what is there', async () => {
    const { id } = await created()
    await put(id, { phone: '06 39 98 88 07' })
    const late = await cif.call('PUT', `${CLIENTS}/${id}`, { phone: '06 39 98 88 08' }, { 'if-match': '"1"' })
    expect(late.statusCode).toBe(409)
    expect(failure(late).data?.attributes['phone']).toBe('06 39 98 88 07')
  })

  test('has a history that names who changed what', async () => {
    const { id } = await created()
    await put(id, { municipality: 'Sète' }, admin)
    await cif.call('PUT', `${CLIENTS}/${id}/family-situation`, { family_situation: 'single' })
    const history = list(await cif.call('GET', `${CLIENTS}/${id}/history`)).map(({ attributes }) => attributes)
    expect(history).toMatchObject([
      {
        resource_type: 'family_situation',
        field: 'family_situation',
        new_value: 'single',
        author_name: 'Nadège Corbeval',
      },
      { resource_type: 'scpi_client', field: 'municipality', new_value: 'Sète', author_name: 'Victor Amblancourt' },
    ])
  })

  test('goes to the trash, unless they signed something', async () => {
    const { id } = await created()
    expect((await cif.call('DELETE', `${CLIENTS}/${id}`)).statusCode).toBe(403)
    await running.database.query('UPDATE scpi_clients SET kyc_signed_at = now() WHERE id = $1', [id])
    const signed = await admin.call('DELETE', `${CLIENTS}/${id}`)
    expect(signed.statusCode).toBe(409)
    expect(failure(signed).message).toContain('Ce client a des documents signés')
    await running.database.query('UPDATE scpi_clients SET kyc_signed_at = NULL WHERE id = $1', [id])
    expect((await admin.call('DELETE', `${CLIENTS}/${id}`)).statusCode).toBe(204)
    expect((await admin.call('GET', `${CLIENTS}/${id}`)).statusCode).toBe(404)
  })

  test('comes back from the trash for those who may delete clients, and is in nobody else’s', async () => {
    const { id } = await created()
    await admin.call('DELETE', `${CLIENTS}/${id}`)
    const inTrash = async (caller: Caller) =>
      list(await caller.call('GET', '/api/v3/trash?filter[type]=scpi_client')).map((item) => item.id)
    for (const caller of [cif, backOffice, vermeil, realEstate]) {
      expect(await inTrash(caller)).not.toContain(id)
      expect((await caller.call('PUT', `/api/v3/trash/${id}`, { action: 'restore' })).statusCode).toBe(404)
    }
    const all = list(await admin.call('GET', '/api/v3/trash?page[size]=200'))
    expect([...new Set(all.map(({ attributes }) => attributes['resource_type']))]).toEqual(['scpi_client'])
    expect(await inTrash(admin)).toContain(id)
    expect((await admin.call('PUT', `/api/v3/trash/${id}`, { action: 'restore' })).statusCode).toBe(200)
    expect((await cif.call('GET', `${CLIENTS}/${id}`)).statusCode).toBe(200)
  })
})

describe('what is given is right', () => {
  test.each([
    [{ postal_code: '3400' }, 'postal_code'],
    [{ postal_code: '3400', country: null }, 'postal_code'],
    [{ postal_code: '1234567890123', country: 'LU' }, 'postal_code'],
    [{ birthdate: '2990-01-01' }, 'birthdate'],
    [{ birthdate: '1980-05-01', deathdate: '1979-05-01' }, 'birthdate'],
    [{ birthdate: '2018-05-01' }, 'birthdate'],
    [{ birthdate: '2018-05-01', judicial_capacity: 'guardianship' }, 'judicial_capacity'],
    [{ nationality1: 'FR', nationality2: 'FR' }, 'nationality2'],
    [{ country: 'XX' }, 'country'],
    [{ firstname1: null }, 'firstname1'],
    [{ lastname: 'x'.repeat(256) }, 'lastname'],
    [{ phone: 'x'.repeat(10) }, 'phone'],
    [{ status: 'client' }, 'status'],
    [{ nothing: 1 }, 'nothing'],
  ])('not %j', async (change, field) => {
    const { id } = await created()
    expect(refused(await put(id, change))).toHaveProperty(field)
  })

  test.each([
    { postal_code: 'L-2555', country: 'LU' },
    { birthdate: '2018-05-01', judicial_capacity: 'minor' },
    { birthdate: null, phone: null, municipality: null },
  ])('but %j', async (change) => {
    const { id } = await created()
    expect((await put(id, change)).statusCode).toBe(200)
    expect((await read(id)).attributes).toMatchObject(change)
  })

  test('one e-mail, one client of a firm, however it is written', async () => {
    const { attributes } = await created()
    const email = String(attributes['email'])
    const again = { firstname1: 'A', lastname: 'B', email: email.toUpperCase() }
    expect(refused(await cif.call('POST', CLIENTS, again))).toHaveProperty('email')
    const other = await created()
    expect(refused(await put(other.id, { email }))).toHaveProperty('email')
    expect((await vermeil.call('POST', CLIENTS, again)).statusCode).toBe(201)
  })

  test('a family: amounts, and a union after the birth', async () => {
    const { id } = await created({ birthdate: '1980-05-01' })
    const family = (change: object) => cif.call('PUT', `${CLIENTS}/${id}/family-situation`, change)
    expect(refused(await family({ annual_household_gross_income_amount: -1 }))).toEqual({
      annual_household_gross_income_amount: ['Minimum 0'],
    })
    expect(refused(await family({ annual_household_gross_income_amount: 100_000_001 }))).toHaveProperty(
      'annual_household_gross_income_amount',
    )
    expect(refused(await family({ union_date: '1979-01-01' }))).toHaveProperty('union_date')
    expect(refused(await family({ union_date: '2990-01-01' }))).toHaveProperty('union_date')
    expect(
      (await family({ union_date: '2005-06-18', annual_household_gross_income_amount: '72 000,50' })).statusCode,
    ).toBe(200)
    const { attributes } = document(await cif.call('GET', `${CLIENTS}/${id}/family-situation`)).data
    expect(attributes).toMatchObject({ union_date: '2005-06-18', annual_household_gross_income_amount: 72_000.5 })
  })

  test('a representative is of age', async () => {
    const { id } = await created()
    const add = (body: object) => cif.call('POST', `${CLIENTS}/${id}/representatives`, body)
    expect(refused(await add({ type: 'guardian', birthdate: '2020-01-01' }))).toHaveProperty('birthdate')
    expect((await add({ type: 'guardian', birthdate: '1970-01-01' })).statusCode).toBe(201)
  })
})

describe('a couple', () => {
  test('is linked at both ends, and each history tells it', async () => {
    const [one, other] = [await created(), await created()]
    expect((await put(one.id, { conjoint_id: other.id })).statusCode).toBe(200)
    expect((await read(other.id)).attributes['conjoint_id']).toBe(one.id)
    const [line] = list(await cif.call('GET', `${CLIENTS}/${other.id}/history`))
    expect(line?.attributes).toMatchObject({ field: 'conjoint_id', old_value: null, new_value: one.id })
    expect((await put(other.id, { conjoint_id: null })).statusCode).toBe(200)
    expect((await read(one.id)).attributes['conjoint_id']).toBeNull()
  })

  test('is linked when the second one is created, and unlinked when one goes', async () => {
    const one = await created()
    const other = await created({ conjoint_id: one.id })
    expect((await read(one.id)).attributes['conjoint_id']).toBe(other.id)
    expect((await admin.call('DELETE', `${CLIENTS}/${other.id}`)).statusCode).toBe(204)
    expect((await read(one.id)).attributes['conjoint_id']).toBeNull()
  })

  test('changes: the former spouse is free, the new one is linked', async () => {
    const [one, former, next] = [await created(), await created(), await created()]
    await put(one.id, { conjoint_id: former.id })
    expect((await put(one.id, { conjoint_id: next.id })).statusCode).toBe(200)
    expect((await read(former.id)).attributes['conjoint_id']).toBeNull()
    expect((await read(next.id)).attributes['conjoint_id']).toBe(one.id)
  })

  test('is not made of oneself, of somebody who is married to another, of another’s client', async () => {
    const [one, other, third] = [await created(), await created(), await created({ lastname: 'Tanguy' })]
    await put(other.id, { conjoint_id: third.id })
    expect(refused(await put(one.id, { conjoint_id: one.id }))).toHaveProperty('conjoint_id')
    expect(refused(await put(one.id, { conjoint_id: other.id }))).toEqual({
      conjoint_id: ['Yvelin Kerzoncuff est déjà lié à Yvelin Tanguy\u00a0: retirez d’abord ce lien depuis sa fiche'],
    })
    const foreign = await created({}, vermeil)
    expect(refused(await put(one.id, { conjoint_id: foreign.id }))).toHaveProperty('conjoint_id')
    expect((await read(one.id)).attributes['conjoint_id']).toBeNull()
  })
})

describe('the account of a client', () => {
  test('is one, carries its holder, and is read under the client and by itself', async () => {
    const { id } = await created()
    expect((await cif.call('GET', `${CLIENTS}/${id}/pp-account`)).statusCode).toBe(404)
    const opened = await cif.call('POST', `${CLIENTS}/${id}/pp-account`, { nb_children: 2 })
    expect(opened.statusCode).toBe(201)
    const account = document(opened).data
    expect(account.attributes).toMatchObject({ nb_children: 2, client_id: id, questionnaire_version: '2026.1' })
    const again = await cif.call('POST', `${CLIENTS}/${id}/pp-account`, {})
    expect([again.statusCode, document(again).data.id]).toEqual([200, account.id])
    expect(document(await cif.call('GET', `${ACCOUNTS}/${account.id}?include=client`)).included).toMatchObject([
      { type: 'scpi_client', id },
    ])
    const under = await cif.call('PUT', `${CLIENTS}/${id}/pp-account`, { nb_dependent_children: 1 })
    expect(document(under).data.meta).toEqual({ version: 2 })
  })

  test('has no more dependants than children, whichever is said first', async () => {
    const { id } = await created()
    const account = document(await cif.call('POST', `${CLIENTS}/${id}/pp-account`, { nb_children: 1 })).data
    const change = (body: object) => cif.call('PUT', `${ACCOUNTS}/${account.id}`, body)
    expect(refused(await change({ nb_dependent_children: 2 }))).toEqual({
      nb_dependent_children: ['Pas plus que le nombre d’enfants, 1 enfant'],
    })
    expect((await change({ nb_children: 3, nb_dependent_children: 3 })).statusCode).toBe(200)
    expect(refused(await change({ nb_children: 2 }))).toHaveProperty('nb_children')
    expect(refused(await change({ nb_people_legal_family: 0 }))).toEqual({ nb_people_legal_family: ['Minimum 1'] })
  })

  test('children are listed, added once a key, changed and removed by a path of their own', async () => {
    const { id } = await created()
    const account = document(await cif.call('POST', `${CLIENTS}/${id}/pp-account`, {})).data
    const path = `${ACCOUNTS}/${account.id}/children`
    const key = { 'idempotency-key': randomUUID() }
    const child = document(await cif.call('POST', path, { firstname: 'Noé', birthdate: '2015-02-03' }, key)).data
    expect(document(await cif.call('POST', path, { firstname: 'Noé', birthdate: '2015-02-03' }, key)).data.id).toBe(
      child.id,
    )
    expect(list(await cif.call('GET', path))).toHaveLength(1)
    const own = `/api/scpi/v1/pp-account-children/${child.id}`
    expect(refused(await cif.call('PUT', own, { birthdate: '2990-01-01' }))).toHaveProperty('birthdate')
    expect((await cif.call('PUT', own, { is_handicapped: true })).statusCode).toBe(200)
    expect((await otherCif.call('PUT', own, { is_handicapped: false })).statusCode).toBe(404)
    expect((await backOffice.call('PUT', own, { comment: 'Vu' })).statusCode).toBe(200)
    const history = list(await cif.call('GET', `${ACCOUNTS}/${account.id}/history`))
    expect(history[0]?.attributes).toMatchObject({ field: 'comment', new_value: 'Vu', author_name: 'Odile Fresnelle' })
    expect((await cif.call('DELETE', own)).statusCode).toBe(200)
    expect(list(await cif.call('GET', path))).toEqual([])
  })
})

describe('who may', () => {
  test('each role, another firm and the real-estate side', async () => {
    const { id } = await created()
    const status = async (caller: Caller, method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
      (await caller.call(method, `${CLIENTS}/${id}`, body)).statusCode
    const rows = await Promise.all(
      [cif, otherCif, backOffice, vermeil, realEstate, running.stranger].map(async (caller) => [
        await status(caller, 'GET'),
        await status(caller, 'PUT', { phone: '06 39 98 88 09' }),
        (await caller.call('GET', CLIENTS)).statusCode,
      ]),
    )
    expect(rows).toEqual([
      [200, 200, 200],
      [404, 404, 200],
      [200, 200, 200],
      [404, 404, 200],
      [403, 403, 403],
      [401, 401, 401],
    ])
    expect(await status(backOffice, 'DELETE')).toBe(403)
  })

  test('the back office sees every firm, and writes in that of the client', async () => {
    const { id, attributes } = await created({}, vermeil)
    expect((await backOffice.call('PUT', `${CLIENTS}/${id}`, { aml_risk_level: 'high' })).statusCode).toBe(200)
    const [line] = list(await vermeil.call('GET', `${CLIENTS}/${id}/history`))
    expect(line?.attributes).toMatchObject({ field: 'aml_risk_level', author_name: 'Back-office de la plateforme' })
    expect(refused(await put(id, { aml_risk_level: 'low' }, vermeil))).toEqual({ aml_risk_level: CLOSED })
    const found = await backOffice.call('GET', `${CLIENTS}?q=${encodeURIComponent(String(attributes['email']))}`)
    expect(list(found).map((client) => client.id)).toEqual([id])
    expect(list(await admin.call('GET', `${CLIENTS}?q=${encodeURIComponent(String(attributes['email']))}`))).toEqual([])
    expect(
      (await backOffice.call('POST', CLIENTS, { firstname1: 'A', lastname: 'B', email: 'a@b.example' })).statusCode,
    ).toBe(403)
  })

  test('fields are ruled by one call; who a signed client is stays, or the signature goes', async () => {
    const { id } = await created()
    const fields = async (caller: Caller, client?: string) => {
      const answer = await caller.call(
        'GET',
        `${CLIENTS}/authorised-form-fields${client === undefined ? '' : `?filter[client]=${client}`}`,
      )
      return document(answer).data.attributes as Record<string, Record<string, string>>
    }
    expect((await fields(cif))['scpi_client']).toMatchObject({
      phone: 'write',
      lastname: 'write',
      adviser_id: 'read',
      aml_risk_level: 'read',
      status: 'read',
    })
    expect((await fields(admin))['scpi_client']).toMatchObject({ adviser_id: 'write' })
    expect((await fields(backOffice))['scpi_client']).toMatchObject({ aml_risk_level: 'write' })
    expect((await realEstate.call('GET', `${CLIENTS}/authorised-form-fields`)).statusCode).toBe(403)
    expect((await vermeil.call('GET', `${CLIENTS}/authorised-form-fields?filter[client]=${id}`)).statusCode).toBe(404)
    expect((await cif.call('GET', `${CLIENTS}/authorised-form-fields?filter[client]=personne`)).statusCode).toBe(404)
    const elsewhere = await created({}, vermeilCif)
    expect((await fields(backOffice, elsewhere.id))['scpi_client']).toMatchObject({ aml_risk_level: 'write' })
    await running.database.query(
      "UPDATE scpi_clients SET kyc_signed_at = now(), kyc_valid_until = '2027-01-01' WHERE id = $1",
      [id],
    )
    await put(id, { phone: '06 39 98 88 10' })
    expect((await read(id)).attributes['kyc_signed_at']).not.toBeNull()
    await put(id, { firstname2: 'Goulven' })
    expect((await read(id)).attributes).toMatchObject({ kyc_signed_at: null, kyc_valid_until: null })
  })
})

describe('the list', () => {
  test('is found by words, narrowed, sorted, and says how complete each is', async () => {
    const lastname = `Zéphyrin${randomUUID().slice(0, 8)}`
    const full = await created({ lastname })
    await created({ lastname })
    await cif.call('POST', `${CLIENTS}/${full.id}/pp-account`, {
      nb_children: 0,
      nb_dependent_children: 0,
      nb_people_legal_family: 1,
    })
    const found = (query: string) =>
      cif.call('GET', `${CLIENTS}?q=${encodeURIComponent(lastname.toLowerCase())}${query}`)
    const all = list(await found('&sort=-created_at&include=adviser'))
    expect(all.map(({ attributes }) => attributes['lastname'])).toEqual([lastname, lastname])
    expect(all[1]?.attributes['completeness']).toBe(10)
    expect(all[0]?.attributes['completeness']).toBe(6)
    expect(list(await found('&filter[status]=client'))).toEqual([])
    expect(list(await found('&filter[incomplete]=1'))).toHaveLength(2)
    expect(list(await found('&filter[kyc]=none'))).toHaveLength(2)
    expect(list(await found('&filter[kyc]=valid,expired'))).toEqual([])
    expect((await found('&filter[kyc]=other')).statusCode).toBe(400)
  })

  test('who is already there is told, by e-mail or by names and birth date, whoever follows them', async () => {
    const lastname = `Quéméneur${randomUUID().slice(0, 8)}`
    const { id, attributes } = await created({ lastname, birthdate: '1980-05-01' }, otherCif)
    const same = (query: string, caller = cif) => caller.call('GET', `${CLIENTS}/duplicates?${query}`)
    expect(list(await same(`filter[email]=${String(attributes['email']).toUpperCase()}`)).map((one) => one.id)).toEqual(
      [id],
    )
    const named = `filter[lastname]=${encodeURIComponent(lastname.toUpperCase())}&filter[firstname1]=yvelin`
    expect(list(await same(named))).toEqual([])
    expect(list(await same(`${named}&filter[birthdate]=1980-05-01`)).map((one) => one.id)).toEqual([id])
    expect(list(await same(`${named}&filter[birthdate]=1980-05-01`, vermeil))).toEqual([])
    expect((await same(named, backOffice)).statusCode).toBe(403)
  })
})

describe('tax numbers', () => {
  const french = '0 123 456 789 012'
  const opened = async () => {
    const { id } = await created()
    const account = document(await cif.call('POST', `${CLIENTS}/${id}/pp-account`, {})).data
    return { id, account: account.id, path: `${ACCOUNTS}/${account.id}/fiscality` }
  }

  test.each([
    [{ fiscal_identification_number: '4123456789012' }, 'fiscal_identification_number'],
    [{ fiscal_identification_number: '12' }, 'fiscal_identification_number'],
    [{ fiscal_residence: 'LU', fiscal_identification_number: '12' }, 'fiscal_identification_number'],
    [{ us_tin: '12' }, 'us_tin'],
    [{ other_fiscal_residences: [{ country: 'LU' }] }, 'other_fiscal_residences'],
    [{ non_resident_rate: 1.1 }, 'non_resident_rate'],
    [{ fiscal_part: 0.5 }, 'fiscal_part'],
    [{ fiscal_identification_number: 'x'.repeat(31), fiscal_residence: 'LU' }, 'fiscal_identification_number'],
  ])('not %j', async (change, field) => {
    const { path } = await opened()
    expect(refused(await cif.call('PUT', path, change))).toHaveProperty(field)
  })

  test('are read as they were typed, and are nowhere in the database in clear', async () => {
    const { id, account, path } = await opened()
    const other = [{ country: 'LU', tin: 'LUX9988776655', tin_absence_reason: null }]
    const typed = {
      fiscal_identification_number: french,
      us_tin: '998-87-7665',
      other_fiscal_residences: other,
      fiscal_part: 2,
    }
    const headers = { 'idempotency-key': randomUUID() }
    expect(document(await cif.call('PUT', path, typed, headers)).data.attributes).toMatchObject(typed)
    expect(document(await cif.call('GET', path)).data.attributes).toMatchObject(typed)
    const whole = document(await cif.call('GET', `${ACCOUNTS}/${account}?include=fiscality`))
    expect(whole.included).toMatchObject([{ type: 'fiscality', attributes: typed }])
    const again = await cif.call('PUT', path, { us_tin: '998-87-7665' })
    expect(document(again).data.meta).toEqual({ version: 2 })
    const history = list(await cif.call('GET', `${ACCOUNTS}/${account}/history`)).map(({ attributes }) => attributes)
    expect(history.find(({ field }) => field === 'fiscal_identification_number')?.['new_value']).toBe('••••012')
    const tables = await running.database.query<{ name: string }>(
      "SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
    )
    for (const { name } of tables) {
      const [found] = await running.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM "${name}" t WHERE t::text LIKE ANY (ARRAY['%123 456 789%', '%998-87%', '%LUX9988%'])`,
      )
      expect([name, found?.count]).toEqual([name, 0])
    }
    expect(id).toBeDefined()
  })
})

test('an adviser is told of what a colleague changes, and not of what they change themselves', async () => {
  const told = async () =>
    list(await cif.call('GET', '/api/v3/notifications')).filter(
      ({ attributes }) => attributes['kind'] === 'scpi_client_changed',
    )
  const { id } = await created({ lastname: 'Trédudon' })
  await put(id, { municipality: 'Sète' })
  expect((await told()).some(({ attributes }) => attributes['title'] === 'Yvelin Trédudon')).toBe(false)
  await put(id, { municipality: 'Béziers' }, admin)
  expect((await told()).find(({ attributes }) => attributes['title'] === 'Yvelin Trédudon')?.attributes).toMatchObject({
    address: `/clients/${id}`,
    actor: 'Victor Amblancourt',
  })
})
