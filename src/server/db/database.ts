import { createHash } from 'node:crypto'
import pg from 'pg'
import { columnTypes } from './columnTypes'

/** A statement that PostgreSQL plans once per connection. Its text must be fixed: one name is kept on the server for each. */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/** Names a fixed SQL text after its content, so that a hot read is planned once per connection. */
export function prepared(text: string): PreparedStatement {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text }
}

/** Where SQL can be run: the pool, or the transaction under way. */
export interface Queryable {
  /** Runs one statement; values take the places `$1`, `$2`, … Rows come with the types of `columnTypes`. */
  query<Row extends pg.QueryResultRow>(
    statement: string | PreparedStatement,
    values?: readonly unknown[],
  ): Promise<Row[]>
}

/** How many connections a pool has open, how many of them do nothing, and how many queries wait for one. */
export interface PoolState {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

/** An open database: a pool of connections, to be closed once. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it rejects (with the same error). */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  readonly poolState: () => PoolState
  /** Waits for the queries under way, then releases everything that was opened. */
  close(): Promise<void>
}

const poolSettings: pg.PoolConfig = {
  application_name: 'solive',
  max: 20,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  types: columnTypes,
}

/** A pool on the given server. Nothing is connected until the first query. */
export function createDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({ ...poolSettings, ...connection })
  // An idle connection that the server drops is replaced by the pool at the next query, which reports what is wrong.
  pool.on('error', () => undefined)
  return {
    ...queryableOn(pool),
    transaction: (work) => runTransaction(pool, work),
    poolState: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

function queryableOn(client: pg.Pool | pg.PoolClient): Queryable {
  return {
    async query<Row extends pg.QueryResultRow>(statement: string | PreparedStatement, values: readonly unknown[] = []) {
      const config = typeof statement === 'string' ? { text: statement } : statement
      const result = await client.query<Row>({ ...config, values: [...values] })
      return result.rows
    },
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(queryableOn(client))
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure))
    })
    throw error
  } finally {
    client.release(broken)
  }
}
