import { createFile, document, failure, list } from '../../../support/server/documents'
import { TEST_INSTANT } from '../../../support/server/testApp'
import { lettersAbout } from './letters'
import { statusOfLot } from './lots'
import { optionDesk, PATH } from './optionDesk'
import { linkedId } from './salesDesk'

const { app, at, claire, helene, paul, lot, ask, taken, act, read, stateOf, steps, fileOf, fileNow } = optionDesk()

describe('an option', () => {
  test('holds a lot for three working days, to the same hour; lot and file say so, and it is confirmed by mail', async () => {
    const property = await lot()
    const { data, meta } = await taken(property)
    // From Friday 20 November 2026: the third working day is Wednesday.
    expect(data.attributes).toMatchObject({
      ...{ status: 'active', rank: 1, extension_count: 0, channel: 'adviser' },
      ...{ starts_at: TEST_INSTANT.toISOString(), expires_at: '2026-11-25T08:00:00.000Z' },
    })
    expect(Object.keys(data.relationships ?? {}).sort()).toEqual([
      'booking',
      'client_file',
      'created_by',
      'program',
      'promoter',
      'property',
    ])
    expect(meta?.['allowed_actions']).toEqual(expect.arrayContaining(['extend', 'release']))
    expect(await statusOfLot(app().database, property)).toBe('optioned')
    expect(await fileNow(await fileOf(data.id))).toMatchObject({
      status: 'in_sale',
      current_sale: { status: 'option', option: data.id, since: TEST_INSTANT.toISOString() },
    })
    const letters = await lettersAbout(app(), 'posée')
    expect(letters.map(({ recipient }) => recipient)).toContain('c.aubrac@ormeval.example')
  })

  test('is extended once from its former end; a second time is refused with what is possible', async () => {
    const { data } = await taken(await lot())
    expect(document(await act(claire, data.id, 'extend')).data.attributes).toMatchObject({
      ...{ status: 'active', extension_count: 1, expires_at: '2026-11-27T08:00:00.000Z' },
    })
    const again = await act(claire, data.id, 'extend')
    expect([again.statusCode, failure(again).message]).toEqual([409, expect.stringContaining('déjà été prolongée')])
    expect(again.json<{ meta: object }>().meta).toMatchObject({
      allowed_actions: expect.arrayContaining(['release']) as unknown,
    })
  })

  test('that has ended says so at that very instant, and its file too; who comes late is told since when', async () => {
    const { data } = await taken(await lot())
    const end = '2026-11-25T08:00:00.000Z'
    await at(new Date(end))
    expect(await stateOf(data.id)).toBe('expired')
    expect(await fileNow(await fileOf(data.id))).toMatchObject({
      current_sale: { status: 'lost', since: end, option: data.id },
    })
    const late = await act(claire, data.id, 'extend')
    expect([late.statusCode, failure(late).message]).toEqual([
      409,
      expect.stringContaining('«\u00a0Expirée\u00a0» depuis le 25/11/2026 à 09:00'),
    ])
  })

  test('that is released frees the lot, leaves the file without a sale, and can still be read', async () => {
    const property = await lot()
    const { data } = await taken(property)
    expect((await claire.call('DELETE', `${PATH}/${data.id}`)).statusCode).toBe(204)
    expect(await stateOf(data.id)).toBe('released')
    expect(await statusOfLot(app().database, property)).toBe('available')
    expect(await fileNow(await fileOf(data.id))).toMatchObject({
      status: 'presented',
      current_sale: { status: 'lost' },
    })
    expect(await steps(data.id)).toEqual(['release', 'create'])
    expect((await claire.call('DELETE', `${PATH}/${data.id}`)).statusCode).toBe(409)
  })

  test('waits for a promoter that validates: its answer is recorded, and a refusal gives its reason', async () => {
    const property = await lot({ validates_options: true })
    const { data } = await taken(property)
    expect(data.attributes).toMatchObject({
      ...{ status: 'requested', expires_at: null, validation_due_at: '2026-11-24T22:59:59.000Z' },
    })
    expect(await statusOfLot(app().database, property)).toBe('available')
    const other = await ask(helene, property, { rank: 1 })
    expect(other.statusCode).toBe(423)
    expect(document(await act(paul, data.id, 'accept')).data.attributes).toMatchObject({
      ...{ status: 'active', channel: 'promoter', expires_at: '2026-11-25T08:00:00.000Z' },
    })
    expect(await statusOfLot(app().database, property)).toBe('optioned')
    const refused = await taken(await lot({ validates_options: true }))
    expect(failure(await act(paul, refused.data.id, 'refuse')).errors).toEqual({ reason: ['Ce champ est requis'] })
    await act(paul, refused.data.id, 'refuse', { reason: 'Lot vendu au guichet' })
    expect((await read(refused.data.id)).data.attributes).toMatchObject({
      ...{ status: 'refused', reason: 'Lot vendu au guichet' },
    })
  })

  test('makes use of the dénonciation of its client to its promoter', async () => {
    const property = await lot()
    const { id: client_file } = await createFile(claire)
    const person = { firstname: 'Odette', lastname: 'Vaucresson', email: `o.${crypto.randomUUID()}@courriel.example` }
    await claire.call('PUT', `/api/v3/client-files/${client_file}/person`, person)
    const found = document(await claire.call('GET', `/api/v3/properties/${property}?include=promoter`)).data
    const promoter = linkedId(found, 'promoter')
    const report = document(
      await claire.call('POST', '/api/v3/report', { client_file, promoter, consent_at: '2026-11-19T09:00:00.000Z' }),
    ).data.id
    for (const action of ['send', 'accept'])
      expect((await claire.call('PUT', `/api/v3/report/${report}`, { action })).statusCode).toBe(200)
    await claire.call('POST', PATH, { client_file, property })
    expect(document(await claire.call('GET', `/api/v3/report/${report}`)).data.attributes['status']).toBe('used')
  })
})

