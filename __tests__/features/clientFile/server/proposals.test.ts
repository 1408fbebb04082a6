import { createFile, document, failure, list } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { claire, query, logIn } = testFirm()
let properties: string[]
let file: string
let path: string

beforeAll(async () => {
  properties = list(await claire.call('GET', '/api/v3/properties?filter[status]=available&page[size]=5')).map(
    ({ id }) => id,
  )
})
beforeEach(async () => {
  file = (await createFile(claire)).id
  path = `/api/v3/client-files/${file}/property-proposals`
})

const decide = (body: object, caller = claire) => caller.call('POST', path, body)

test('a property is kept, then discarded with its reason, then forgotten', async () => {
  const [property_id] = properties
  const kept = await decide({ property_id })
  expect([kept.statusCode, document(kept).data.attributes]).toMatchObject([
    201,
    { property_id, status: 'kept', reason: null, client_file_id: file },
  ])
  const { id, meta } = document(kept).data
  const discarded = await claire.call(
    'PUT',
    `${path}/${id}`,
    { status: 'discarded', reason: 'Trop loin' },
    { 'if-match': `"${String(meta?.version)}"` },
  )
  expect(document(discarded).data).toMatchObject({
    attributes: { status: 'discarded', reason: 'Trop loin' },
    meta: { version: 2 },
  })
  const again = await claire.call('PUT', `${path}/${id}`, { status: 'kept' })
  expect(document(again).data.attributes).toMatchObject({ status: 'kept', reason: null })
  expect((await claire.call('DELETE', `${path}/${id}`)).statusCode).toBe(204)
  expect(list(await claire.call('GET', path))).toEqual([])
  expect((await claire.call('DELETE', `${path}/${id}`)).statusCode).toBe(404)
})

test('deciding again on a property changes its one decision', async () => {
  const [property_id] = properties
  const first = document(await decide({ property_id })).data
  const second = await decide({ property_id, status: 'discarded', reason: 'Hors secteur' })
  expect([second.statusCode, document(second).data.id]).toEqual([200, first.id])
  expect(list(await claire.call('GET', path))).toHaveLength(1)
})

test('each decision is told in the history of the file, and what changes nothing is not', async () => {
  const [property_id] = properties
  const { id } = document(await decide({ property_id })).data
  await decide({ property_id, status: 'discarded', reason: 'Hors secteur' })
  await decide({ property_id, status: 'discarded', reason: 'Hors secteur' })
  await claire.call('PUT', `${path}/${id}`, { status: 'sent' })
  await claire.call('DELETE', `${path}/${id}`)
  const lines = list(await claire.call('GET', `/api/v3/client-files/${file}/history`))
    .map(({ attributes }) => attributes)
    .filter(({ resource_type }) => resource_type === 'property_proposal')
    .map(({ operation, field, old_value, new_value }) => [operation, field, old_value, new_value].join(' '))
  expect(lines.sort()).toEqual(
    [
      `create property_id  ${String(property_id)}`,
      'create status  kept',
      'update status kept discarded',
      'update reason  Hors secteur',
      'update status discarded sent',
      'update reason Hors secteur ',
      `delete property_id ${String(property_id)} `,
      'delete status sent ',
    ].sort(),
  )
})

test.each([
  [{}, { property_id: ['Ce champ est requis'] }],
  [{ property_id: 'x' }, { property_id: ['Cet identifiant n’est pas valide'] }],
  [
    { property_id: '00000000-0000-4000-8000-000000000000' },
    { property_id: ['Ce lot n’existe pas, ou votre société ne le montre pas.'] },
  ],
])('%j is refused', async (body, errors) => {
  const answer = await decide(body)
  expect([answer.statusCode, failure(answer).errors]).toEqual([422, errors])
})

test('discarding says why, and a property that the firm hides cannot be kept', async () => {
  const [property_id] = properties
  expect(failure(await decide({ property_id, status: 'discarded' })).errors).toEqual({
    reason: ['Indiquez pourquoi ce lot est écarté.'],
  })
  const [hidden] = await query<{ id: string }>(
    `SELECT p.id FROM properties p JOIN company_programs c ON c.program_id = p.program_id JOIN companies f ON f.id = c.company_id
     WHERE f.name = 'Cabinet Ormeval Patrimoine' AND NOT c.is_visible LIMIT 1`,
  )
  expect((await decide({ property_id: hidden?.id })).statusCode).toBe(422)
})

test('a change on an older version is a conflict that gives the current decision', async () => {
  const [property_id] = properties
  const { id } = document(await decide({ property_id })).data
  await claire.call('PUT', `${path}/${id}`, { status: 'sent' })
  const late = await claire.call('PUT', `${path}/${id}`, { status: 'discarded', reason: 'Prix' }, { 'if-match': '"1"' })
  expect([late.statusCode, failure(late).data?.attributes['status']]).toEqual([409, 'sent'])
})

test('the properties of a file come with their programmes and the decisions', async () => {
  for (const property_id of properties.slice(0, 3)) await decide({ property_id })
  const answer = await claire.call('GET', `/api/v3/client-files/${file}/linked-properties?include=program,promoter`)
  expect(
    list(answer)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(properties.slice(0, 3).sort())
  const { included = [] } = document(answer)
  expect(new Set(included.map(({ type }) => type))).toEqual(new Set(['program', 'promoter', 'property_proposal']))
  const all = await claire.call(
    'GET',
    `/api/v3/property-proposals?filter[client_file]=${file}&filter[status]=kept&include=property`,
  )
  expect(all.json()).toMatchObject({ meta: { total: 3 } })
  expect((document(all).included ?? []).map(({ id }) => id).sort()).toEqual(properties.slice(0, 3).sort())
})

test('decisions are those of the file: nobody else sees or changes them', async () => {
  const { id } = document(await decide({ property_id: properties[0] })).data
  const samir = await logIn('s.benkacem@ormeval.example')
  const aurore = await logIn('a.lestivel@vermeil.example')
  for (const caller of [samir, aurore]) {
    const answers = [
      await caller.call('GET', path),
      await caller.call('GET', `/api/v3/client-files/${file}/linked-properties`),
      await decide({ property_id: properties[1] }, caller),
      await caller.call('PUT', `${path}/${id}`, { status: 'sent' }),
      await caller.call('DELETE', `${path}/${id}`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(list(await caller.call('GET', `/api/v3/property-proposals?filter[client_file]=${file}`))).toEqual([])
  }
  const ines = await logIn('i.marchal@ormeval.example')
  expect((await ines.call('GET', '/api/v3/property-proposals')).statusCode).toBe(403)
  expect(list(await claire.call('GET', path))).toMatchObject([{ id, attributes: { status: 'kept' } }])
})

test('a file that is deleted takes its decisions with it', async () => {
  await decide({ property_id: properties[0] })
  await claire.call('DELETE', `/api/v3/client-files/${file}`)
  expect(await query('SELECT id FROM client_file_property_proposals WHERE client_file_id = $1', [file])).toEqual([])
})
