import { endDueOptions } from '../../../../src/features/sales/server/jobs/optionDeadlines'
import { createFile, failure, list } from '../../../support/server/documents'
import { TEST_INSTANT } from '../../../support/server/testApp'
import { statusOfLot } from './lots'
import { optionDesk, PATH } from './optionDesk'

const { app, at, claire, helene, lot, ask, taken, act, read, stateOf, steps, fileOf, fileNow } = optionDesk()

const round = (now: string) => endDueOptions(app().database, new Date(now), 'https://solive.example')

describe('what is not for sale', () => {
  test.each(['booked', 'sold', 'delivered'])('a lot that is %s is 423', async (status) => {
    const property = await lot()
    await app().database.query('UPDATE properties SET status = $2 WHERE id = $1', [property, status])
    const answer = await ask(claire, property)
    const { data } = answer.json<{ data: { status: string; contact: object } }>()
    expect([answer.statusCode, data.status]).toEqual([423, status])
    // No colleague holds it: whom the firm asks about options is said.
    expect(data.contact).toEqual({ name: 'Contact options', email: 'options@ormeval.example', phone: null })
  })

  test.each(['blocked', 'withdrawn'])('a lot that is %s is 409 with the lot', async (status) => {
    const property = await lot()
    await app().database.query('UPDATE properties SET status = $2 WHERE id = $1', [property, status])
    const answer = await ask(claire, property)
    expect([answer.statusCode, answer.json<{ data: { id: string } }>().data.id]).toEqual([409, property])
  })

  test('a lot out of sight does not exist; nor does the file of a colleague', async () => {
    const property = await lot()
    const unknown = await ask(claire, crypto.randomUUID())
    expect(unknown.statusCode).toBe(404)
    const { id: client_file } = await createFile(helene)
    const answer = await claire.call('POST', PATH, { client_file, property })
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['client_file']])
    expect(await statusOfLot(app().database, property)).toBe('available')
  })

  test('one holds three lots of a programme at most, and may wait for more', async () => {
    const lots = await app().database.query<{ id: string }>(
      `SELECT id FROM properties WHERE status = 'available' AND program_id = (
         SELECT l.program_id FROM properties l JOIN visible_properties v ON v.id = l.id
         JOIN users u ON u.company_id = v.company_id AND u.email = 'c.aubrac@ormeval.example'
         JOIN promoters m ON m.id = v.promoter_id AND NOT m.validates_options
         WHERE l.status = 'available' AND v.kind = 'apartment' GROUP BY l.program_id HAVING count(*) > 4 ORDER BY 1 LIMIT 1)
       ORDER BY id LIMIT 4`,
    )
    const [one, two, three, four] = lots.map(({ id }) => id)
    for (const property of [one, two, three]) await taken(property ?? '')
    const answer = await ask(claire, four ?? '')
    expect([answer.statusCode, Object.keys(failure(answer).errors ?? {})]).toEqual([422, ['property']])
    await taken(four ?? '', helene)
    expect((await ask(claire, four ?? '')).statusCode).toBe(201)
  })
})

describe('time', () => {
  test('ends an option at its minute: whoever reads it sees so before the job, and the lot is free after it', async () => {
    const property = await lot()
    const { data } = await taken(property)
    await at(new Date('2026-11-24T08:00:01Z'))
    expect(await stateOf(data.id)).toBe('expiring')
    await at(new Date('2026-11-25T08:00:00Z'))
    expect(await stateOf(data.id)).toBe('expired')
    const found = list(await claire.call('GET', `${PATH}?filter[status]=expired&filter[property]=${property}`))
    expect(found.map(({ id }) => id)).toEqual([data.id])
    expect((await act(claire, data.id, 'extend')).statusCode).toBe(409)
    await round('2026-11-25T08:00:00Z')
    expect(await statusOfLot(app().database, property)).toBe('available')
    expect(await fileNow(await fileOf(data.id))).toMatchObject({ current_sale: { status: 'lost' } })
  })

  test('is written down once by two processes, also after they slept, and raises who waited from the hour of waking', async () => {
    const property = await lot()
    const first = await taken(property)
    const second = await taken(property, helene)
    await Promise.all([round('2026-11-30T08:00:00Z'), round('2026-11-30T08:00:00Z')])
    await at(new Date('2026-11-30T08:00:00Z'))
    expect(await steps(first.data.id)).toEqual(['expire', 'create'])
    expect(await steps(second.data.id, helene)).toEqual(['promote', 'create'])
    expect((await read(second.data.id, helene)).data.attributes['expires_at']).toBe('2026-12-03T08:00:00.000Z')
    expect(await statusOfLot(app().database, property)).toBe('optioned')
  })

  test('lapses an option that its promoter has not answered, once, and raises who waited', async () => {
    const property = await lot({ validates_options: true })
    const first = await taken(property)
    const second = await taken(property, helene)
    await at(new Date('2026-11-24T22:59:59Z'))
    expect(await stateOf(first.data.id)).toBe('requested')
    await at(new Date('2026-11-24T23:00:00Z'))
    expect(await stateOf(first.data.id)).toBe('expired')
    expect((await act(claire, first.data.id, 'accept')).statusCode).toBe(409)
    const found = list(await claire.call('GET', `${PATH}?filter[status]=expired&filter[property]=${property}`))
    expect(found.map(({ id }) => id)).toEqual([first.data.id])
    await Promise.all([round('2026-11-24T23:00:00Z'), round('2026-11-24T23:00:00Z')])
    expect(await steps(first.data.id)).toEqual(['lapse', 'create'])
    expect(await steps(second.data.id, helene)).toEqual(['promote', 'create'])
    expect(await statusOfLot(app().database, property)).toBe('optioned')
    expect(await fileNow(await fileOf(first.data.id))).toMatchObject({ current_sale: { status: 'lost' } })
  })

  test('is settled by whoever asks next, before any job: the lot of an expired option is free to take', async () => {
    const property = await lot()
    await taken(property)
    await at(new Date('2026-11-25T08:00:00Z'))
    expect((await taken(property, helene)).data.attributes).toMatchObject({ status: 'active', rank: 1 })
  })

  test('gives a lot that its promoter freed to who waits for it', async () => {
    const property = await lot()
    await app().database.query("UPDATE properties SET status = 'optioned' WHERE id = $1", [property])
    const { data } = await taken(property)
    expect(data.attributes['status']).toBe('waitlisted')
    await round(TEST_INSTANT.toISOString())
    expect(await stateOf(data.id)).toBe('waitlisted')
    await app().database.query("UPDATE properties SET status = 'available' WHERE id = $1", [property])
    await round(TEST_INSTANT.toISOString())
    expect(await stateOf(data.id)).toBe('active')
  })
})
