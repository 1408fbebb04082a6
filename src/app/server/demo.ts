import { DEMO_PASSWORD } from '#features/account/server/demo'
import type { Database, Queryable } from '#server/db'
import { writeTables, type DemoMaking, type Tables } from '#server/demo'
import { hashPassword } from '#server/services'
import { features } from './features'

/** Held while the demo firm is made, so that processes that start together make one. */
const DEMO_LOCK = 7_654_110

/** Every row of the demo firm, of each feature after those that it uses. Pure: the same makings give the same rows. */
export function demoTables(making: DemoMaking): Tables {
  return Object.fromEntries(features.flatMap(({ demo }) => Object.entries(demo?.(making) ?? {})))
}

/** Makes the demo firm on a database without any firm; does nothing on another. @returns whether it was made */
export async function createDemoFirm(
  database: Database,
  { asOf, size = 'demo' }: Pick<DemoMaking, 'asOf'> & Partial<Pick<DemoMaking, 'size'>>,
): Promise<boolean> {
  if (await hasFirms(database)) return false
  // The rows are made before the transaction: those of a large firm take longer than a transaction may stay idle.
  const making = { asOf, size, passwordHash: await hashPassword(DEMO_PASSWORD) }
  const tables = demoTables(making)
  // Another process may be making them: however long it takes, this one waits for it.
  return database.bulk('write', async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK])
    if (await hasFirms(transaction)) return false
    await writeTables(transaction, tables)
    for (const { finishDemo } of features) await finishDemo?.(transaction, making)
    return true
  })
}

async function hasFirms(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT 1 FROM companies LIMIT 1')).length > 0
}
