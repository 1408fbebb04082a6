import { createFile, document, failure, list } from '../../../support/server/documents'
import { testFirm, type Colleague } from '../../../support/server/firm'

const { helene, claire, ines, query } = testFirm()

const PATH = '/api/v3/client-files'
const userId = async (email: string) =>
  (await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? ''
const statusOf = async (id: string) => document(await helene.call('GET', `${PATH}/${id}`)).data.attributes['status']
const withStatus = async (status: string) => {
  const [row] = await query<{ id: string }>('SELECT id FROM client_files WHERE status = $1 LIMIT 1', [status])
  return row?.id ?? ''
}
const total = async (caller: Colleague, query: string) =>
  list(await caller.call('GET', `${PATH}?${query}&page[size]=200`)).map(({ id }) => id)

describe('archiving', () => {
  test('puts a file away, and taking it back gives it the status that it had', async () => {
    const id = await withStatus('presented')
    expect((await helene.call('POST', `${PATH}/${id}/archive`)).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('archived')
    expect((await helene.call('POST', `${PATH}/${id}/archive`)).statusCode).toBe(200)
    expect(document(await helene.call('POST', `${PATH}/${id}/unarchive`)).data.attributes['status']).toBe('presented')
  })

  test('a file whose content changed meanwhile comes back with the status that follows from it', async () => {
    const { id } = await createFile(claire)
    await claire.call('POST', `${PATH}/${id}/archive`)
    expect(document(await claire.call('POST', `${PATH}/${id}/unarchive`)).data.attributes['status']).toBe('draft')
  })

  test('is refused while a sale is under way', async () => {
    const { id } = await createFile(claire)
    await query("UPDATE client_files SET status = 'in_sale' WHERE id = $1", [id])
    const answer = await helene.call('POST', `${PATH}/${id}/archive`)
    expect([answer.statusCode, failure(answer).errors?.['status']?.[0]]).toEqual([
      422,
      expect.stringContaining('Une vente est en cours'),
    ])
    expect(await statusOf(id)).toBe('in_sale')
  })

  test('of a file of somebody else is a file that does not exist', async () => {
    const { id } = await createFile(helene)
    expect((await claire.call('POST', `${PATH}/${id}/archive`)).statusCode).toBe(404)
  })
})

describe('the status of a file', () => {
  const rehearsal = {
    started_at: '2026-11-20T08:00:00Z',
    ended_at: '2026-11-20T09:00:00Z',
    screens: 'Solution chiffrée',
  }
  const meeting = { ...rehearsal, is_presentation: true }

  test('is not presented by a rehearsal', async () => {
    const id = await withStatus('simulated')
    for (const shown of [rehearsal, { ...rehearsal, is_presentation: false }]) {
      const answer = document(await helene.call('POST', `${PATH}/${id}/meetings`, shown))
      expect(answer.data.attributes['status']).toBe('simulated')
    }
  })

  test('is presented once a meeting has shown a described solution, and its history says so', async () => {
    const id = await withStatus('simulated')
    expect(document(await helene.call('POST', `${PATH}/${id}/meetings`, meeting)).data.attributes['status']).toBe(
      'presented',
    )
    const [line] = list(await helene.call('GET', `${PATH}/${id}/history?filter[resource_type]=client_file`))
    expect(line?.attributes).toMatchObject({ field: 'status', old_value: 'simulated', new_value: 'presented' })
    await helene.call('PUT', `${PATH}/${id}`, { title: 'Étude montrée' })
    expect(await statusOf(id)).toBe('presented')
  })

  test('stays as its content says when a meeting has no solution to show', async () => {
    const { id } = await createFile(claire)
    expect(document(await claire.call('POST', `${PATH}/${id}/meetings`, meeting)).data.attributes['status']).toBe(
      'draft',
    )
  })

  test('lasts while its sales say so; a copy sells nothing, and is as its content says', async () => {
    const { id } = await createFile(claire)
    await query("UPDATE client_files SET status = 'in_sale' WHERE id = $1", [id])
    await claire.call('PUT', `${PATH}/${id}`, { title: 'Dossier du jour, en vente' })
    expect(await statusOf(id)).toBe('in_sale')
    const copy = document(await claire.call('POST', `${PATH}/${id}/replicate`)).data
    expect(copy.attributes['status']).toBe('draft')
  })

  test('follows facts in the whole demo firm: a sale behind each that is sold, and a meeting behind each study that was presented', async () => {
    expect(
      await query(
        `SELECT title FROM client_files f WHERE title NOT LIKE 'Dossier du%' AND status IN ('in_sale', 'won') AND NOT EXISTS (
           SELECT FROM bookings b WHERE b.client_file_id = f.id AND (f.status = 'in_sale' OR b.deed_signed_at IS NOT NULL))
         AND NOT EXISTS (SELECT FROM options o WHERE o.client_file_id = f.id AND f.status = 'in_sale')`,
      ),
    ).toEqual([])
    const [count] = await query<{ unfounded: string }>(
      `SELECT count(*) AS unfounded FROM client_files f WHERE status = 'presented' AND NOT EXISTS (
         SELECT 1 FROM field_changes c WHERE c.client_file_id = f.id AND c.resource_type = 'meeting')`,
    )
    expect(Number(count?.unfounded)).toBe(0)
  })
})

describe('giving a file to a colleague', () => {
  test('is done by who sees all files of the firm: the former adviser sees it no more', async () => {
    const { id } = await createFile(claire)
    const samir = await userId('s.benkacem@ormeval.example')
    expect(list(await helene.call('GET', `${PATH}/advisers`)).map((user) => user.id)).toContain(samir)
    const answer = document(await helene.call('PUT', `${PATH}/${id}/adviser`, { adviser_id: samir }))
    expect(answer.data.relationships?.['adviser']).toEqual({ data: { type: 'user', id: samir } })
    const [line] = list(await helene.call('GET', `${PATH}/${id}/history?filter[resource_type]=client_file_assignment`))
    expect(line?.attributes).toMatchObject({
      field: 'adviser_name',
      old_value: 'Claire Aubrac',
      new_value: 'Samir Benkacem',
      author_name: 'Hélène Vautrin',
    })
    expect((await claire.call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
  })

  test('who follows no files gets none', async () => {
    const { id } = await createFile(claire)
    const answer = await helene.call('PUT', `${PATH}/${id}/adviser`, {
      adviser_id: await userId('i.marchal@ormeval.example'),
    })
    expect([answer.statusCode, failure(answer).errors?.['adviser_id']?.[0]]).toEqual([
      422,
      'Cette personne ne suit pas de dossiers dans votre société.',
    ])
  })

  test('is not for an adviser, who sees no colleagues either', async () => {
    const { id } = await createFile(claire)
    expect(
      (await claire.call('PUT', `${PATH}/${id}/adviser`, { adviser_id: await userId('h.vautrin@ormeval.example') }))
        .statusCode,
    ).toBe(403)
    expect((await claire.call('GET', `${PATH}/advisers`)).statusCode).toBe(403)
  })
})

describe('the filters of the list', () => {
  test('by adviser, and by agency: the files of an agency are those of its advisers', async () => {
    const claireId = await userId('c.aubrac@ormeval.example')
    const hers = await total(helene, `filter[adviser]=${claireId}`)
    expect(hers).toEqual(await total(claire, 'sort=-updated_at'))
    const [{ business_center_id: agency } = { business_center_id: '' }] = await query<{
      business_center_id: string
    }>('SELECT business_center_id FROM user_business_centers WHERE user_id = $1', [claireId])
    const ofAgency = await total(helene, `filter[business_center]=${agency}`)
    expect(hers.every((id) => ofAgency.includes(id))).toBe(true)
    expect(ofAgency.length).toBeLessThan((await total(helene, 'sort=title')).length)
  })

  test('by place: those that look at it; a department holds its municipalities', async () => {
    const places = await query<{ client_file_id: string; location: string }>(
      "SELECT client_file_id, location FROM client_file_objective_locations WHERE include AND location = 'montpellier-34000' AND company_id = (SELECT company_id FROM users WHERE email = 'h.vautrin@ormeval.example')",
    )
    const looking = [...new Set(places.map((row) => row.client_file_id))].sort()
    expect(looking.length).toBeGreaterThan(0)
    expect((await total(helene, 'filter[location]=montpellier-34000')).sort()).toEqual(looking)
    expect(await total(helene, 'filter[location]=herault-34')).toEqual(expect.arrayContaining(looking))
    expect((await helene.call('GET', `${PATH}?filter[location]=nulle-part-00000`)).statusCode).toBe(400)
  })

  test('by origin: the files that a lead became, which say where it came from', async () => {
    const files = list(await helene.call('GET', `${PATH}?filter[origin]=business_provider&page[size]=200`))
    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files.map(({ attributes }) => attributes['origin']))).toEqual(new Set(['business_provider']))
  })

  test('by completeness and dates, each bound on its side', async () => {
    const all = list(await helene.call('GET', `${PATH}?page[size]=200`))
    const whole = all.filter(({ attributes }) => attributes['completeness'] === 100).map(({ id }) => id)
    expect((await total(helene, 'filter[min_completeness]=100')).sort()).toEqual(whole.sort())
    expect(await total(helene, 'filter[max_completeness]=100')).toHaveLength(all.length)
    const [latest] = all
    const day = String(latest?.attributes['updated_at']).slice(0, 10)
    expect(await total(helene, `filter[updated_from]=${day}`)).toContain(latest?.id)
    expect(await total(helene, `filter[updated_before]=${day}`)).not.toContain(latest?.id)
  })

  test('who only brought the households cannot narrow by what they may not read', async () => {
    expect((await ines.call('GET', `${PATH}/by-lead-creator?filter[status]=draft`)).statusCode).toBe(200)
    for (const query of [
      'filter[project]=pinel',
      'filter[location]=montpellier-34000',
      'filter[min_completeness]=50',
      'sort=completeness',
    ]) {
      expect((await ines.call('GET', `${PATH}/by-lead-creator?${query}`)).statusCode).toBe(400)
    }
  })
})
