import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within, type Row } from '#server/repositories'
import { tables } from '../tables'

/** The prices that a property had, the latest change first. It was read within the scope before. */
export async function findPriceChanges(scope: Scope, database: Queryable, propertyId: string): Promise<Resource[]> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.price_change.selected('c')}
    FROM property_price_changes c JOIN visible_properties p ON p.id = c.property_id
    WHERE p.id = ${parameters.add(propertyId)} AND ${within(scope, 'p', parameters)} ORDER BY c.changed_on DESC, c.id`
  const rows = await database.query<Row>(text, parameters.values)
  return rows.map((row) => tables.price_change.resource(row))
}

/** A property of the scope, and its programme. */
export async function findShownProperty(
  scope: Scope,
  database: Queryable,
  id: string,
): Promise<{ readonly id: string; readonly program_id: string } | undefined> {
  const parameters = new Parameters()
  const text = `SELECT p.id, p.program_id FROM visible_properties p WHERE p.id = ${parameters.add(id)} AND ${within(scope, 'p', parameters)}`
  const [found] = await database.query<{ id: string; program_id: string }>(text, parameters.values)
  return found
}

/** A programme of the scope. */
export async function findShownProgram(
  scope: Scope,
  database: Queryable,
  id: string,
): Promise<{ readonly id: string } | undefined> {
  const parameters = new Parameters()
  const text = `SELECT g.id FROM visible_programs g WHERE g.id = ${parameters.add(id)} AND ${within(scope, 'g', parameters)}`
  const [found] = await database.query<{ id: string }>(text, parameters.values)
  return found
}
