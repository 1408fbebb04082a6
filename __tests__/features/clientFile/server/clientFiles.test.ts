import { clientFileSections } from '#features/clientFile/contract/household'
import { createFile, document, failure, household, list } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'

const { claire, helene, query } = testFirm()

const everything = clientFileSections.map(({ relationship }) => relationship).join(',')
const whole = async (id: string) => {
  const { data, included = [] } = document(await claire.call('GET', `/api/v3/client-files/${id}?include=${everything}`))
  const section = (type: string) =>
    included.filter((resource) => resource.type === type).map(({ attributes }) => attributes)
  return { file: data, section }
}
const titles = async (caller: Colleague, query: string) =>
  list(await caller.call('GET', `/api/v3/client-files?${query}`)).map(({ attributes }) => attributes['title'])

describe('opening a file', () => {
  test('the six figures and the companion fill its sections', async () => {
    const companion = {
      honorific: 'mr',
      firstname: 'Paul',
      lastname: 'Vernier',
      birthdate: '1988-03-02',
      net_monthly_income: '1 800,50',
    }
    const answer = await claire.call('POST', '/api/v3/client-files', {
      ...household,
      monthly_loan_payment: 320,
      title: 'Vernier – LMNP',
      companion,
    })
    expect(answer.statusCode).toBe(201)
    const { file, section } = await whole(document(answer).data.id)
    expect(file.attributes).toMatchObject({ title: 'Vernier – LMNP', status: 'draft' })
    expect(section('income')).toEqual([
      expect.objectContaining({ net_monthly_income: 2_499.5, net_rental_income: null }),
    ])
    expect(section('charge')).toEqual([
      expect.objectContaining({ monthly_rent: 850, alimony: 0, accommodation_status: 'tenant' }),
    ])
    // 2 100 € of tax with 2 parts: the slice at 11 %.
    expect(section('tax')).toEqual([expect.objectContaining({ annual_tax: 2_100, fiscal_part: 2, tmi_rate: 0.11 })])
    expect(section('current_loan')).toEqual([expect.objectContaining({ type: 'other', monthly_credit: 320 })])
    expect(section('companion')).toEqual([
      expect.objectContaining({
        firstname: 'Paul',
        net_monthly_income: 1_800.5,
        marital_status: 'single',
        professional_status: 'cdi_during_trial_period',
      }),
    ])
    expect(section('simulation')).toEqual([
      expect.objectContaining({ municipality: 'montpellier-34000', duration_to_display: null, malraux_is_vir: true }),
    ])
    expect(section('child')).toEqual([])
  })

  test('without loan or companion there is none, and the file is named after the day', async () => {
    const { file, section } = await whole((await createFile(claire)).id)
    expect(file.attributes['title']).toBe('Dossier du 20/11/2026')
    expect([section('current_loan'), section('companion')]).toEqual([[], []])
  })

  test('what is wrong is told by field, the companion’s with a dotted name, and nothing is opened', async () => {
    const count = async () => (await query('SELECT id FROM client_files')).length
    const before = await count()
    const answer = await claire.call('POST', '/api/v3/client-files', {
      ...household,
      fiscal_part: 11,
      annual_tax: undefined,
      companion: { firstname: 'Paul' },
    })
    expect(answer.statusCode).toBe(422)
    expect(failure(answer).errors).toMatchObject({
      fiscal_part: ['Maximum 10'],
      annual_tax: ['Ce champ est requis'],
      'companion.lastname': ['Ce champ est requis'],
      'companion.net_monthly_income': ['Ce champ est requis'],
    })
    expect(failure(answer).message).toMatch(/\(et \d+ autres erreurs\)$/)
    expect(await count()).toBe(before)
  })
})

