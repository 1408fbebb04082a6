import { randomUUID } from 'node:crypto'
import type { ClientFileSection } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { resourceOf, type Row, assignments, insertion, Parameters } from '#server/repositories'
import { tableOfSection } from '../tables'
import { ofClientFile } from './ofClientFile'

/** Which rows of a section: those of a file, or the one of an id. */
export interface SectionKey {
  readonly clientFileId: string
  readonly itemId?: string | undefined
}

/** The resources of a section, in the order they were added; none outside of the scope. */
export async function findSection(
  scope: Scope,
  database: Queryable,
  section: ClientFileSection,
  key: SectionKey,
): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${tableOfSection(section).selected('s')} FROM ${tableOfSection(section).name} s WHERE ${matching(scope, key, parameters)} ORDER BY s.created_at, s.id`
  const rows = await database.query<Row>(prepared(text), parameters.values)
  return rows.map((row) => resourceOf(section.definition.type, row))
}

/** Adds resources to a section. The file was locked within the scope before. */
export async function insertSection(
  scope: Scope,
  transaction: Queryable,
  section: ClientFileSection,
  clientFileId: string,
  resources: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  if (resources.length === 0) return []
  const { company_id } = scope.columns
  const rows = resources.map((attributes) => ({
    company_id,
    id: randomUUID(),
    client_file_id: clientFileId,
    ...attributes,
  }))
  const parameters = new Parameters()
  await transaction.query(insertion(tableOfSection(section).name, rows, parameters), parameters.values)
  return rows.map(({ id }) => id)
}

/** Writes attributes of one resource. */
export async function updateSection(
  scope: Scope,
  transaction: Queryable,
  section: ClientFileSection,
  key: SectionKey,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE ${tableOfSection(section).name} s SET ${assignments(attributes, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE ${matching(scope, key, parameters)}`
  await transaction.query(text, parameters.values)
}

export async function removeSection(
  scope: Scope,
  transaction: Queryable,
  section: ClientFileSection,
  key: SectionKey,
): Promise<void> {
  const parameters = new Parameters()
  await transaction.query(
    `DELETE FROM ${tableOfSection(section).name} s WHERE ${matching(scope, key, parameters)}`,
    parameters.values,
  )
}

function matching(scope: Scope, { clientFileId, itemId }: SectionKey, parameters: Parameters): string {
  const file = ofClientFile(scope, clientFileId, parameters)
  return itemId === undefined ? file : `${file} AND s.id = ${parameters.add(itemId)}`
}
