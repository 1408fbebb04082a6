import { list } from '../../support/server/documents'
import { openTestApp, type TestApp } from '../../support/server/testApp'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** More than there are connections. */
const WRITERS = 60

test('writes that wait for one file, more of them than there are connections, leave some to the other firms; none is lost', async () => {
  const writer = await app.logIn('c.aubrac@ormeval.example')
  const stranger = await app.logIn('a.lestivel@vermeil.example')
  const [theirs] = list(await stranger.call('GET', '/api/v3/client-files?page[size]=1'))
  const [file] = list(await writer.call('GET', '/api/v3/client-files?page[size]=1'))
  const notes = `/api/v3/client-files/${file?.id ?? ''}/notes`
  const before = list(await writer.call('GET', notes)).length
  const answers = await app.database.transaction(async (transaction) => {
    await transaction.query('SELECT 1 FROM client_files WHERE id = $1 FOR UPDATE', [file?.id])
    const waiting = Array.from({ length: WRITERS }, (_, number) =>
      writer.call('POST', notes, { note: `Note ${String(number)}` }),
    )
    const path = `/api/v3/client-files/${theirs?.id ?? ''}/notes`
    expect((await stranger.call('POST', path, { note: 'Rappeler lundi' })).statusCode).toBe(201)
    expect((await writer.call('GET', notes)).statusCode).toBe(200)
    return { waiting }
  })
  const statuses = (await Promise.all(answers.waiting)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual(statuses.map(() => 201))
  expect(list(await writer.call('GET', notes))).toHaveLength(before + WRITERS)
})
