import { catalogueColumns } from '#features/catalogue/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { type Row, Parameters, within } from '#server/repositories'
import { tables } from '../tables'
import type { ProgramScopes } from './programs'

/** Everything that a firm shows, as rows of columns by their names. */
export async function findCatalogue(
  { programs, properties }: ProgramScopes,
  database: Queryable,
): Promise<{ programs: Row[]; properties: Row[] }> {
  const stored = tables.program.columns()
  const ofPrograms = catalogueColumns.program.filter((column) => stored.includes(column))
  const [programRows, propertyRows] = await Promise.all([
    read(programs, database, 'visible_programs', ['id', 'promoter_id', 'manager_id', ...ofPrograms]),
    read(properties, database, 'visible_properties', ['id', 'program_id', ...catalogueColumns.property]),
  ])
  return { programs: programRows, properties: propertyRows }
}

function read(scope: Scope, database: Queryable, view: string, columns: readonly string[]): Promise<Row[]> {
  const parameters = new Parameters()
  const text = `SELECT ${columns.map((column) => `p.${column}`).join(', ')} FROM ${view} p WHERE ${within(scope, 'p', parameters)} ORDER BY p.id`
  return database.query<Row>(text, parameters.values)
}
