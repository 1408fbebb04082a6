import { createHash } from 'node:crypto'
import pg from 'pg'
import { connector, type Connection, type PreparedStatement } from './connection'
import { DatabaseUnavailable, isGivenUp } from './errors'
import { listenOn, notListening, type Hearing, type Listening } from './listen'
import { onlyOnce } from './onlyOnce'

const { builtins, getTypeParser } = pg.types

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, instant],
])

/** PostgreSQL writes `2026-03-29 02:30:00.123456+02`. */
function instant(text: string): string {
  return new Date(text).toISOString()
}

/**
 * How columns are read: `numeric` and `int8` as numbers, `date` as `YYYY-MM-DD`, `timestamptz` as an ISO instant in UTC.
 * Amounts (14 digits) and counts stay below 2^53, so a number holds them exactly.
 */
const columnTypes: pg.CustomTypesConfig = {
  // `pg` declares the parsers of its own types as functions to `any`.
  getTypeParser: (type, format) => parsers.get(type) ?? (getTypeParser(type, format) as (text: string) => unknown),
}

/** Names a fixed SQL text after its content, so that a hot read is planned once per connection. */
export function prepared(text: string): PreparedStatement {
  return { name: createHash('sha256').update(text).digest('base64url').slice(0, 22), text }
}

/** Where SQL can be run: the pool, or the transaction under way. A query rejects with `DatabaseUnavailable` during an outage. */
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

/** An open database: a pool of connections. */
export interface Database extends Queryable {
  /**
   * Runs `work`, which writes, in one transaction: committed when it resolves, rolled back when it rejects (with the same error).
   * It may run again, when another transaction was waiting for this one (deadlock): it does nothing but through the transaction.
   * Rejects with an error that `isDiskFull` knows where there is no room.
   */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>
  /**
   * Runs `work`, which copies whole tables, in one transaction that may last: what reads sees the database as it was at one instant,
   * whatever is written meanwhile. Committed or rolled back as `transaction`; never run again.
   */
  bulk<Result>(mode: BulkMode, work: (transaction: BulkTransaction) => Promise<Result>): Promise<Result>
  /** Hears what `pg_notify` says on a channel; nothing behind a PgBouncer in transaction mode. Stopped before the database is closed. */
  readonly listen: (channel: string, hearing: Hearing) => Listening
  readonly poolState: () => PoolState
  /** Waits for the queries under way, then releases everything that was opened, once however often it is asked. */
  close(): Promise<void>
}

export type BulkMode = 'read' | 'write'

/** A transaction that also copies tables. */
export interface BulkTransaction extends Queryable {
  /** Begins `COPY … TO STDOUT` or `COPY … FROM STDIN`: a stream of `pg-copy-streams`. */
  readonly copy: <Stream extends pg.Submittable>(stream: Stream) => Stream
}

/** Milliseconds that a statement of a request may take; PostgreSQL ends it then. */
const STATEMENT_DEADLINE_MS = 30_000

/** Milliseconds after which a query without an answer was lost on the way: a server that lives ends it before. */
const ANSWER_DEADLINE_MS = STATEMENT_DEADLINE_MS + 10_000

/** The longest that a timer can wait, in milliseconds. */
const NO_DEADLINE_MS = 2_147_483_647

const poolSettings: pg.PoolConfig = {
  application_name: 'solive',
  max: 20,
  connectionTimeoutMillis: 10_000,
  statement_timeout: STATEMENT_DEADLINE_MS,
  idle_in_transaction_session_timeout: 30_000,
  // TCP keep-alive detects a server that disappeared without closing its connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: columnTypes,
}

/**
 * A pool on the given server. Nothing is connected until the first query.
 * @param isShared the server is a PgBouncer that shares its connections by transaction
 */
export function createDatabase(connection: pg.PoolConfig, isShared = false): Database {
  const pool = new pg.Pool({ ...poolSettings, ...connection })
  // An idle connection that the server drops is replaced by the pool at the next query, which reports what is wrong.
  pool.on('error', () => undefined)
  const connect = connector(pool, isShared)
  return {
    async query<Row extends pg.QueryResultRow>(statement: string | PreparedStatement, values?: readonly unknown[]) {
      const { run, release } = await connect(ANSWER_DEADLINE_MS)
      try {
        return (await run<Row>(statement, values)).rows
      } finally {
        release()
      }
    },
    transaction: (work) => repeated(() => runTransaction(() => connect(ANSWER_DEADLINE_MS), 'BEGIN', work)),
    bulk: (mode, work) =>
      runTransaction(
        () => connect(NO_DEADLINE_MS),
        BULK_BEGINS[mode],
        async (transaction) => {
          await transaction.query(BULK_SETTINGS)
          return work(transaction)
        },
      ),
    listen: (channel, hearing) => (isShared ? notListening : listenOn(connection, channel, hearing)),
    poolState: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: onlyOnce(() => pool.end()),
  }
}

const BULK_BEGINS: Readonly<Record<BulkMode, string>> = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY',
  write: 'BEGIN',
}

/** No deadline of requests; values written in one way whatever the server is set to; rows in the order in which they lie, as pg_dump has it. */
const BULK_SETTINGS = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, MDY'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL synchronize_seqscans = off`

/** How often a transaction runs in all after deadlocks: each deadlock lets another transaction finish, so few retries are enough. */
const RUNS_AT_MOST = 5

async function repeated<Result>(run: () => Promise<Result>, runs = 1): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!isGivenUp(error) || runs === RUNS_AT_MOST) throw error
    return repeated(run, runs + 1)
  }
}

async function runTransaction<Result>(
  connect: () => Promise<Connection>,
  begin: string,
  work: (transaction: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  const { run, copy, release } = await connect()
  let isBroken = false
  try {
    await run(begin)
    const result = await work({
      query: async <Row extends pg.QueryResultRow>(
        statement: string | PreparedStatement,
        values?: readonly unknown[],
      ) => (await run<Row>(statement, values)).rows,
      copy,
    })
    const { command } = await run('COMMIT')
    // After a statement that failed, PostgreSQL answers a COMMIT by rolling back, and calls that no error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction had failed: nothing was committed')
    return result
  } catch (error) {
    // What is lost has rolled back, or does so by itself, and would not answer.
    if (!(error instanceof DatabaseUnavailable)) await run('ROLLBACK').catch(() => (isBroken = true))
    throw error
  } finally {
    release(isBroken)
  }
}
