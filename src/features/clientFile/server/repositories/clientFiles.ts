import { randomUUID } from 'node:crypto'
import { clientFileSections } from '#features/clientFile/contract/household'
import type { Scope } from '#server/access'
import { prepared, type PreparedStatement, type Queryable } from '#server/db'
import { clientFileColumns, clientFileRead, type ClientFileInclude, type ClientFileRead } from './clientFileQuery'
import { type Row, assignments, insertion, Parameters, within } from '#server/repositories'
import { tableOfSection } from '../tables'
import { ofClientFile } from './ofClientFile'

export { archiveClientFile, assignClientFile, unarchiveClientFile } from './clientFileState'
export { clientFileSorts, searchClientFiles } from './clientFileSearch'

export const everySection: readonly ClientFileInclude[] = clientFileSections.map(({ relationship }) => relationship)

/** A file with what is asked for, in one statement; undefined outside of the scope. */
export async function findClientFile(
  scope: Scope,
  database: Queryable,
  id: string,
  include: readonly ClientFileInclude[] = [],
): Promise<ClientFileRead | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${clientFileColumns(include)} FROM client_files f WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  const [row] = await database.query<Row>(hot(text, include), parameters.values)
  return row && clientFileRead(row, include)
}

/** The two usual reads, bare and whole, are planned once; other combinations are too many to be kept. */
function hot(text: string, include: readonly ClientFileInclude[]): string | PreparedStatement {
  const isWhole = everySection.every((section) => include.includes(section))
  return include.length === 0 || isWhole ? prepared(text) : text
}

/** Holds the file until the end of the transaction, so that its writes follow one another; false outside of the scope. */
export async function lockClientFile(scope: Scope, transaction: Queryable, id: string): Promise<boolean> {
  const parameters = new Parameters()
  const text = `SELECT 1 FROM client_files f WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)} FOR UPDATE`
  return (await transaction.query(prepared(text), parameters.values)).length > 0
}

/** A new file of an adviser. The scope decides whose it can be. */
export async function insertClientFile(
  scope: Scope,
  transaction: Queryable,
  values: { adviser_id: string; title: string; lead_creator_id?: string | null },
): Promise<string> {
  const id = randomUUID()
  const parameters = new Parameters()
  await transaction.query(
    insertion('client_files', [{ id, ...values, ...scope.columns }], parameters),
    parameters.values,
  )
  return id
}

/** Writes attributes of a file that the person changed. */
export async function updateClientFile(
  scope: Scope,
  transaction: Queryable,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET ${assignments(attributes, parameters)}, version = version + 1, updated_at = clock_timestamp()
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(text, parameters.values)
}

/** Notes that something of the file changed, and what follows from its content. Its own version stays: nobody edited it. */
export async function touchClientFile(
  scope: Scope,
  transaction: Queryable,
  id: string,
  derived: { status: string; completeness: number },
): Promise<void> {
  const parameters = new Parameters()
  const text = `UPDATE client_files f SET ${assignments(derived, parameters)}, updated_at = clock_timestamp()
    WHERE f.id = ${parameters.add(id)} AND ${within(scope, 'f', parameters)}`
  await transaction.query(prepared(text), parameters.values)
}

/** A copy of a file within the scope, with all of its sections, under another title. */
export async function copyClientFile(
  scope: Scope,
  transaction: Queryable,
  id: string,
  copy: { adviser_id: string; title: string },
): Promise<string> {
  const copyId = await insertClientFile(scope, transaction, copy)
  for (const section of clientFileSections) {
    const table = tableOfSection(section)
    const columns = table.columns().join(', ')
    const parameters = new Parameters()
    const target = parameters.add(copyId)
    const text = `INSERT INTO ${table.name} (company_id, id, client_file_id, ${columns})
      SELECT s.company_id, gen_random_uuid(), ${target}, ${columns} FROM ${table.name} s
      WHERE ${ofClientFile(scope, id, parameters)} ORDER BY s.created_at, s.id`
    await transaction.query(text, parameters.values)
  }
  return copyId
}
