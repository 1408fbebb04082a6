import { projectTypes } from '#domain'
import type { Database } from '#server/db'
import { simulationDefaults } from '#server/resources'
import { hashPassword } from '#server/services'
import { DEMO_PASSWORD } from './accounts'
import { catalogueRows } from './catalogue'
import { clientFileRows } from './clientFiles'
import { firmRows } from './firms'
import { leadRows } from './leads'
import { writeTables, type Tables } from './tables'

/** Held while the demo firm is made, so that processes that start together make one. */
const DEMO_LOCK = 7_654_110

/** Every row of the demo firm. Pure: the same day and hash give the same rows. */
export function demoTables(asOf: Date, passwordHash: string): Tables {
  const createdAt = new Date(asOf.getTime() - 200 * 86_400_000).toISOString()
  const { ids, tables } = firmRows(createdAt, passwordHash)
  const settings = { company_id: ids.company.ormeval, version: 1, created_at: createdAt, updated_at: createdAt }
  return {
    ...tables,
    simulation_configurations: projectTypes.map((project) => ({ project, ...settings, ...simulationDefaults })),
    ...clientFileRows(ids, asOf),
    ...catalogueRows(ids, asOf, 1),
    ...leadRows(ids, asOf),
  }
}

/** Makes the demo firm on a database without any firm; does nothing on another. @returns whether it was made */
export async function createDemoFirm(database: Database, { asOf }: { asOf: Date }): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK])
    const firms = await transaction.query('SELECT 1 FROM companies LIMIT 1')
    if (firms.length > 0) return false
    await writeTables(transaction, demoTables(asOf, passwordHash))
    return true
  })
}
