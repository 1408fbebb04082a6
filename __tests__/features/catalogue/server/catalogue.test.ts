import { gunzipSync } from 'node:zlib'
import { catalogueOf, parseCatalogue } from '#features/catalogue/contract'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

let running: TestApp
let helene: Caller
let claire: Caller
let samir: Caller
let aurore: Caller

beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  claire = await running.logIn('c.aubrac@ormeval.example')
  samir = await running.logIn('s.benkacem@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
})
afterAll(() => running.close())

interface Property {
  readonly id: string
  readonly project: string
  readonly status: string
  readonly property_price: number
}

const get = (caller: Caller, path: string) => caller.call('GET', `/api/v3/${path}`)
const total = async (caller: Caller, path: string) =>
  (await get(caller, path)).json<{ meta: { total: number } }>().meta.total
const attributes = async (caller: Caller, path: string) =>
  list(await get(caller, path)).map((resource) => resource.attributes)

/** A property that the database holds, and whether the firm shows it. */
async function propertyWhere(condition: string): Promise<Property> {
  const [row] = await running.database.query<Property & { property_price: number }>(
    `SELECT p.id, g.project, p.status, p.property_price FROM properties p JOIN programs g ON g.id = p.program_id WHERE ${condition} ORDER BY p.id LIMIT 1`,
  )
  if (!row) throw new Error(`no property where ${condition}`)
  return row
}

const company = `(SELECT id FROM companies WHERE name = 'Cabinet Ormeval Patrimoine')`
const shown = `EXISTS (SELECT FROM visible_programs v WHERE v.id = g.id AND v.company_id = ${company})`

describe('the perimeter of a firm', () => {
  test('a hidden programme, its properties and those of a hidden promoter do not exist for it', async () => {
    const hidden = await running.database.query<{ id: string }>(`SELECT g.id FROM programs g WHERE NOT ${shown}`)
    const byPromoter = await running.database.query<{ id: string }>(
      `SELECT g.id FROM programs g JOIN promoters p ON p.id = g.promoter_id WHERE p.name = 'Sillage Résidences'`,
    )
    expect(byPromoter.length).toBeGreaterThan(0)
    for (const { id } of byPromoter) expect(hidden.map((program) => program.id)).toContain(id)
    for (const { id } of hidden) expect((await get(helene, `programs/${id}`)).statusCode).toBe(404)
    const inside = await propertyWhere(`NOT ${shown}`)
    expect((await get(helene, `properties/${inside.id}`)).statusCode).toBe(404)
    expect(await total(helene, `properties?filter[program]=${hidden.map(({ id }) => id).join(',')}`)).toBe(0)
    expect(await attributes(helene, 'promoters')).not.toContainEqual(
      expect.objectContaining({ name: 'Sillage Résidences' }),
    )
  })

  test('each firm has its own: twenty programmes for the second one', async () => {
    expect(await total(aurore, 'programs')).toBe(20)
    expect(await total(helene, 'programs')).toBeGreaterThan(45)
    const [theirs] = list(await get(aurore, 'programs'))
    const firm = `(SELECT id FROM companies WHERE name = 'Atelier Vermeil')`
    expect(
      await running.database.query(`SELECT id FROM visible_programs WHERE company_id = ${firm} AND id = $1`, [
        theirs?.id,
      ]),
    ).toHaveLength(1)
  })

  test('blocked properties of a preview are shown to those who act on sales only', async () => {
    const blocked = await propertyWhere(`${shown} AND g.stage = 'preview' AND p.status = 'blocked'`)
    expect((await get(claire, `properties/${blocked.id}`)).statusCode).toBe(200)
    expect((await get(samir, `properties/${blocked.id}`)).statusCode).toBe(404)
    expect(await total(samir, 'properties?filter[stage]=preview')).toBe(0)
    const programs = await attributes(samir, 'programs?filter[stage]=preview')
    expect(programs.map(({ property_count }) => property_count)).toEqual(programs.map(() => 0))
  })
})

