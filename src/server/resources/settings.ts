import { checkComplete, resources } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { addressSearch } from '#contract/places'
import { schemes, type ProjectType, type SimulationDefaults } from '#domain'
import { policies, type Scope, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { settings } from '#server/repositories'
import {
  findLocation,
  relatedMunicipalities,
  searchLocations,
  type AddressSearch,
  type LocationSearch,
  type Place,
} from '#server/services'
import { notFound } from './failure'
import { accepted, scopeOf } from './guard'
import { simulationDefaults } from './simulationDefaults'

/** The project types, active or not for the firm. */
export async function listProjects(
  database: Queryable,
  viewer: Viewer,
): Promise<Extract<Resource, { type: 'project' }>[]> {
  const switches = await settings.findProjectSwitches(scopeOf(policies.project.list, viewer), database)
  return schemes.all.map(({ id, label, short, slugs, kind }) => ({
    type: 'project',
    id,
    attributes: { label, short, slugs, is_active: switches.get(id) ?? true, is_investment: kind === 'investment' },
    relationships: {},
  }))
}

/** The project type of a key or of a name used in addresses. @throws Failure notFound */
export function findProject(name: string): ProjectType {
  const scheme = schemes.all.find(({ id, slugs }) => id === name || slugs.includes(name))
  if (!scheme) throw notFound()
  return scheme.id
}

/** The default assumptions of the firm for a project type. */
export async function readSimulationConfiguration(
  database: Queryable,
  viewer: Viewer,
  project: ProjectType,
): Promise<Resource> {
  const scope = scopeOf(policies.simulation_configuration.read, viewer)
  return {
    type: 'simulation_configuration',
    id: project,
    attributes: await defaultsOf(database, scope, project),
    relationships: {},
  }
}

/** What the firm set for a project type, completed by our assumptions. Euros a year, fractions. */
export async function defaultsOf(database: Queryable, scope: Scope, project: ProjectType): Promise<SimulationDefaults> {
  const set = await settings.findSimulationConfiguration(scope, database, project)
  if (!set) return simulationDefaults
  const { fields } = resources.simulation_configuration
  const known = Object.entries(fields).filter(([name, field]) => set[name] !== null && field.accepts(set[name]))
  return { ...simulationDefaults, ...Object.fromEntries(known.map(([name]) => [name, set[name]])) }
}

const locationResource = ({ ...place }: Place): Resource => ({
  type: 'location',
  id: place.slug,
  attributes: place,
  relationships: {},
})

export function listLocations(viewer: Viewer, search: LocationSearch): Resource[] {
  scopeOf(policies.location.list, viewer)
  return searchLocations(search).map(locationResource)
}

/** The place of a slug, if any: a list of one or none. */
export function findLocations(viewer: Viewer, slug: string): Resource[] {
  scopeOf(policies.location.list, viewer)
  const place = findLocation(slug)
  return place ? [locationResource(place)] : []
}

/** @throws Failure notFound for an unknown slug */
export function readLocation(viewer: Viewer, slug: string): Resource {
  scopeOf(policies.location.read, viewer)
  return locationResource(placeOf(slug))
}

/** The municipalities around a place, or in it. */
export function listRelatedMunicipalities(viewer: Viewer, slug: string): Resource[] {
  scopeOf(policies.location.list, viewer)
  return relatedMunicipalities(placeOf(slug)).map(locationResource)
}

function placeOf(slug: string): Place {
  const place = findLocation(slug)
  if (!place) throw notFound()
  return place
}

/** Addresses that begin as what is typed, and who found them. */
export function completeAddress(viewer: Viewer, input: unknown, search: AddressSearch): ReturnType<AddressSearch> {
  scopeOf(policies.location.list, viewer)
  const answers = accepted(checkComplete(addressSearch, input))
  return search(answers.input, answers.types)
}
