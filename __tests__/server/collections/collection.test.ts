import { document, failure, list } from '../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'
import { createLibraryTables, libraryServer } from './books'

// Collections that are declared, and nothing else: their routes, filters, sorts, inclusions and rights follow.

let running: TestApp
/** She sets what the firm decides: she may edit books, as this feature says. */
let helene: Caller
/** She may look at books. */
let claire: Caller
/** Of another firm. */
let stranger: Caller
beforeAll(async () => {
  running = await openTestApp({ more: [libraryServer] })
  await createLibraryTables(running.database)
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
  stranger = await running.logIn('a.lestivel@vermeil.example')
})
afterAll(() => running.close())

const BOOKS = '/api/v3/books'
const add = async (title: string, genre = 'novel', pages: number | null = null) =>
  document(await helene.call('POST', BOOKS, { title, genre, pages }))
const titles = async (query: string) =>
  list(await claire.call('GET', `${BOOKS}${query}`)).map(({ attributes }) => attributes['title'])

beforeEach(async () => {
  await running.database.query('TRUNCATE books, remarks, shelves')
})

describe('writing', () => {
  test('a resource is created as its hooks say, read, changed by its version, and removed', async () => {
    const answer = await helene.call('POST', BOOKS, { title: 'Le Code civil', genre: 'law', pages: 900 })
    const { data, meta } = document(answer)
    expect([answer.statusCode, meta]).toEqual([201, { thanks: true }])
    expect(data).toMatchObject({
      type: 'book',
      attributes: { title: 'Le Code civil', genre: 'law', pages: 900, is_lent: false, added_by: 'Hélène Vautrin' },
      relationships: { shelf: { data: null } },
      meta: { version: 1 },
    })
    const at = `${BOOKS}/${data.id}`
    const changed = await helene.call('PUT', at, { is_lent: true }, { 'if-match': '"1"' })
    expect(document(changed).data).toMatchObject({ attributes: { is_lent: true }, meta: { version: 2 } })
    expect(document(await helene.call('PUT', at, { is_lent: true })).data.meta).toEqual({ version: 2 })
    const late = await helene.call('PUT', at, { pages: 1 }, { 'if-match': '"1"' })
    expect([late.statusCode, failure(late).data?.attributes['pages']]).toEqual([409, 900])
    expect((await helene.call('DELETE', at)).statusCode).toBe(204)
    expect((await claire.call('GET', at)).statusCode).toBe(404)
  })

  test('what the schema or a hook refuses is told by field, and nothing is written', async () => {
    const answer = await helene.call('POST', BOOKS, { genre: 'poem', pages: 0, added_by: 'Moi' })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {}).sort()]).toEqual([
      422,
      ['added_by', 'genre', 'pages', 'title'],
    ])
    const { data } = await add('Bel-Ami')
    await helene.call('PUT', `${BOOKS}/${data.id}`, { is_lent: true })
    const lent = await helene.call('PUT', `${BOOKS}/${data.id}`, { title: 'Pierre et Jean' })
    expect([lent.statusCode, failure(lent).errors]).toEqual([422, { title: ['Ce livre est prêté.'] }])
    expect(await titles('')).toEqual(['Bel-Ami'])
  })

  test('the same key again adds nothing', async () => {
    const twice = async () =>
      document(await helene.call('POST', BOOKS, { title: 'Nana', genre: 'novel' }, { 'idempotency-key': 'once' }))
    expect((await twice()).data.id).toBe((await twice()).data.id)
    expect(await titles('')).toEqual(['Nana'])
  })

  test('the same key for something else is refused, as every invalid request is', async () => {
    const send = (title: string) =>
      helene.call('POST', BOOKS, { title, genre: 'novel' }, { 'idempotency-key': 'taken' })
    await send('Nana')
    const refused = await send('Thérèse Raquin')
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        message:
          'Cette clé d’idempotence a déjà servi à une autre requête. Rien n’a été modifié\u202f: utilisez une nouvelle clé.',
        errors: { 'idempotency-key': ['Cette clé d’idempotence a déjà servi à une autre requête.'] },
      },
    ])
    expect(await titles('')).toEqual(['Nana'])
  })
})

