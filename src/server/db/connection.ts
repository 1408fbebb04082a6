import type pg from 'pg'
import { codeOf, DatabaseUnavailable } from './errors'

/** A statement that PostgreSQL plans once per connection. Its text must be fixed: one name is kept on the server for each. */
export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/** A connection taken from the pool, to be given back. */
export interface Connection {
  /** @throws DatabaseUnavailable when the connection is lost; else what PostgreSQL refused */
  readonly run: <Row extends pg.QueryResultRow>(
    statement: string | PreparedStatement,
    values?: readonly unknown[],
  ) => Promise<pg.QueryResult<Row>>
  /** Begins a copy of rows, whose failures are those of its stream. */
  readonly copy: <Stream extends pg.Submittable>(stream: Stream) => Stream
  /** @param isBroken nobody may be given it again */
  readonly release: (isBroken?: boolean) => void
}

/** A query as `pg` takes it; its types do not know the time that an answer may take, in milliseconds. */
interface TimedQuery extends pg.QueryConfig {
  readonly query_timeout: number
}

/** SQLSTATE of a server that stops, crashed, starts, or drops the connection (classes 57P and 08). */
const OUTAGE = /^(?:57P0[1-5]|08...)$/

/** What `pg` calls a query that had no answer in time. It goes on waiting for it: its connection serves nobody any more. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

/**
 * Takes connections from a pool; the promise rejects with `DatabaseUnavailable` when the server cannot be reached.
 * @param isShared several of ours may be served in turn by one connection of the server, which then knows no prepared statement of theirs
 */
export function connector(pool: pg.Pool, isShared: boolean): (deadline: number) => Promise<Connection> {
  const lost = new WeakSet<pg.PoolClient>()
  // The pool listens to idle connections only: one that is lost while in use would end the process.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)))
  return async (deadline) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    const ask = async <Row extends pg.QueryResultRow>(
      statement: string | PreparedStatement,
      values: readonly unknown[],
    ): Promise<pg.QueryResult<Row>> => {
      const { text, ...name } = typeof statement === 'string' ? { text: statement } : statement
      const query: TimedQuery = { text, ...(isShared ? {} : name), values: [...values], query_timeout: deadline }
      try {
        return await client.query<Row>(query)
      } catch (error) {
        if (OUTAGE.test(codeOf(error)) || isUnanswered(error)) lost.add(client)
        throw lost.has(client) ? new DatabaseUnavailable(error) : error
      }
    }
    let last: Promise<unknown> = Promise.resolve()
    return {
      // Statements that are asked for at once follow one another: `pg` (9 and later) refuses a second one meanwhile.
      run: <Row extends pg.QueryResultRow>(statement: string | PreparedStatement, values: readonly unknown[] = []) => {
        const answer = last.then(() => ask<Row>(statement, values))
        last = answer.catch(() => undefined)
        return answer
      },
      copy: (stream) => client.query(stream),
      release(isBroken = false) {
        client.release(isBroken || lost.has(client))
      },
    }
  }
}
