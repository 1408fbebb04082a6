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
export async function findSimulationConfiguration(
  scope: Scope,
  database: Queryable,
  project: string,
): Promise<Row | undefined> {
  const parameters = new Parameters()
  const text = `SELECT ${tables.simulation_configuration.columns().join(', ')} FROM simulation_configurations c WHERE c.project = ${parameters.add(project)} AND ${within(scope, 'c', parameters)}`
  const [row] = await database.query<Row>(prepared(text), parameters.values)
  return row
}
