import { randomUUID } from 'node:crypto'
import { codeOf, createDatabase, DatabaseUnavailable, prepared } from '#server/db'
import { openTestDatabase, type TestDatabase } from '../../support/server/testDatabase'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let network: string
beforeEach(() => {
  network = randomUUID()
})
const countNetworks = async (): Promise<number | undefined> => {
  const [row] = await database.query<{ count: number }>('SELECT count(*) FROM networks WHERE id = $1', [network])
  return row?.count
}

describe('reading columns', () => {
  test('amounts, counts, days and instants come as the wire carries them', async () => {
    const rows = await database.query(
      `SELECT 9999999999.99::numeric(14,2) AS amount, 0.0345::numeric(8,6) AS rate, 12::int8 AS count,
              '2026-03-29'::date AS day, '2026-03-29 02:30:00+02'::timestamptz AS instant, NULL::date AS nothing, ARRAY['a','b'] AS list`,
    )
    expect(rows).toEqual([
      {
        amount: 9_999_999_999.99,
        rate: 0.0345,
        count: 12,
        day: '2026-03-29',
        instant: '2026-03-29T00:30:00.000Z',
        nothing: null,
        list: ['a', 'b'],
      },
    ])
  })

  test('French names are sorted as a French reader expects', async () => {
    const rows = await database.query<{ name: string }>(
      `SELECT name FROM unnest(ARRAY['Zoé', 'Étienne', 'etienne', 'Eudes', 'Œuvrard', 'Ophélie', 'abel', 'O’Connor', 'Çelik', 'Cadet', 'Cézanne']) AS name ORDER BY name COLLATE french`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'abel',
      'Cadet',
      'Çelik',
      'Cézanne',
      'etienne',
      'Étienne',
      'Eudes',
      'O’Connor',
      'Œuvrard',
      'Ophélie',
      'Zoé',
    ])
  })

  test('text is searched without accents, apostrophes nor case', async () => {
    const rows = await database.query(`SELECT search_text('Étude Nîmes L’ÇA d''ici') AS text`)
    expect(rows).toEqual([{ text: 'etude nimes lca dici' }])
  })

  test('a prepared statement is planned under one name and answers each time', async () => {
    const statement = prepared('SELECT $1::int + 1 AS next')
    expect(await database.query(statement, [1])).toEqual([{ next: 2 }])
    expect(await database.query(statement, [41])).toEqual([{ next: 42 }])
    expect(prepared('SELECT 1').name).not.toBe(statement.name)
    const known = await database.transaction(async (transaction) => {
      await transaction.query(statement, [1])
      return transaction.query('SELECT count(*) FROM pg_prepared_statements WHERE name = $1', [statement.name])
    })
    expect(known).toEqual([{ count: 1 }])
  })
})

describe('transactions', () => {
  const insert = 'INSERT INTO networks (id, name) VALUES ($1, $2)'

  test('a failure rolls everything back and reaches the caller unchanged', async () => {
    const failure = new Error('no')
    const attempt = database.transaction(async (transaction) => {
      await transaction.query(insert, [network, 'Réseau'])
      throw failure
    })
    await expect(attempt).rejects.toBe(failure)
    expect(await countNetworks()).toBe(0)
  })

  test('a failed statement that nobody told is no success', async () => {
    const attempt = database.transaction(async (transaction) => {
      await transaction.query(insert, [network, 'Réseau'])
      await transaction.query('SELECT nothing').catch(() => undefined)
    })
    await expect(attempt).rejects.toThrow('nothing was committed')
    expect(await countNetworks()).toBe(0)
  })

  test('a connection lost in the middle is told as an outage, and another one takes its place', async () => {
    const attempt = database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await database.query('SELECT pg_terminate_backend($1)', [row?.pid])
      await transaction.query(insert, [network, 'Réseau'])
    })
    await expect(attempt).rejects.toThrow(DatabaseUnavailable)
    expect(await countNetworks()).toBe(0)
  })

  test('two transactions that wait for each other both end: the one given up is run again', async () => {
    await database.query('CREATE TABLE tills (id integer PRIMARY KEY, amount integer NOT NULL)')
    await database.query('INSERT INTO tills VALUES (1, 0), (2, 0)')
    const runs: number[] = []
    let goOn = (): void => undefined
    const bothHold = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const move = (from: number, to: number) =>
      database.transaction(async (transaction) => {
        await transaction.query('UPDATE tills SET amount = amount - 1 WHERE id = $1', [from])
        runs.push(from)
        if (runs.length === 2) goOn()
        await bothHold
        await transaction.query('UPDATE tills SET amount = amount + 1 WHERE id = $1', [to])
      })
    await Promise.all([move(1, 2), move(2, 1)])
    // Again given up when it took its row back before the other one woke up.
    expect(runs.length).toBeGreaterThanOrEqual(3)
    expect(await database.query('SELECT amount FROM tills')).toEqual([{ amount: 0 }, { amount: 0 }])
  })

  test('closed twice, a database ends once; asked afterwards, it is away', async () => {
    const other = createDatabase({ connectionString: database.url })
    await other.query('SELECT 1')
    await Promise.all([other.close(), other.close()])
    await expect(other.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable)
  })

  test('a success is seen by everyone', async () => {
    const answer = await database.transaction(async (transaction) => {
      await transaction.query(insert, [network, 'Réseau'])
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await countNetworks()).toBe(1)
  })

  test('a refusal carries the code of PostgreSQL: unique violation, undefined column', async () => {
    await database.query(insert, [network, 'Réseau'])
    const twice = await database.query(insert, [network, 'Réseau']).catch((error: unknown) => error)
    const nonsense = await database.query('SELECT nothing').catch((error: unknown) => error)
    expect(codeOf(twice)).toBe('23505')
    expect(codeOf(nonsense)).toBe('42703')
  })

  test('more transactions than connections wait for their turn', async () => {
    await database.query(insert, [network, 'Réseau'])
    const increments = Array.from({ length: 60 }, () =>
      database.transaction((transaction) =>
        transaction.query('UPDATE networks SET version = version + 1 WHERE id = $1', [network]),
      ),
    )
    await Promise.all(increments)
    expect(await database.query('SELECT version FROM networks WHERE id = $1', [network])).toEqual([{ version: 61 }])
  })
})
