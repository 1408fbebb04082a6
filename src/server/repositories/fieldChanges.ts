import { randomUUID } from 'node:crypto'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { insertion, Parameters } from './statement'

/** One attribute that someone changed. */
export interface FieldChange {
  readonly resource_type: string
  readonly resource_id: string
  readonly field: string
  readonly old_value: unknown
  readonly new_value: unknown
}

/** Adds to the history of a file who changed what. */
export async function insertFieldChanges(
  scope: Scope,
  transaction: Queryable,
  origin: { clientFileId: string; userId: string },
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const { company_id } = scope.columns
  const rows = changes.map(({ old_value, new_value, ...change }) => ({
    company_id,
    id: randomUUID(),
    client_file_id: origin.clientFileId,
    user_id: origin.userId,
    ...change,
    old_value: JSON.stringify(old_value),
    new_value: JSON.stringify(new_value),
  }))
  const parameters = new Parameters()
  await transaction.query(insertion('field_changes', rows, parameters), parameters.values)
}
