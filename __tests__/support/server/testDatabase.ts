import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createDatabase, type Database } from '#server/db'
import { templateUrl } from './testCluster'

/** A migrated, empty database of its own. Closing it drops it. */
export interface TestDatabase extends Database {
  /** Its address, for application processes that a test starts. */
  readonly url: string
}

/** Clones the template database, or the one of the demo firm. Call it in `beforeAll`, and `close()` in `afterAll`. */
export async function openTestDatabase(template = databaseName(templateUrl())): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Its files are copied as they are, with what PostgreSQL keeps of its catalogue: the first connection is quicker.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = withDatabase(name)
  const database = createDatabase({ connectionString: url })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** Copying a database takes as long as the disk does: there is no time limit, as there is for the statements of the application. */
async function onServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: withDatabase('postgres') })
  await server.connect()
  try {
    await server.query(statement)
  } finally {
    await server.end()
  }
}

const databaseName = (url: string): string => new URL(url).pathname.slice(1)

function withDatabase(name: string): string {
  const url = new URL(templateUrl())
  url.pathname = `/${name}`
  return url.href
}