describe('a file', () => {
  test('is read with what is asked for and nothing else', async () => {
    const id = (await createFile(claire)).id
    const bare = document(await claire.call('GET', `/api/v3/client-files/${id}`))
    expect([bare.included, bare.data.relationships]).toEqual([undefined, undefined])
    const asked = document(
      await claire.call('GET', `/api/v3/client-files/${id}?include=tax,notes,adviser&fields[tax]=tmi_rate`),
    )
    expect(Object.keys(asked.data.relationships ?? {})).toEqual(['tax', 'notes', 'adviser'])
    expect(asked.included).toEqual([
      expect.objectContaining({ type: 'tax', attributes: { tmi_rate: 0.11 } }),
      expect.objectContaining({ type: 'user', attributes: { first_name: 'Claire', last_name: 'Aubrac' } }),
    ])
  })

  test('is renamed; a name of more than 100 characters is refused', async () => {
    const { id } = await createFile(claire)
    const renamed = await claire.call(
      'PUT',
      `/api/v3/client-files/${id}`,
      { title: '  Nouveau nom  ' },
      { 'if-match': '"1"' },
    )
    expect(document(renamed).data).toMatchObject({ attributes: { title: 'Nouveau nom' }, meta: { version: 2 } })
    const refused = await claire.call('PUT', `/api/v3/client-files/${id}`, { title: 'x'.repeat(101) })
    expect(failure(refused).errors).toEqual({ title: ['Maximum 100 caractères'] })
  })

  test('its status and completeness are not anybody’s to write', async () => {
    const { id } = await createFile(claire)
    const answer = await claire.call('PUT', `/api/v3/client-files/${id}`, { status: 'won', completeness: 100 })
    expect(failure(answer).errors).toEqual({
      status: ['Cet attribut n’existe pas'],
      completeness: ['Cet attribut n’existe pas'],
    })
  })

  test('is copied with all of its sections, under a title that fits', async () => {
    const source = list(await claire.call('GET', '/api/v3/client-files?q=marchetti'))[0]?.id ?? ''
    await claire.call('PUT', `/api/v3/client-files/${source}`, { title: `${'M'.repeat(98)}🏠` })
    const answer = await claire.call('POST', `/api/v3/client-files/${source}/replicate`)
    expect(answer.statusCode).toBe(201)
    const [original, copy] = [await whole(source), await whole(document(answer).data.id)]
    expect(copy.file.attributes['title']).toBe(`Copie de ${'M'.repeat(91)}`)
    for (const { definition } of clientFileSections)
      expect([definition.type, copy.section(definition.type)]).toEqual([
        definition.type,
        original.section(definition.type),
      ])
    expect(copy.file.attributes['completeness']).toBe(original.file.attributes['completeness'])
  })

  test('is removed with everything in it', async () => {
    const { id } = await createFile(claire)
    expect((await claire.call('DELETE', `/api/v3/client-files/${id}`)).statusCode).toBe(204)
    expect((await claire.call('GET', `/api/v3/client-files/${id}`)).statusCode).toBe(404)
    expect((await claire.call('DELETE', `/api/v3/client-files/${id}`)).statusCode).toBe(404)
    expect(await query('SELECT id FROM client_file_tax WHERE client_file_id = $1', [id])).toEqual([])
  })
})

