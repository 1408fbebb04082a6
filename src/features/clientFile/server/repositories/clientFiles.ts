import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { everySection as sectionsOf, findWhole } from '#server/repositories/aggregates'
import { keptClientFiles } from '../tables'

/** A client file and what came with it. */
export interface ClientFileRead {
  readonly file: Resource
  readonly included: readonly Resource[]
}

export const everySection = sectionsOf(keptClientFiles)

/** A file with what is asked for; undefined outside of the scope. */
export async function findClientFile(
  scope: Scope,
  database: Queryable,
  id: string,
  include: readonly string[] = [],
): Promise<ClientFileRead | undefined> {
  const whole = await findWhole(keptClientFiles, scope, database, id, include)
  return whole && { file: whole.root, included: whole.included }
}

/** Takes a file back to where it was. */
export async function unarchiveClientFile(scope: Scope, transaction: Queryable, id: string): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET status = coalesce(f.archived_status, 'draft'), archived_status = NULL,
      version = version + 1, updated_at = clock_timestamp()
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(text, parameters.values)
}

/** What the solution of a file came to. */
export interface KeptCalculation {
  readonly calculated_at: string
  /** Euros a month. */
  readonly average_effort: number
}

/** Keeps what the solution of a file came to: nothing of what a person answered changes, so its version stays. */
export async function storeCalculation(
  scope: Scope,
  database: Queryable,
  id: string,
  { calculated_at, average_effort }: KeptCalculation,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f
    SET calculated_at = ${parameters.add(calculated_at)}, average_effort = ${parameters.add(average_effort)}
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await database.query(text, parameters.values)
}

/** Ids of the files that somebody follows. */
export async function findFilesOf(
  database: Queryable,
  companyId: string,
  adviserId: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM client_files WHERE company_id = $1 AND adviser_id = $2 ORDER BY id',
    [companyId, adviserId],
  )
  return rows.map(({ id }) => id)
}
