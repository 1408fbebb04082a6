import { catalogueColumns, type CatalogueRow } from '#features/catalogue/contract'
import { schemes, type ProjectType, type FirmAssumptions } from '#domain'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { findProjectSwitches } from '#features/account/server'
import { assumptionsOn, settingPolicy } from '#features/simulation/server'
import { findCatalogue } from '../repositories'
import { policies } from '../policies'
import { marketOf, visibilityOf, writtenReference } from './visibility'

const scopesOf = (viewer: Viewer) => ({
  programs: scopeOf(policies.program.list, viewer),
  properties: scopeOf(policies.property.list, viewer),
})

interface WrittenCatalogue {
  readonly programs: readonly CatalogueRow[]
  readonly properties: readonly CatalogueRow[]
  readonly assumptions: Readonly<Partial<Record<ProjectType, FirmAssumptions>>>
}

/**
 * The whole catalogue as rows, in the order of `catalogueColumns`, and what the firm assumes for each project type that it
 * offers on a day (`YYYY-MM-DD`); what the viewer may not see is null.
 */
export async function readCatalogue(database: Queryable, viewer: Viewer, asOf: string): Promise<WrittenCatalogue> {
  const visibility = await visibilityOf(database, viewer)
  const { programs, properties } = await findCatalogue(scopesOf(viewer), database)
  const columns = catalogueColumns.property.map((name) => (visibility.hidden.has(name) ? null : name))
  const valueOf = (row: Readonly<Record<string, unknown>>, name: (typeof columns)[number]) => {
    if (name === null) return null
    return name === 'reference' ? writtenReference(textOf(row[name]), visibility) : row[name]
  }
  return {
    programs: programs.map((row) => {
      const full: Readonly<Record<string, unknown>> = {
        ...row,
        ...marketOf(row.municipality, row.seniority),
      }
      return [row.id, row.promoter_id, row.manager_id, ...catalogueColumns.program.map((name) => full[name])]
    }),
    properties: properties.map((row) => [row.id, row.program_id, ...columns.map((name) => valueOf(row, name))]),
    assumptions: await assumptionsOf(database, viewer, new Set(programs.map((row) => row.project)), asOf),
  }
}

/** What the firm of the viewer assumes for each project type that it offers. */
export const findAssumptions = async (
  database: Queryable,
  viewer: Viewer,
  asOf: string,
): Promise<ReadonlyMap<ProjectType, FirmAssumptions>> => {
  const found = await assumptionsOf(database, viewer, new Set(schemes.all.map(({ id }) => id)), asOf)
  return new Map(schemes.all.flatMap(({ id }) => (found[id] ? [[id, found[id]] as const] : [])))
}

/** What the firm assumes for each of these project types, but for those that it has switched off. */
async function assumptionsOf(
  database: Queryable,
  viewer: Viewer,
  projects: ReadonlySet<unknown>,
  asOf: string,
): Promise<WrittenCatalogue['assumptions']> {
  const scope = scopeOf(settingPolicy.list, viewer)
  const [switches, { assumptions }] = await Promise.all([
    findProjectSwitches(scope, database),
    assumptionsOn(database, scope, asOf),
  ])
  const offered = schemes.all.filter(({ id }) => projects.has(id) && switches.get(id) !== false)
  return Object.fromEntries(offered.map(({ id }) => [id, assumptions]))
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