describe('a list', () => {
  beforeEach(async () => {
    await add('Éloge de l’ombre', 'novel', 90)
    await add('Zadig', 'novel', 130)
    await add('Droit des biens', 'law', 500)
    const [firm] = await running.database.query<{ company_id: string; id: string }>(
      `SELECT company_id, id FROM users WHERE email = 'c.aubrac@ormeval.example'`,
    )
    const shelf = '00000000-0000-4000-8000-00000000000a'
    await running.database.query('INSERT INTO shelves (company_id, id, name, keeper_id) VALUES ($1, $2, $3, $4)', [
      firm?.company_id,
      shelf,
      'Bas',
      firm?.id,
    ])
    await running.database.query(`UPDATE books SET shelf_id = $1 WHERE title <> 'Zadig'`, [shelf])
  })

  test('is sorted, in French for names, and paged', async () => {
    expect(await titles('')).toEqual(['Droit des biens', 'Éloge de l’ombre', 'Zadig'])
    expect(await titles('?sort=-pages')).toEqual(['Droit des biens', 'Zadig', 'Éloge de l’ombre'])
    const page = await claire.call('GET', `${BOOKS}?page[number]=2&page[size]=2`)
    expect(document(page).meta).toMatchObject({ current_page: 2, per_page: 2, total: 3, last_page: 2 })
    expect(list(page)).toHaveLength(1)
  })

  test('is narrowed by filters and words', async () => {
    expect(await titles('?filter[genre]=law')).toEqual(['Droit des biens'])
    expect(await titles('?filter[min_pages]=100&sort=pages')).toEqual(['Zadig', 'Droit des biens'])
    expect(await titles('?filter[shelf]=Bas')).toEqual(['Droit des biens', 'Éloge de l’ombre'])
    expect(await titles('?q=eloge')).toEqual(['Éloge de l’ombre'])
    expect((await claire.call('GET', `${BOOKS}?filter[genre]=poem`)).statusCode).toBe(400)
    expect((await claire.call('GET', `${BOOKS}?sort=shelf_id`)).statusCode).toBe(400)
  })

  test('brings what its relationships point at, and what those point at in turn', async () => {
    const answer = document(await claire.call('GET', `${BOOKS}?include=shelf.keeper`))
    expect(
      answer.included?.map(({ type, attributes }) => [type, attributes['name'] ?? attributes['last_name']]),
    ).toEqual([
      ['shelf', 'Bas'],
      ['user', 'Aubrac'],
    ])
    expect(document(await claire.call('GET', `${BOOKS}?include=shelf`)).included?.map(({ type }) => type)).toEqual([
      'shelf',
    ])
    expect((await claire.call('GET', `${BOOKS}?include=keeper`)).statusCode).toBe(400)
  })

  test('of a collection that is whole has no page', async () => {
    const shelves = await claire.call('GET', '/api/v3/shelves?include=keeper')
    expect(document(shelves).meta).toBeUndefined()
    expect(list(shelves).map(({ attributes }) => attributes['name'])).toEqual(['Bas'])
  })
})

test('items under a resource are its own: nothing of them without it', async () => {
  const { data: book } = await add('Germinal')
  const { data: other } = await add('Nana')
  const under = (id: string) => `${BOOKS}/${id}/remarks`
  const remark = document(await helene.call('POST', under(book.id), { words: 'À relire' })).data
  expect(list(await claire.call('GET', under(book.id)))).toHaveLength(1)
  expect(list(await claire.call('GET', under(other.id)))).toEqual([])
  const missing = '00000000-0000-4000-8000-00000000000f'
  expect((await claire.call('GET', under(missing))).statusCode).toBe(404)
  expect((await helene.call('POST', under(missing), { words: 'À relire' })).statusCode).toBe(404)
  expect((await helene.call('DELETE', `${under(other.id)}/${remark.id}`)).statusCode).toBe(404)
  expect((await helene.call('DELETE', `${under(book.id)}/${remark.id}`)).statusCode).toBe(204)
})

test('who may look only is told so, another firm finds nothing, and a verb that is not declared does not exist', async () => {
  const { data } = await add('Bel-Ami')
  const at = `${BOOKS}/${data.id}`
  const refused = [
    await claire.call('POST', BOOKS, { title: 'Nana', genre: 'novel' }),
    await claire.call('PUT', at, { pages: 3 }),
    await claire.call('DELETE', at),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  const missing = [
    await stranger.call('GET', at),
    await stranger.call('PUT', at, { pages: 3 }),
    await stranger.call('DELETE', at),
  ]
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(list(await stranger.call('GET', BOOKS))).toEqual([])
  expect((await helene.call('POST', '/api/v3/shelves', {})).statusCode).toBe(405)
})

test('the OpenAPI document describes it', async () => {
  const { paths } = (await claire.call('GET', '/api/openapi.json')).json<{
    paths: Record<string, Record<string, { summary: string; parameters: { name: string; schema: object }[] }>>
  }>()
  expect(Object.keys(paths).filter((path) => /books|shelves/.test(path))).toEqual([
    '/v3/shelves',
    '/v3/books',
    '/v3/books/{id}',
    '/v3/books/{id}/remarks',
    '/v3/books/{id}/remarks/{itemId}',
  ])
  const listed = paths['/v3/books']?.['get']
  expect(listed?.summary).toBe('Livres\u00a0: liste')
  expect(listed?.parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['include', 'filter[genre]', 'filter[min_pages]', 'sort', 'q', 'page[number]']),
  )
  expect(listed?.parameters.find(({ name }) => name === 'include')?.schema).toEqual({
    type: 'array',
    items: { enum: ['shelf', 'shelf.keeper'] },
  })
})
