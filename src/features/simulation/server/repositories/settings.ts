import type { FirmUsuryCeilings } from '#domain'
import type { Scope } from '#server/access'
import { prepared, type Queryable } from '#server/db'
import { type Row, Parameters, within } from '#server/repositories'
import { tables } from '../tables'
import { findDisabledFeatures } from './featureFlags'

/** The project types that the firm switched on or off, and those that nobody is offered here; one without a word is active. */
export async function findProjectSwitches(scope: Scope, database: Queryable): Promise<ReadonlyMap<string, boolean>> {
  const parameters = new Parameters()
  const text = `SELECT p.project, p.is_active FROM projects p WHERE ${within(scope, 'p', parameters)}`
  const rows = await database.query<{ project: string; is_active: boolean }>(prepared(text), parameters.values)
  const disabled = await findDisabledFeatures(database, 'project')
  return new Map([
    ...rows.map(({ project, is_active }) => [project, is_active] as const),
    ...disabled.map((name) => [name, false] as const),
  ])
}

/** What the firm set for the simulations of a project type, as columns; undefined when it set nothing. */
export async function findFirmAssumptions(
  scope: Scope,
  database: Queryable,
  project: string,
): Promise<Row | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.simulation_configuration.columns().join(', ')} FROM simulation_configurations c
    WHERE c.project = ${parameters.add(project)} AND ${within(scope, 'c', parameters)}`
  const [row] = await database.query<Row>(prepared(text), parameters.values)
  return row
}

/** The usury ceilings that the firm typed, by kind of loan and from a date; undefined when it typed none. */
export async function findUsuryCeilings(scope: Scope, database: Queryable): Promise<FirmUsuryCeilings | undefined> {
  const parameters = new Parameters()
  const text = `SELECT c.usury_from AS "from", c.usury_fixed_under_10y AS fixed_under_10y, c.usury_fixed_10_to_20y AS fixed_10_to_20y,
    c.usury_fixed_20y_plus AS fixed_20y_plus, c.usury_variable AS variable, c.usury_bridge AS bridge
    FROM companies c WHERE c.usury_from IS NOT NULL AND c.id = ${parameters.add(scope.columns['company_id'])}`
  const [row] = await database.query<FirmUsuryCeilings>(prepared(text), parameters.values)
  return row
}