describe('what a viewer may see of a property', () => {
  test('references are real for those who see them, else an alias that ends alike', async () => {
    const { id } = await propertyWhere(`${shown} AND p.status = 'available'`)
    const [row] = await running.database.query<{ reference: string }>(
      'SELECT reference FROM properties WHERE id = $1',
      [id],
    )
    const seen = document(await get(claire, `properties/${id}`)).data.attributes['reference']
    const alias = document(await get(helene, `properties/${id}`)).data.attributes['reference']
    expect(seen).toBe(row?.reference)
    expect(alias).toBe(`Lot •••${String(row?.reference).slice(-2)}`)
  })

  test('they are found by the name that the viewer reads, and by no more of it', async () => {
    const { id } = await propertyWhere(`${shown} AND p.status = 'available' AND g.stage <> 'preview'`)
    const [{ name, reference } = { name: '', reference: '' }] = await running.database.query<{
      name: string
      reference: string
    }>('SELECT g.name, p.reference FROM properties p JOIN programs g ON g.id = p.program_id WHERE p.id = $1', [id])
    const finds = async (caller: Caller, text: string, headers = {}) => {
      const path = `/api/v3/properties?page[size]=100&q=${encodeURIComponent(text)}`
      return list(await caller.call('GET', path, undefined, headers)).some((property) => property.id === id)
    }
    expect(await finds(claire, `${name}, ${reference}`)).toBe(true)
    expect(await finds(claire, reference.toLowerCase())).toBe(true)
    expect(await finds(claire, `${name} ${reference}`, { 'solive-meeting': '1' })).toBe(false)
    expect(await finds(helene, `${name} ${reference}`)).toBe(false)
    expect(await finds(helene, `${name}, Lot •••${reference.slice(-2)}`)).toBe(true)
  })

  test('commissions are absent without the right, or when the firm hides them', async () => {
    const names = async (caller: Caller) =>
      Object.keys((await attributes(caller, 'properties?page[size]=1'))[0] ?? {}).filter((name) =>
        name.endsWith('commission'),
      )
    expect(await names(helene)).toEqual(['commission', 'promoter_commission'])
    expect(await names(claire)).toEqual(['commission', 'promoter_commission'])
    expect(await names(samir)).toEqual([])
    expect(await names(aurore)).toEqual([])
    const ines = await running.logIn('i.marchal@ormeval.example')
    expect(await names(ines)).toEqual([])
  })

  test('while a client looks on, no answer tells a reference or a commission, to whoever sees both', async () => {
    const { id: property_id } = await propertyWhere(`${shown} AND p.status = 'available'`)
    const { id: file } = await createFile(claire)
    expect(
      (await claire.call('POST', `/api/v3/client-files/${file}/property-proposals`, { property_id })).statusCode,
    ).toBe(201)
    const [{ reference, commission } = { reference: '', commission: 0 }] = await running.database.query<{
      reference: string
      commission: number
    }>('SELECT reference, commission FROM properties WHERE id = $1', [property_id])
    for (const path of [
      `properties/${property_id}`,
      `properties?filter[id]=${property_id}`,
      `client-files/${file}/linked-properties`,
      `client-files/${file}/property-proposals?include=property`,
      'catalogue',
    ]) {
      const usual = (await get(claire, path)).body
      const { statusCode, body } = await claire.call('GET', `/api/v3/${path}`, undefined, { 'solive-meeting': '1' })
      expect([path, statusCode, usual.includes(`"${reference}"`), usual.includes(`commission":${commission}`)]).toEqual(
        [path, 200, true, path !== 'catalogue'],
      )
      expect([path, body.includes(property_id), body.includes(`"${reference}"`), /•••|commission/.test(body)]).toEqual([
        path,
        true,
        false,
        false,
      ])
    }
  })

  test('criteria that the firm hides are absent, and no filter or sort tells them', async () => {
    const [property = {}] = await attributes(aurore, 'properties?page[size]=1')
    expect(Object.keys(property)).toContain('rental_security')
    expect(Object.keys(property)).not.toContain('resale_easiness')
    const filtered = await get(aurore, 'properties?filter[min_resale_easiness]=4')
    expect([filtered.statusCode, failure(filtered).errors]).toEqual([
      422,
      { resale_easiness: ['Votre société ne montre pas cette note. Choisissez-en une autre.'] },
    ])
    expect((await get(aurore, 'properties?sort=-resale_easiness')).statusCode).toBe(422)
    expect((await get(helene, 'properties?sort=-resale_easiness')).statusCode).toBe(200)
  })

  test('the brochure of the promoter is for those who see external links', async () => {
    const [first = {}] = await attributes(claire, 'programs?page[size]=1')
    const [same = {}] = await attributes(samir, 'programs?page[size]=1')
    expect([Object.keys(first).includes('brochure_url'), Object.keys(same).includes('brochure_url')]).toEqual([
      true,
      false,
    ])
  })
})

