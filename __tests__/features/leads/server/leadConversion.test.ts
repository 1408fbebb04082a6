import { clientFileSections } from '#features/clientFile/contract/household'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'
import { TEST_INSTANT } from '../../../support/server/testApp'

const { helene, claire, ines, query, setNow, logIn, userId } = testFirm()

const PATH = '/api/v3/client-leads'
const lead = {
  honorific: 'mr',
  firstname: 'Yann',
  lastname: 'Kerdalic',
  email: 'yann.kerdalic@courriel.example',
  phone: '06 39 98 88 01',
  municipality: 'rennes-35000',
  postal_code: '35000',
  marital_status: 'pacs',
  matrimonial_property_regime: 'property_separation',
  project_type: 'long_term_rental',
  project_description: 'Un studio près de l’université.',
  net_monthly_income: 3_900,
  annual_tax: 3_100,
  alimony: 120,
  fiscal_part: 2,
  monthly_rent: 780,
  monthly_loan_payment: 210,
}
const created = async (caller: Colleague, changes: object = {}) =>
  document(await caller.call('POST', PATH, { ...lead, ...changes })).data
const convert = (caller: Colleague, client_lead: string, more: object = {}) =>
  caller.call('POST', '/api/v3/client-files', { client_lead, ...more })

describe('a lead becomes a client file', () => {
  test('with the person, the six figures, the project and the wish; the lead is converted', async () => {
    const { id } = await created(claire)
    const answer = await convert(claire, id)
    expect(answer.statusCode).toBe(201)
    const file = document(answer).data
    expect(file.attributes['title']).toBe('Kerdalic – Meublé longue durée')
    const everything = clientFileSections.map(({ relationship }) => relationship).join(',')
    const { included = [] } = document(
      await claire.call('GET', `/api/v3/client-files/${file.id}?include=${everything}`),
    )
    const section = (type: string) =>
      included.filter((resource) => resource.type === type).map(({ attributes }) => attributes)
    expect(section('person')).toMatchObject([
      {
        firstname: 'Yann',
        lastname: 'Kerdalic',
        email: lead.email,
        phone: lead.phone,
        marital_status: 'pacs',
        municipality: 'rennes-35000',
      },
    ])
    expect(section('income')).toMatchObject([{ net_monthly_income: 3_900 }])
    expect(section('charge')).toMatchObject([{ monthly_rent: 780, alimony: 120, accommodation_status: 'tenant' }])
    expect(section('tax')).toMatchObject([{ annual_tax: 3_100, fiscal_part: 2 }])
    expect(section('current_loan')).toMatchObject([{ monthly_credit: 210 }])
    expect(section('simulation')).toMatchObject([{ project: 'long_term_rental', municipality: 'rennes-35000' }])
    expect(section('note')).toMatchObject([{ note: 'Un studio près de l’université.', author_name: 'Claire Aubrac' }])
    const converted = document(await claire.call('GET', `${PATH}/${id}`)).data
    expect([converted.attributes['status'], converted.relationships?.['client_file']]).toEqual([
      'converted',
      { data: { type: 'client_file', id: file.id } },
    ])
  })

  test('which says where the client came from, also when that is corrected later', async () => {
    const { id } = await created(claire, { origin: 'fair' })
    const file = document(await convert(claire, id)).data
    const origin = async () =>
      document(await claire.call('GET', `/api/v3/client-files/${file.id}`)).data.attributes['origin']
    expect(await origin()).toBe('fair')
    expect((await claire.call('PUT', `${PATH}/${id}`, { origin: 'recommendation' })).statusCode).toBe(200)
    expect(await origin()).toBe('recommendation')
  })

  test('once only, and not when it was given up', async () => {
    const { id } = await created(claire)
    await convert(claire, id)
    const again = await convert(claire, id)
    expect([again.statusCode, failure(again).errors?.['client_lead']?.[0]]).toEqual([
      422,
      expect.stringContaining('Un contact «\u00a0Dossier créé\u00a0» ne devient pas un dossier.'),
    ])
    const lost = await created(claire)
    await claire.call('PUT', `${PATH}/${lost.id}`, { status: 'lost', loss_reason: 'debt' })
    const count = async () => (await query('SELECT id FROM client_files')).length
    const before = await count()
    expect((await convert(claire, lost.id)).statusCode).toBe(422)
    expect(await count()).toBe(before)
  })

  test('for its adviser when a manager converts it, and whoever brought it follows the file by name, status and dates', async () => {
    const { id } = await created(ines)
    await helene.call('PUT', `${PATH}/${id}`, { adviser_id: await userId('c.aubrac@ormeval.example') })
    const file = document(await convert(helene, id, { title: 'Kerdalic – Rennes' })).data
    expect((await claire.call('GET', `/api/v3/client-files/${file.id}`)).statusCode).toBe(200)
    const brought = list(await ines.call('GET', '/api/v3/client-files/by-lead-creator')).find(
      (candidate) => candidate.id === file.id,
    )
    expect(brought?.attributes).toEqual({
      title: 'Kerdalic – Rennes',
      status: 'draft',
      created_at: expect.any(String) as unknown,
      updated_at: expect.any(String) as unknown,
    })
    expect((await ines.call('GET', '/api/v3/client-files/by-lead-creator?include=income')).statusCode).not.toBe(200)
  })

  test('by those who may open files, from leads of their own', async () => {
    const own = await created(claire)
    const samir = await logIn('s.benkacem@ormeval.example')
    const aurore = await logIn('a.lestivel@vermeil.example')
    for (const caller of [samir, aurore]) {
      const answer = await convert(caller, own.id)
      expect([answer.statusCode, failure(answer).errors]).toEqual([
        422,
        { client_lead: ['Ce contact n’existe pas ou n’est pas à vous.'] },
      ])
    }
    const brought = await created(ines)
    expect((await convert(ines, brought.id)).statusCode).toBe(403)
    expect(document(await claire.call('GET', `${PATH}/${own.id}`)).data.attributes['status']).toBe('assigned')
  })

  test('and a file without a lead is opened as ever', async () => {
    expect((await createFile(claire)).type).toBe('client_file')
  })
})