test('its lot is linked to the file, for those who see sales', async () => {
  const property = await lot()
  const file = await fileOf((await taken(property)).data.id)
  const linked = await claire.call('GET', `/api/v3/client-files/${file}/linked-properties`)
  expect(list(linked).map(({ id }) => id)).toEqual([property])
})

describe('the second rank', () => {
  test('waits behind the first, and has the lot for a whole term once that one is released', async () => {
    const property = await lot()
    const first = await taken(property)
    const second = await taken(property, helene)
    expect(second.data.attributes).toMatchObject({ status: 'waitlisted', rank: 2, expires_at: null })
    await act(claire, first.data.id, 'release')
    expect((await read(second.data.id, helene)).data.attributes).toMatchObject({
      ...{ status: 'active', rank: 1, expires_at: '2026-11-25T08:00:00.000Z', channel: 'system' },
    })
    expect(await statusOfLot(app().database, property)).toBe('optioned')
    expect(await steps(second.data.id, helene)).toEqual(['promote', 'create'])
  })

  test('is given back without the lot being free', async () => {
    const property = await lot()
    const first = await taken(property)
    const second = await taken(property, helene)
    await act(helene, second.data.id, 'release')
    expect(await stateOf(first.data.id)).toBe('active')
    expect(await statusOfLot(app().database, property)).toBe('optioned')
  })

  test('is refused once both are taken, or when the same person holds one: who may tell more, and similar lots', async () => {
    const property = await lot()
    await taken(property)
    const same = await ask(claire, property)
    expect(same.statusCode).toBe(423)
    await taken(property, helene)
    const again = await ask(helene, property)
    const { data } = again.json<{
      data: { status: string; contact: object; similar_properties: { type: string; attributes: { status: string } }[] }
    }>()
    expect(again.statusCode).toBe(423)
    expect(data.contact).toMatchObject({ name: 'Claire Aubrac', email: 'c.aubrac@ormeval.example' })
    expect(data.similar_properties.map(({ type, attributes: { status } }) => [type, status])).toEqual([
      ['property', 'available'],
      ['property', 'available'],
      ['property', 'available'],
    ])
  })
})

describe('bad input', () => {
  test('in this order: an unknown action, what comes by itself, a state that forbids, a right', async () => {
    const { data } = await taken(await lot())
    const unknown = await act(claire, data.id, 'vendre')
    expect([unknown.statusCode, Object.keys(failure(unknown).errors ?? {})]).toEqual([422, ['action']])
    for (const action of ['expire', 'promote', 'accept'])
      expect([action, (await act(claire, data.id, action)).statusCode]).toEqual([action, 409])
    const samir = await app().logIn('s.benkacem@ormeval.example')
    expect((await act(samir, data.id, 'release')).statusCode).toBe(403)
    expect((await samir.call('GET', `${PATH}/${data.id}`)).statusCode).toBe(404)
    expect(failure(await claire.call('PUT', `${PATH}/${data.id}`, { status: 'released' })).errors).toHaveProperty(
      'status',
    )
  })

  test('a double click does one thing; an old version is a conflict', async () => {
    const { data } = await taken(await lot())
    const answers = await Promise.all([act(claire, data.id, 'extend'), act(claire, data.id, 'extend')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const old = await claire.call('PUT', `${PATH}/${data.id}`, { comment: 'Trop tard' }, { 'if-match': '"1"' })
    expect(old.statusCode).toBe(409)
  })
})

describe('a file that is deleted', () => {
  test('gives its lots back; what comes back from the trash holds nothing', async () => {
    const property = await lot()
    const { data } = await taken(property)
    const file = await fileOf(data.id)
    expect((await claire.call('DELETE', `/api/v3/client-files/${file}`)).statusCode).toBe(204)
    expect(await statusOfLot(app().database, property)).toBe('available')
    expect((await claire.call('PUT', `/api/v3/trash/${file}`, { action: 'restore' })).statusCode).toBe(200)
    expect(await stateOf(data.id)).toBe('released')
  })
})
