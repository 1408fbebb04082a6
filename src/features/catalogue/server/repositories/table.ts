import {
  catalogueColumns,
  dwellingKinds,
  type CatalogueProgram,
  type CatalogueProperty,
} from '#features/catalogue/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { firstThumbnailOf } from '../pictures/pictureColumns'
import { tables } from '../tables'
import type { ProgramScopes } from './programs'

/** A row of `visible_programs`; what the market of its place says is not in it. */
export type ProgramRow = CatalogueProgram & Record<string, unknown>
/** A row of `visible_properties`, by the id of its programme. */
export type PropertyRow = Omit<CatalogueProperty, 'program'> & { readonly program_id: string } & Record<string, unknown>

/** Everything that a firm shows, as rows of columns by their names. @param ids of the properties; all without */
export async function findCatalogue(
  { programs, properties }: ProgramScopes,
  database: Queryable,
  ids?: readonly string[],
): Promise<{ programs: ProgramRow[]; properties: PropertyRow[] }> {
  const stored = tables.program.columns()
  const ofPrograms = catalogueColumns.program.filter((column) => stored.includes(column))
  const [programRows, propertyRows] = await Promise.all([
    read<ProgramRow>(programs, database, 'visible_programs', [
      ...['id', 'promoter_id', 'manager_id', ...ofPrograms].map(ofView),
      `${firstThumbnailOf('p')} AS thumbnail_url`,
    ]),
    read<PropertyRow>(
      properties,
      database,
      'visible_properties',
      ['id', 'program_id', ...catalogueColumns.property].map(ofView),
      dwellings(ids),
    ),
  ])
  return { programs: programRows, properties: propertyRows }
}

const ofView = (column: string): string => `p.${column}`

const dwellings =
  (ids?: readonly string[]) =>
  (parameters: Parameters): string =>
    `p.kind = ANY(${parameters.add(dwellingKinds)})${ids ? ` AND p.id = ANY(${parameters.add(ids)})` : ''}`

function read<Row extends Record<string, unknown>>(
  scope: Scope,
  database: Queryable,
  view: string,
  columns: readonly string[],
  only: (parameters: Parameters) => string = () => 'true',
): Promise<Row[]> {
  const parameters = new Parameters()
  const text = `SELECT ${columns.join(', ')} FROM ${view} p
    WHERE ${within(scope, 'p', parameters)} AND ${only(parameters)} ORDER BY p.id`
  return database.query<Row>(text, parameters.values)
}
