import { dwellingKinds } from '#features/catalogue/contract'
import { document } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'

const { helene, claire, query, logIn } = testFirm()
const PERIMETER = '/api/v3/company/perimeter'
const PROGRAMS = '/api/v3/company/programs-management'

interface Listed {
  data: { id: string; attributes: Record<string, unknown>; relationships: Record<string, { data: unknown }> }[]
  meta: { page?: { total: number }; is_active?: boolean; visible_count?: number; program_count?: number }
}
const get = async (path: string, caller: Colleague = helene) => (await caller.call('GET', path)).json<Listed>()
const put = (path: string, body: object) => helene.call('PUT', path, body)

const promoters = async () => (await get(`${PERIMETER}/promoters`)).data
const programsOf = async (promoter: string) => (await get(`${PERIMETER}/promoter/${promoter}/programs`)).data

/** A promoter with several programmes, all visible. */
async function withPrograms() {
  const promoter = (await promoters()).find(
    ({ attributes: { program_count, visible_count } }) => Number(program_count) > 2 && program_count === visible_count,
  )
  const programs = await programsOf(promoter?.id ?? '')
  return { promoter: promoter?.id ?? '', programs: programs.map(({ id }) => id) }
}
const seen = async (program: string, caller: Colleague = claire) =>
  (await caller.call('GET', `/api/v3/programs/${program}`)).statusCode
const catalogue = async () =>
  (await claire.call('GET', '/api/v3/catalogue'))
    .json<{ data: { programs: string[][] } }>()
    .data.programs.map(([id]) => id)

beforeAll(async () => {
  await query('CREATE TABLE first_promoters AS TABLE company_promoters')
  await query('CREATE TABLE first_programs AS TABLE company_programs')
})
afterEach(async () => {
  await query('DELETE FROM company_promoters')
  await query('DELETE FROM company_programs')
  await query('INSERT INTO company_promoters SELECT * FROM first_promoters')
  await query('INSERT INTO company_programs SELECT * FROM first_programs')
  await query('UPDATE companies SET is_perimeter_active = true')
  await query("DELETE FROM setting_changes WHERE section = 'perimeter'")
})

test('a hidden programme is nowhere any more, for this firm alone', async () => {
  const aurore = await logIn('a.lestivel@vermeil.example')
  const others = (await get('/api/v3/programs?page[size]=100', aurore)).data.map(({ id }) => id)
  const program =
    (await get('/api/v3/programs?page[size]=100', claire)).data.find(({ id }) => others.includes(id))?.id ?? ''
  const lots = (await get(`/api/v3/properties?filter[program]=${program}`, claire)).data
  const answer = await put(`${PERIMETER}/program/${program}/update-visible`, { is_visible: false })
  expect(answer.statusCode).toBe(200)
  expect([await seen(program), await seen(program, aurore)]).toEqual([404, 200])
  expect(await catalogue()).not.toContain(program)
  expect((await get(`/api/v3/properties?filter[program]=${program}`, claire)).data).toEqual([])
  for (const { id } of lots.slice(0, 2))
    expect((await claire.call('GET', `/api/v3/properties/${id}`)).statusCode).toBe(404)
})

test('a hidden promoter takes all it builds away; one programme that is shown again brings it back alone', async () => {
  const { promoter, programs } = await withPrograms()
  const [first = '', second = ''] = programs
  await put(`${PERIMETER}/promoter/${promoter}/update-visible`, { is_visible: false })
  expect(await seen(first)).toBe(404)
  expect((await promoters()).find(({ id }) => id === promoter)?.attributes).toMatchObject({
    is_visible: false,
    visible_count: 0,
    program_count: programs.length,
  })
  await put(`${PERIMETER}/promoter/${promoter}/update-visible-programs`, { programs: [second], is_visible: true })
  expect([await seen(first), await seen(second)]).toEqual([404, 200])
  expect((await promoters()).find(({ id }) => id === promoter)?.attributes).toMatchObject({
    is_visible: true,
    visible_count: 1,
  })
})

test('programmes of a promoter are hidden together; the others stay as they are', async () => {
  const { promoter, programs } = await withPrograms()
  const [first = '', second = '', third = ''] = programs
  await put(`${PERIMETER}/promoter/${promoter}/update-visible-programs`, {
    programs: [first, second],
    is_visible: false,
  })
  expect([await seen(first), await seen(second), await seen(third)]).toEqual([404, 404, 200])
})

test('the perimeter is left aside: all is shown; then it counts again', async () => {
  const { programs } = await withPrograms()
  const [program = ''] = programs
  await put(`${PERIMETER}/program/${program}/update-visible`, { is_visible: false })
  const off = (await put(`${PERIMETER}/update-active`, { is_active: false })).json<{ meta: Listed['meta'] }>().meta
  expect(off).toMatchObject({ is_active: false, visible_count: off.program_count })
  expect(await seen(program)).toBe(200)
  await put(`${PERIMETER}/update-active`, { is_active: true })
  expect(await seen(program)).toBe(404)
})