test('a file tells who brought the lead that it was made of', async () => {
  const { id } = document(await ines.call('POST', PATH, lead)).data
  const file = document(await helene.call('POST', '/api/v3/client-files', { client_lead: id })).data
  const answer = document(await helene.call('GET', `/api/v3/client-files/${file.id}?include=clientLeadCreator`))
  const creator = { type: 'user', id: await userId('i.marchal@ormeval.example') }
  expect(answer.data.relationships?.['clientLeadCreator']?.data).toEqual(creator)
  expect(answer.included).toMatchObject([{ ...creator, attributes: { first_name: 'Inès', last_name: 'Marchal' } }])
})

describe('an import', () => {
  const rows = [
    lead,
    { ...lead, email: 'pas une adresse' },
    { ...lead, email: 'autre@courriel.example', postal_code: '3500', phone: null },
    { ...lead, firstname: 'Maël', email: 'mael@courriel.example', phone: null },
  ]
  const bring = (caller: Colleague, body: object) => caller.call('POST', `${PATH}/import`, body)

  test('adds the rows that are right and says what is wrong with each of the others', async () => {
    await created(claire)
    const answer = await bring(claire, { file_name: 'salon.csv', rows })
    expect(answer.statusCode).toBe(201)
    const { data, meta } = document(answer)
    expect(data.attributes).toMatchObject({
      file_name: 'salon.csv',
      created_count: 2,
      refused_count: 2,
      undoable_until: '2026-11-21T08:00:00.000Z',
    })
    expect(meta?.['rows']).toEqual([
      { row: 0, id: expect.any(String) as unknown, duplicates: expect.any(Number) as unknown },
      { row: 1, errors: { email: ["L'email n'est pas valide"] } },
      { row: 2, errors: { postal_code: ['Le code postal n est pas valide'] } },
      { row: 3, id: expect.any(String) as unknown, duplicates: 0 },
    ])
    const [first] = (meta?.['rows'] ?? []) as { id: string; duplicates: number }[]
    expect(first?.duplicates).toBeGreaterThan(0)
    expect(document(await claire.call('GET', `${PATH}/${first?.id ?? ''}`)).data.attributes).toMatchObject({
      lastname: 'Kerdalic',
      origin: 'import',
      status: 'assigned',
    })
  })

  test.each([
    ['rennes-35700', 'rennes-35000', null],
    ['rennes', 'rennes-35000', null],
    ['saint-denis', null, 'Commune du fichier\u00a0: saint-denis'],
    ['rennes-sur-mer-35999', null, 'Commune du fichier\u00a0: rennes-sur-mer-35999'],
  ])(
    'knows the municipality %s as %s, and loses nothing of what it does not know',
    async (municipality, known, comment) => {
      const { meta } = document(await bring(claire, { rows: [{ ...lead, municipality }] }))
      const [row] = (meta?.['rows'] ?? []) as { id: string }[]
      expect(document(await claire.call('GET', `${PATH}/${row?.id ?? ''}`)).data.attributes).toMatchObject({
        municipality: known,
        comment,
      })
    },
  )

  test('keeps an unknown municipality also beside a comment that is full', async () => {
    const full = { ...lead, comment: 'c'.repeat(255), municipality: 'rennes-sur-mer-35999' }
    const { meta } = document(await bring(claire, { rows: [full] }))
    const [row] = (meta?.['rows'] ?? []) as { id: string }[]
    expect(document(await claire.call('GET', `${PATH}/${row?.id ?? ''}`)).data.attributes).toMatchObject({
      comment: full.comment,
      project_description: `${lead.project_description}\nCommune du fichier\u00a0: rennes-sur-mer-35999`,
    })
  })

  test('is taken back within a day; leads that someone worked on stay', async () => {
    const { data, meta } = document(await bring(claire, { rows: [lead, { ...lead, firstname: 'Lou' }] }))
    const [first, second] = ((meta?.['rows'] ?? []) as { id: string }[]).map(({ id }) => id)
    await claire.call('POST', `${PATH}/${first ?? ''}/exchanges`, {})
    expect(list(await claire.call('GET', `${PATH}/import`)).map(({ id }) => id)).toContain(data.id)
    const undone = await claire.call('DELETE', `${PATH}/import/${data.id}`)
    expect(undone.json()).toEqual({ meta: { removed: 1, kept: 1 } })
    expect((await claire.call('GET', `${PATH}/${first ?? ''}`)).statusCode).toBe(200)
    expect((await claire.call('GET', `${PATH}/${second ?? ''}`)).statusCode).toBe(404)
    expect((await claire.call('DELETE', `${PATH}/import/${data.id}`)).statusCode).toBe(404)
  })

  test.each([
    [{}, 'Une liste est attendue'],
    [{ rows: [] }, 'de 1 à 1\u202f000 lignes'],
    [{ rows: Array.from({ length: 1_001 }, () => ({})) }, 'Coupez-le en plusieurs'],
  ])('of no list, of nothing or of too much is refused', async (body, message) => {
    const answer = await bring(claire, body)
    expect([answer.statusCode, failure(answer).message]).toEqual([422, expect.stringContaining(message)])
  })

  test('stays after a day, and is nobody else’s', async () => {
    const { data } = document(await bring(claire, { rows: [lead] }))
    expect((await helene.call('DELETE', `${PATH}/import/${data.id}`)).statusCode).toBe(404)
    setNow(new Date(TEST_INSTANT.getTime() + 24 * 3_600_000))
    const nextDay = await logIn('c.aubrac@ormeval.example')
    const late = await nextDay.call('DELETE', `${PATH}/import/${data.id}`)
    expect([late.statusCode, failure(late).message]).toEqual([422, expect.stringContaining('24\u00a0heures')])
  })
})
