import { resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { schemes, type ProjectType, type FirmAssumptions } from '#domain'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as settings from '../repositories/settings'
import { notFound, scopeOf } from '#server/operations'
import { defaultFirmAssumptions } from './defaultFirmAssumptions'
import { settingPolicy } from '../policies'

/** The project type of a key or of a name used in addresses. @throws Failure notFound */
export function findProject(name: string): ProjectType {
  const scheme = schemes.all.find(({ id, slugs }) => id === name || slugs.includes(name))
  if (!scheme) throw notFound()
  return scheme.id
}

/** The default assumptions of the firm for a project type. */
export async function readFirmAssumptions(
  database: Queryable,
  viewer: Viewer,
  project: ProjectType,
): Promise<Resource> {
  const scope = scopeOf(settingPolicy.read, viewer)
  return {
    type: 'simulation_configuration',
    id: project,
    attributes: await defaultsOf(database, scope, project),
    relationships: {},
  }
}

/** What the firm set for a project type, completed by our assumptions. Euros a year, fractions. */
export async function defaultsOf(database: Queryable, scope: Scope, project: ProjectType): Promise<FirmAssumptions> {
  const set = await settings.findFirmAssumptions(scope, database, project)
  if (!set) return defaultFirmAssumptions
  const { fields } = resources.simulation_configuration
  const known = Object.entries(fields).filter(([name, field]) => set[name] !== null && field.accepts(set[name]))
  return { ...defaultFirmAssumptions, ...Object.fromEntries(known.map(([name]) => [name, set[name]])) }
}