describe('the list of files', () => {
  test('comes by pages whose figures stand twice in the meta', async () => {
    const answer = await helene.call(
      'GET',
      '/api/v3/client-files?page[size]=15&page[number]=3&filter[status]=simulated,presented,ready,draft,in_sale,won,archived',
    )
    const { meta, data } = answer.json<{ meta: Record<string, unknown>; data: unknown[] }>()
    const page = {
      current_page: 3,
      per_page: 15,
      total: meta['total'],
      last_page: Math.ceil(Number(meta['total']) / 15),
    }
    expect(meta).toEqual({ ...page, pagination: page })
    expect(data).toHaveLength(Math.min(15, Number(meta['total']) - 30))
  })

  test('a page after the last one is empty and still says the total', async () => {
    const answer = await helene.call('GET', '/api/v3/client-files?page[number]=50')
    expect(answer.json()).toMatchObject({ data: [], meta: { current_page: 50 } })
    expect(answer.json<{ meta: { total: number } }>().meta.total).toBeGreaterThanOrEqual(40)
  })

  test('is filtered by status and project', async () => {
    expect(await titles(helene, 'filter[status]=archived')).toEqual(['Texier – archivé'])
    expect(await titles(helene, 'filter[project]=malraux&filter[status]=presented')).toEqual([
      'Fontaine – Malraux Lille',
    ])
    expect(await titles(helene, 'filter[project]=malraux&filter[status]=presented,in_sale&sort=title')).toEqual([
      'Fontaine – Malraux Lille',
      'Picard – Malraux Avignon',
    ])
  })

  test.each([
    ['q=nguyen', ['Nguyen – PTZ Saint-Herblain', 'O’Connor-N’Guyen – apostrophes et accents']],
    ['q=O’CONNOR', ['O’Connor-N’Guyen – apostrophes et accents']],
    ["q=o'connor", ['O’Connor-N’Guyen – apostrophes et accents']],
    ['q=NÎMES', ['Roussel – déficit foncier Nîmes']],
    ['q=lille fontaine', ['Fontaine – Malraux Lille']],
    ['q=100%25', []],
    ['q=_', []],
  ])('%s finds words in any order, whatever their accents and apostrophes', async (query, expected) => {
    expect(await titles(helene, `${query}&sort=title`)).toEqual(expected)
  })

  test('finds a file by the present name of its client', async () => {
    const { id } = await createFile(claire, { ...household, title: 'Sans nom' })
    const rename = (lastname: string) =>
      claire.call('PUT', `/api/v3/client-files/${id}/person`, { firstname: 'Zoé', lastname })
    await rename('Quévillon')
    expect(await titles(claire, 'q=quevillon zoe')).toEqual(['Sans nom'])
    await rename('Yvetôt')
    expect([await titles(claire, 'q=quevillon'), await titles(claire, 'q=sans yvetot')]).toEqual([[], ['Sans nom']])
  })

  test('finds a file by the present name of the companion, while there is one', async () => {
    const { id } = await createFile(claire, { ...household, title: 'Sans nom' })
    const companion = `/api/v3/client-files/${id}/companion`
    await claire.call('POST', companion, { firstname: 'Sidonie', lastname: 'Quévillon' })
    expect(await titles(claire, 'q=sidonie quevillon')).toEqual(['Sans nom'])
    await claire.call('PUT', companion, { firstname: 'Zélie' })
    expect([await titles(claire, 'q=sidonie'), await titles(claire, 'q=zelie')]).toEqual([[], ['Sans nom']])
    expect((await claire.call('DELETE', companion)).statusCode).toBe(200)
    expect(await titles(claire, 'q=zelie')).toEqual([])
  })

  test('is sorted as French is, accents aside', async () => {
    const names = await titles(helene, 'sort=title&page[size]=100')
    expect(names).toEqual([...names].sort((a, b) => String(a).localeCompare(String(b), 'fr')))
    expect(await titles(helene, 'sort=-title&page[size]=100')).toEqual([...names].reverse())
  })

  test('shows the files touched last first', async () => {
    const { id } = await createFile(claire, { ...household, title: 'Le plus récent' })
    expect(list(await claire.call('GET', '/api/v3/client-files'))[0]?.id).toBe(id)
  })
})

describe('a query that is not understood is a 400 that names what is', () => {
  test.each([
    [
      'include=secrets',
      'include\u00a0: «\u00a0secrets\u00a0» n’est pas permis. Valeurs permises\u00a0: person, companion',
    ],
    ['include=person.company', 'include\u00a0: «\u00a0person.company\u00a0»'],
    ['sort=password', 'Valeurs permises\u00a0: title, updated_at, created_at, status, completeness.'],
    [
      'filter[couleur]=x',
      '«\u00a0filter[couleur]\u00a0» n’existe pas ici. Paramètres permis\u00a0: include, fields[type], filter[status], filter[adviser]',
    ],
    ['filter[status]=lost', 'Valeurs permises\u00a0: draft, ready'],
    ['fields[secret]=a', 'ce type de ressource n’existe pas'],
    ['fields[tax]=version', 'fields[tax]\u00a0: «\u00a0version\u00a0» n’est pas permis'],
    ['fields[tax', 'fields[type] est attendu'],
    ['page[size]=100000', 'page[size]\u00a0: un nombre entier de 1 à 200 est attendu.'],
    ['page[size]=0', 'page[size]'],
    ['page[number]=-1', 'page[number]'],
    ['page[number]=1e3', 'page[number]'],
    ['q=a&q=b', 'plusieurs fois'],
    ['q=a%00b', 'caractère interdit'],
    ['__proto__=1', '__proto__'],
    ['constructor[prototype]=1', 'Paramètres permis'],
  ])('%s', async (query, message) => {
    const answer = await claire.call('GET', `/api/v3/client-files?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(failure(answer).message).toContain(message)
  })
})