test('one that leaves nothing is refused with a sentence, and nothing changes', async () => {
  const all = await promoters()
  let refused: { statusCode: number; body: string } | undefined
  for (const { id } of all) {
    const answer = await put(`${PERIMETER}/promoter/${id}/update-visible`, { is_visible: false })
    if (answer.statusCode !== 200) refused = answer
  }
  expect(refused?.statusCode).toBe(422)
  expect(refused?.body).toContain('Aucun programme visible\u00a0: vos conseillers ne verront rien.')
  expect((await get(`${PERIMETER}/promoters`)).meta.visible_count).toBeGreaterThan(0)
})

test('what was shown comes back from the history, with its name', async () => {
  const { programs } = await withPrograms()
  const [first = '', second = ''] = programs
  await put(`${PERIMETER}/program/${first}/update-visible`, { is_visible: false })
  await put(`${PERIMETER}/program/${second}/update-visible`, { is_visible: false })
  const history = (await get('/api/v3/company/history?filter[section]=perimeter')).data
  const [latest, before] = history
  expect(latest?.attributes['changes']).toEqual([
    { key: `programs.${second}`, name: expect.any(String) as string, before: true, after: false },
  ])
  await put(`/api/v3/company/history/${before?.id ?? ''}`, { action: 'restore' })
  expect([await seen(first), await seen(second)]).toEqual([404, 200])
})

test('programmes of another promoter, or of none, are refused', async () => {
  const { promoter } = await withPrograms()
  const path = `${PERIMETER}/promoter/${promoter}/update-visible-programs`
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await put(path, { programs: [unknown], is_visible: false })).statusCode).toBe(422)
  expect((await put(path, { programs: [], is_visible: false })).statusCode).toBe(422)
  expect((await put(`${PERIMETER}/program/${unknown}/update-visible`, { is_visible: false })).statusCode).toBe(404)
})

describe('programmes as the firm looks after them', () => {
  test('hidden ones are listed, found by words, and told apart', async () => {
    const { programs } = await withPrograms()
    const [program = ''] = programs
    await put(`${PERIMETER}/program/${program}/update-visible`, { is_visible: false })
    const hidden = await get(`${PROGRAMS}?filter[is_visible]=0&page[size]=200`)
    expect(hidden.data.map(({ id }) => id)).toContain(program)
    const one = document(await helene.call('GET', `${PROGRAMS}/${program}`)).data
    expect(one.attributes).toMatchObject({ is_visible: false })
    expect(one.relationships?.['program']?.data).toEqual({ type: 'program', id: program })
    const found = await get(`${PROGRAMS}?q=${encodeURIComponent(String(one.attributes['name']))}`)
    expect(found.data.map(({ id }) => id)).toContain(program)
  })

  test('lots are put forward one by one and together; advisers see it', async () => {
    const { programs } = await withPrograms()
    const [program = ''] = programs
    const all = (await get(`${PROGRAMS}/${program}/properties`)).data
    const lots = all.filter(({ attributes: { kind } }) => dwellingKinds.some((one) => one === kind)).map(({ id }) => id)
    const top = async () =>
      (await get(`/api/v3/properties?filter[program]=${program}&filter[is_top]=1&page[size]=100`, claire)).data.length
    await put(`${PROGRAMS}/${program}/properties/update-top`, { is_top: false })
    expect(await top()).toBe(0)
    await put(`${PROGRAMS}/property/${lots[0] ?? ''}/update-top`, { is_top: true })
    expect(await top()).toBe(1)
    const answer = document(await put(`${PROGRAMS}/${program}/properties/update-top`, { is_top: true }))
    expect(answer.data.attributes['top_count']).toBe(answer.data.attributes['property_count'])
    await put(`${PROGRAMS}/${program}/properties/update-top`, { is_top: false, properties: lots.slice(0, 1) })
    expect(await top()).toBe(lots.length - 1)
    const wrong = await put(`${PROGRAMS}/${program}/properties/update-top`, { is_top: true, properties: [program] })
    expect(wrong.statusCode).toBe(422)
  })

  test('a comment is told to the advisers of the firm, and to no other', async () => {
    const { programs } = await withPrograms()
    const [program = ''] = programs
    const path = `${PROGRAMS}/${program}/update-comment`
    expect((await put(path, { comment: 'a'.repeat(2_001) })).statusCode).toBe(422)
    await put(path, { comment: 'Livraison avancée d’un mois.' })
    const commentFor = async (caller: Colleague) =>
      document(await caller.call('GET', `/api/v3/programs/${program}`)).data.attributes['comment']
    expect(await commentFor(claire)).toBe('Livraison avancée d’un mois.')
    const aurore = await logIn('a.lestivel@vermeil.example')
    const others = await aurore.call('GET', '/api/v3/programs?page[size]=100')
    expect(others.body).not.toContain('Livraison avancée')
  })
})
