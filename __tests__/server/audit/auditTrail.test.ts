import { randomUUID } from 'node:crypto'
import { record } from '#server/operations/audit'
import { findBreak } from '#server/repositories/audit'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
let firm: string
beforeEach(async () => {
  database = await openTestDatabase()
  firm = randomUUID()
})
afterEach(() => database.close())

const at = new Date('2026-11-20T08:00:00.123Z')
const actor = () => ({ companyId: firm, userId: randomUUID(), address: '192.0.2.7', requestId: 'request-1' })
const told = (count: number) => record(database, actor(), { action: 'list_read', details: { type: 'é\n"', count }, at })

describe('the audit trail', () => {
  test('is intact after events of several firms, and says how many', async () => {
    for (const count of [1, 2, 3]) await told(count)
    await record(database, { ...actor(), companyId: randomUUID(), userId: null }, { action: 'purged', at })
    expect(await findBreak(database)).toEqual({ events: 4 })
  })

  test('keeps nothing of a transaction that fails', async () => {
    await told(1)
    const failing = database.transaction(async (transaction) => {
      await record(transaction, actor(), { action: 'removed', at })
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect(await findBreak(database)).toEqual({ events: 1 })
    expect(await database.query('SELECT id FROM audit_incoming')).toEqual([])
  })

  test('has one order for writers at the same time, none of which waits for the work of another', async () => {
    let endFirst: () => void = () => undefined
    const isHeld = new Promise<void>((resolve) => (endFirst = resolve))
    const first = database.transaction(async (transaction) => {
      await record(transaction, actor(), { action: 'removed', at })
      await isHeld
    })
    // These end while the first one, which has told its event, goes on.
    await Promise.all(Array.from({ length: 40 }, (_, index) => told(index)))
    endFirst()
    await first
    expect(await findBreak(database)).toEqual({ events: 41 })
    const [last] = await database.query<{ action: string }>(
      'SELECT action FROM audit_events ORDER BY position DESC LIMIT 1',
    )
    expect(last).toEqual({ action: 'removed' })
  })

  test.each(['UPDATE audit_events SET address = NULL', 'DELETE FROM audit_events', 'TRUNCATE audit_events'])(
    'is append-only for the application: %s',
    async (statement) => {
      await told(1)
      await expect(database.query(statement)).rejects.toMatchObject({ code: '42501' })
      expect(await findBreak(database)).toEqual({ events: 1 })
    },
  )
})

describe('whoever gets round the database', () => {
  const tampered = async (statement: string) => {
    for (const count of [1, 2, 3]) await told(count)
    await database.query('ALTER TABLE audit_events DISABLE TRIGGER USER')
    await database.query(statement)
    const ids = await database.query<{ id: string }>('SELECT id FROM audit_events ORDER BY position')
    return { ...(await findBreak(database)), ids: ids.map(({ id }) => id) }
  }

  test.each(['address', 'actor', 'subject', 'details', 'request_id', 'action', 'at'])(
    'and changes %s is found',
    async (column) => {
      const value = { actor: 'gen_random_uuid()', at: "at + interval '1 second'" }[column] ?? "'changed'"
      const { events, broken, ids } = await tampered(`UPDATE audit_events SET ${column} = ${value} WHERE position = 2`)
      expect([events, broken]).toEqual([1, { companyId: firm, position: 2, id: ids[1] }])
    },
  )

  test('and takes an event out of the middle is found', async () => {
    const { broken } = await tampered('DELETE FROM audit_events WHERE position = 2')
    expect(broken).toMatchObject({ companyId: firm, position: 2, id: null })
  })

  test('and takes the last event away is found', async () => {
    const { broken } = await tampered('DELETE FROM audit_events WHERE position = 3')
    expect(broken).toMatchObject({ companyId: firm, position: 3, id: null })
  })
})
