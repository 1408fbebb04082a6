import { firmIds } from '#features/account/server/demo'
import type { Queryable } from '#server/db'
import { writeTables, type DemoMaking } from '#server/demo'
import { followFile } from '../operations/followFile'
import { bookingRows } from './bookings'
import { optionRows } from './options'
import { demoParties } from './parties'
import { reportRows } from './reports'

/**
 * The sales of the demo firm, on the lots that the catalogue says are held, sold or free; its files follow them. A large firm, to
 * measure with, has none.
 */
export async function demoSales(transaction: Queryable, { asOf, size }: DemoMaking): Promise<void> {
  if (size !== 'demo') return
  const companyId = firmIds(size).company.ormeval
  const parties = await demoParties(transaction, companyId)
  const [bookings, options, reports] = [bookingRows, optionRows, reportRows].map((rows) => rows(parties, asOf))
  for (const tables of [reports, options, bookings]) if (tables) await writeTables(transaction, tables)
  const sold = await transaction.query<{ id: string; updated_at: string }>(
    `SELECT f.id, f.updated_at FROM client_files f WHERE f.company_id = $1 AND (
       EXISTS (SELECT FROM bookings b WHERE b.company_id = f.company_id AND b.client_file_id = f.id)
       OR EXISTS (SELECT FROM options o WHERE o.company_id = f.company_id AND o.client_file_id = f.id)
       OR EXISTS (SELECT FROM reports r WHERE r.company_id = f.company_id AND r.client_file_id = f.id)) ORDER BY f.id`,
    [companyId],
  )
  for (const { id, updated_at } of sold) {
    await followFile({ database: transaction, now: asOf }, { companyId, clientFileId: id })
    // A file that is made is as old as it was made.
    await transaction.query('UPDATE client_files SET updated_at = $3 WHERE company_id = $1 AND id = $2', [
      ...[companyId, id, updated_at],
    ])
  }
}
