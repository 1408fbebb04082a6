import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { insertResources, reached } from '../resources/index'
import { Parameters } from '../statement'
import type { AggregateMapping } from './mapping'

/** A copy of an aggregate within the scope, with all of its sections. @param columns of the new root @returns its id */
export async function copyAggregate(
  kept: AggregateMapping,
  scope: Scope,
  transaction: Queryable,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [copyId = ''] = await insertResources(kept.root, { scope }, transaction, [columns])
  for (const { definition } of kept.aggregate.sections) {
    const table = kept.section(definition.type)
    const copied = table.columns().join(', ')
    const parameters = new Parameters()
    const target = parameters.add(copyId)
    const text = `INSERT INTO ${table.name} (company_id, id, ${kept.owner.column}, ${copied})
      SELECT t.company_id, gen_random_uuid(), ${target}, ${copied} FROM ${table.name} t
      WHERE ${reached(table, { scope, ownerId: id }, parameters)} ORDER BY t.created_at, t.id`
    await transaction.query(text, parameters.values)
  }
  return copyId
}