describe('lists', () => {
  test.each([
    [
      'filter[project]=malraux,denormandie',
      (p: Record<string, unknown>) => ['malraux', 'denormandie'].includes(String(p['project'])),
    ],
    [
      'filter[min_price]=150000&filter[max_price]=200000',
      (p: Record<string, unknown>) => Number(p['property_price']) >= 150_000 && Number(p['property_price']) <= 200_000,
    ],
    [
      'filter[rooms]=2,3&filter[min_surface]=45',
      (p: Record<string, unknown>) => [2, 3].includes(Number(p['rooms'])) && Number(p['surface']) >= 45,
    ],
    [
      'filter[status]=available&filter[delivered_by]=2026-11-20',
      (p: Record<string, unknown>) => p['status'] === 'available' && String(p['delivery_date']) <= '2026-11-20',
    ],
    ['filter[location]=herault-34', (p: Record<string, unknown>) => /-34\d{3}$/.test(String(p['municipality']))],
    [
      'filter[location]=montpellier-34000,lille-59000',
      (p: Record<string, unknown>) => ['montpellier-34000', 'lille-59000'].includes(String(p['municipality'])),
    ],
    ['filter[min_net_yield]=0.035', (p: Record<string, unknown>) => Number(p['net_yield']) >= 0.035],
    ['filter[min_rental_security]=4', (p: Record<string, unknown>) => Number(p['rental_security']) >= 4],
    [
      'filter[has_price_drop]=1',
      (p: Record<string, unknown>) => Number(p['previous_price']) > Number(p['property_price']),
    ],
    [
      'filter[price_changed_since]=2026-11-01',
      (p: Record<string, unknown>) =>
        typeof p['price_changed_on'] === 'string' && p['price_changed_on'] >= '2026-11-01',
    ],
    ['filter[has_parking]=0', (p: Record<string, unknown>) => p['parking_price'] === null],
    ['filter[is_top]=1', (p: Record<string, unknown>) => p['is_top'] === true],
  ])('%s', async (query, isRight) => {
    const found = await attributes(helene, `properties?${query}&page[size]=200`)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((property) => !isRight(property))).toEqual([])
    const all = await attributes(helene, 'properties?page[size]=200')
    expect(all.some((property) => !isRight(property))).toBe(true)
  })

  test('are sorted, what is not known last', async () => {
    const yields = (await attributes(helene, 'properties?sort=-net_yield,property_price&page[size]=200')).map(
      ({ net_yield }) => Number(net_yield),
    )
    expect(yields).toEqual([...yields].sort((a, b) => b - a))
    const last = await total(helene, 'properties')
    const [end] = await attributes(helene, `properties?sort=net_yield&page[size]=1&page[number]=${String(last)}`)
    expect(end?.['net_yield']).toBeNull()
  })

  test('of a project have its address name', async () => {
    const answer = await get(helene, 'properties/nue-propriete?include=program,promoter&page[size]=5')
    expect(list(answer).map((property) => property.attributes['project'])).toEqual(
      Array.from({ length: 5 }, () => 'bare_ownership'),
    )
    expect(new Set((document(answer).included ?? []).map(({ type }) => type))).toEqual(new Set(['program', 'promoter']))
    expect((await get(helene, 'programs/lmnp-residences-services')).json()).toMatchObject({
      meta: { total: await total(helene, 'programs?filter[project]=lmnp_amortissement') },
    })
    expect((await get(helene, 'programs/loi-inconnue')).statusCode).toBe(404)
  })

  test.each(['programs', 'properties'])('of a project: each of the %s is under its address name too', async (kind) => {
    const [one] = list(await get(helene, `${kind}/nue-propriete?page[size]=1`))
    const shown = await get(helene, `${kind}/nue-propriete/${one?.id ?? ''}?include=promoter`)
    expect([shown.statusCode, document(shown).data.id]).toEqual([200, one?.id])
    for (const address of [`malraux/${one?.id ?? ''}`, 'nue-propriete/x', `loi-inconnue/${one?.id ?? ''}`])
      expect((await get(helene, `${kind}/${address}`)).statusCode).toBe(404)
  })

  test('are offered by projects, each with what it is for', async () => {
    const objectives = (await attributes(helene, 'projects')).map(({ objective }) => objective)
    expect(new Set(objectives)).toEqual(new Set(['investment', 'main_residence']))
    expect((await attributes(helene, 'projects')).find(({ short }) => short === 'Pinel')).toMatchObject({
      objective: 'investment',
    })
  })

  test('find a programme by the words of its name', async () => {
    expect((await attributes(helene, 'programs?q=terrasses ocree')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Les Terrasses d’Ocrée']) as unknown,
    )
  })

  test.each([
    ['properties?filter[rooms]=deux', 'filter[rooms]\u00a0: des nombres entiers sont attendus.'],
    ['properties?filter[location]=atlantide-99999', 'le lieu «\u00a0atlantide-99999\u00a0» n’existe pas'],
    ['properties?filter[status]=lost', 'Valeurs permises\u00a0: available, optioned'],
    ['properties?filter[min_price]=-1', 'un nombre positif est attendu'],
    ['properties?filter[delivered_by]=demain', 'un jour AAAA-MM-JJ est attendu'],
    ['properties?filter[is_top]=oui', '1 ou 0 est attendu'],
    ['properties?filter[program]=x', 'des identifiants sont attendus'],
    ['properties?sort=commission', 'Valeurs permises'],
  ])('%s is a 400 that says what is expected', async (path, message) => {
    const answer = await get(helene, path)
    expect([answer.statusCode, failure(answer).message]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('one of them', () => {
  test('a property comes with its programme and its past prices', async () => {
    const { id, property_price } = await propertyWhere(
      `${shown} AND p.previous_price IS NOT NULL AND p.status = 'available'`,
    )
    const { data, included = [] } = document(
      await get(helene, `properties/${id}?include=program,promoter,manager,price_changes`),
    )
    expect(data.attributes['property_price']).toBe(property_price)
    const [change] = included.filter(({ type }) => type === 'price_change')
    expect(change?.attributes).toMatchObject({
      property_price,
      previous_price: data.attributes['previous_price'],
      changed_on: data.attributes['price_changed_on'],
    })
    expect(data.relationships?.['price_changes']?.data).toEqual([{ type: 'price_change', id: change?.id }])
    expect(included.map(({ type }) => type)).toEqual(expect.arrayContaining(['program', 'promoter']) as unknown)
  })

  test('a programme counts its properties, gives the market of its place and, when asked, all of them', async () => {
    const [{ id, count, available, lowest } = { id: '', count: 0, available: 0, lowest: null }] =
      await running.database.query<{ id: string; count: number; available: number; lowest: number | null }>(
        `SELECT g.id, count(*) AS count, count(*) FILTER (WHERE p.status = 'available') AS available, min(p.property_price) FILTER (WHERE p.status = 'available') AS lowest
       FROM programs g JOIN properties p ON p.program_id = g.id WHERE ${shown} AND g.stage = 'works' GROUP BY g.id ORDER BY count(*) DESC, g.id LIMIT 1`,
      )
    const { data, included = [] } = document(await get(samir, `programs/${id}?include=properties,promoter`))
    expect(data.attributes).toMatchObject({ property_count: count, available_count: available, lowest_price: lowest })
    expect(['Abis', 'A', 'B1', 'B2']).toContain(data.attributes['zone'])
    expect(data.attributes['rent_per_square_meter']).toBeGreaterThan(5)
    expect(included.filter(({ type }) => type === 'property')).toHaveLength(count)
  })
})

describe('the whole catalogue', () => {
  const whole = async (caller: Caller) => catalogueOf(parseCatalogue((await get(caller, 'catalogue')).json()))

  test('is that of the lists, row by row, for each viewer', async () => {
    for (const caller of [helene, samir, aurore]) {
      const { programs, properties } = await whole(caller)
      expect([programs.length, properties.length]).toEqual([
        await total(caller, 'programs'),
        await total(caller, 'properties'),
      ])
    }
    const { properties } = await whole(claire)
    const [sample] = properties
    const { data } = document(await get(claire, `properties/${sample?.id ?? ''}?include=program`))
    expect(data.attributes).toMatchObject(
      Object.fromEntries(Object.entries(sample ?? {}).filter(([name]) => name in data.attributes && name !== 'id')),
    )
    expect(sample?.program).toMatchObject({
      id: (data.relationships?.['program']?.data as { id: string } | undefined)?.id,
      project: data.attributes['project'],
    })
  })

  test('tells commissions to those who see them, and to nobody while a client looks on', async () => {
    const commissionsOf = async (caller: Caller, headers = {}) => {
      const answer = await caller.call('GET', '/api/v3/catalogue', undefined, headers)
      return catalogueOf(parseCatalogue(answer.json())).properties.filter(({ commission }) => commission !== null)
        .length
    }
    expect(await commissionsOf(claire)).toBeGreaterThan(0)
    expect(await commissionsOf(claire, { 'solive-meeting': '1' })).toBe(0)
    expect(await commissionsOf(samir)).toBe(0)
    expect(await commissionsOf(aurore)).toBe(0)
  })

  test('hides what the lists hide', async () => {
    const { properties } = await whole(aurore)
    expect(
      properties.every(
        ({ resale_easiness, manager_strength }) => resale_easiness === null && manager_strength === null,
      ),
    ).toBe(true)
    expect(properties.some(({ rental_security }) => rental_security !== null)).toBe(true)
    expect(properties.every(({ reference }) => reference?.startsWith('Lot •••'))).toBe(true)
  })
})

describe('the whole catalogue, which is large', () => {
  test('is compressed for whom reads gzip', async () => {
    const plain = await get(claire, 'catalogue')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const compressed = await claire.call('GET', '/api/v3/catalogue', undefined, { 'accept-encoding': 'br, gzip;q=0.8' })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, solive-meeting' })
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  test('is not sent again to whom holds it, until it has changed', async () => {
    const {
      headers: { etag },
    } = await get(claire, 'catalogue')
    const ask = (held: unknown) => claire.call('GET', '/api/v3/catalogue', undefined, { 'if-none-match': String(held) })
    const again = await ask(etag)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
    expect((await ask('W/"another"')).statusCode).toBe(200)
    // What is masked for one is not for the other: two contents, two tags.
    expect((await get(aurore, 'catalogue')).headers.etag).not.toBe(etag)
  })

  test('says what the firm assumes for each project type that it offers', async () => {
    const { assumptions, programs } = catalogueOf(parseCatalogue((await get(claire, 'catalogue')).json()))
    expect(assumptions.size).toBeGreaterThan(5)
    for (const [project, ofProject] of assumptions) {
      expect(programs.some((program) => program.project === project)).toBe(true)
      expect(document(await get(claire, `simulation/config/${project}`)).data.attributes).toEqual(ofProject)
    }
  })
})

test('an account without the real-estate area has no catalogue', async () => {
  const cif = await running.logIn('cif@ormeval.example')
  for (const path of [
    'programs',
    'programs/pinel',
    'properties',
    'properties/pinel',
    'promoters',
    'managers',
    'catalogue',
  ]) {
    expect([path, (await get(cif, path)).statusCode]).toEqual([path, 403])
    expect([path, (await get(running.stranger, path)).statusCode]).toEqual([path, 401])
  }
})

test('relations of relations come with all that is on the way; a path that does not exist is refused', async () => {
  const [sample] = list(await get(claire, 'properties?page[size]=1'))
  const typesOf = async (path: string) =>
    (document(await get(claire, path)).included ?? []).map(({ type }) => type).sort()
  expect(await typesOf(`properties/${sample?.id ?? ''}?include=program.promoter`)).toEqual(['program', 'promoter'])
  expect(await typesOf(`properties/${sample?.id ?? ''}?include=price_changes,program.promoter,promoter`)).toEqual(
    await typesOf(`properties/${sample?.id ?? ''}?include=price_changes,program,promoter`),
  )
  for (const path of ['promoter.program', 'program.price_changes', 'program.', 'program.promoter.name'])
    expect((await get(claire, `properties?include=${path}`)).statusCode).toBe(400)
})
