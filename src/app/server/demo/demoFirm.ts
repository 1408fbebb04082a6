import { schemes } from '#domain'
import type { Database, Queryable } from '#server/db'
import { simulationDefaults } from '#features/simulation/server'
import { hashPassword } from '#server/services'
import { accounts, DEMO_PASSWORD } from '#features/account/server/demo'
import { catalogueRows } from './catalogue'
import { clientFileRows } from './clientFiles'
import { firmRows } from './firms'
import { leadRows } from './leads'
import { archetypesOf, demoSizes, moreAccounts, type DemoSize } from './size'
import { writeTables, type Tables } from './tables'

/** Held while the demo firm is made, so that processes that start together make one. */
const DEMO_LOCK = 7_654_110

/** Every row of the demo firm. Pure: the same day and hash give the same rows. */
export function demoTables(asOf: Date, passwordHash: string, size: DemoSize = demoSizes.demo): Tables {
  const createdAt = new Date(asOf.getTime() - 200 * 86_400_000).toISOString()
  const others = moreAccounts(size.accounts - accounts.length)
  const { ids, tables } = firmRows(createdAt, passwordHash, [...accounts, ...others])
  const settings = { company_id: ids.company.ormeval, version: 1, created_at: createdAt, updated_at: createdAt }
  return {
    ...tables,
    simulation_configurations: schemes.all.map(({ id: project }) => ({ project, ...settings, ...simulationDefaults })),
    ...clientFileRows(
      ids,
      asOf,
      archetypesOf(
        size.files,
        others.map(({ key }) => key),
      ),
    ),
    ...catalogueRows(ids, asOf, size.catalogueRounds),
    ...leadRows(ids, asOf),
  }
}

/** Makes the demo firm on a database without any firm; does nothing on another. @returns whether it was made */
export async function createDemoFirm(
  database: Database,
  { asOf, size = demoSizes.demo }: { asOf: Date; size?: DemoSize },
): Promise<boolean> {
  if (await hasFirms(database)) return false
  // A large firm takes longer to imagine than a transaction may wait.
  const tables = demoTables(asOf, await hashPassword(DEMO_PASSWORD), size)
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK])
    if (await hasFirms(transaction)) return false
    await writeTables(transaction, tables)
    return true
  })
}

async function hasFirms(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT 1 FROM companies LIMIT 1')).length > 0
}
