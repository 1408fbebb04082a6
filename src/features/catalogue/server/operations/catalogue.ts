import { catalogueColumns, isCriterion, type CatalogueRow } from '#features/catalogue/contract'
import type { Resource } from '#contract/jsonapi'
import { schemes, type ProjectType, type SimulationDefaults } from '#domain'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as catalogue from '../repositories'
import { invalid, notFound, fieldErrors, scopeOf } from '#server/operations'
import { defaultsOf, findProjectSwitches, settingPolicy } from '#features/simulation/server'
import { marketOf, shownProgram, shownProperty, visibilityOf, writtenReference, type Visibility } from './visibility'
import { policies } from '../policies'

export const propertyIncludes = ['program', 'promoter', 'manager', 'price_changes'] as const
export const programIncludes = ['promoter', 'manager', 'properties'] as const
export type CatalogueInclude = (typeof propertyIncludes)[number] | (typeof programIncludes)[number]

/** What was found, and what comes with it. */
export interface CataloguePage {
  readonly data: readonly Resource[]
  readonly included: readonly Resource[]
  readonly total: number
}

const scopesOf = (viewer: Viewer) => ({
  programs: scopeOf(policies.program.list, viewer),
  properties: scopeOf(policies.property.list, viewer),
})

/** A page of the properties for sale. @throws Failure invalid, on a criterion that the firm hides */
export async function listProperties(
  database: Queryable,
  viewer: Viewer,
  search: catalogue.CatalogueSearch,
  include: readonly CatalogueInclude[],
): Promise<CataloguePage> {
  const scope = scopeOf(policies.property.list, viewer)
  const visibility = await visibilityOf(database, viewer)
  refuseHidden(search, visibility)
  const { properties, total } = await catalogue.searchProperties(scope, database, search)
  return {
    data: properties.map((property) => shownProperty(property, visibility)),
    included: await partsOf(database, viewer, properties, include),
    total,
  }
}

export async function readProperty(
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly CatalogueInclude[],
) {
  const scope = scopeOf(policies.property.read, viewer)
  const [property] = await catalogue.findProperties(scope, database, [id])
  if (!property) throw notFound()
  const changes = include.includes('price_changes') ? await catalogue.findPriceChanges(scope, database, id) : []
  const shown = shownProperty(property, await visibilityOf(database, viewer))
  const price_changes = changes.map((change) => ({ type: change.type, id: change.id }))
  return {
    data: include.includes('price_changes')
      ? { ...shown, relationships: { ...shown.relationships, price_changes } }
      : shown,
    included: [...(await partsOf(database, viewer, [property], include)), ...changes],
  }
}

/** Properties by their ids, as the viewer sees them; those that are not shown are left out. */
export async function propertiesOf(
  database: Queryable,
  viewer: Viewer,
  ids: readonly string[],
  include: readonly CatalogueInclude[],
): Promise<Omit<CataloguePage, 'total'>> {
  const properties = await catalogue.findProperties(scopeOf(policies.property.list, viewer), database, ids)
  const visibility = await visibilityOf(database, viewer)
  return {
    data: properties.map((property) => shownProperty(property, visibility)),
    included: await partsOf(database, viewer, properties, include),
  }
}

export async function listPrograms(
  database: Queryable,
  viewer: Viewer,
  search: catalogue.CatalogueSearch,
  include: readonly CatalogueInclude[],
): Promise<CataloguePage> {
  const { programs, total } = await catalogue.searchPrograms(scopesOf(viewer), database, search)
  return {
    data: programs.map((program) => shownProgram(program, viewer)),
    included: await partnersOf(database, viewer, programs, include),
    total,
  }
}

export async function readProgram(
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly CatalogueInclude[],
) {
  const [program] = await catalogue.findPrograms(scopesOf(viewer), database, [id])
  if (!program) throw notFound()
  const partners = await partnersOf(database, viewer, [program], include)
  const shown = shownProgram(program, viewer)
  if (!include.includes('properties')) return { data: shown, included: partners }
  const all = {
    conditions: [{ column: 'program_id', among: [id] }],
    text: '',
    sort: [{ name: 'floor', descending: false }],
    limit: program.attributes.property_count ?? 0,
    offset: 0,
  }
  const { data } = await listProperties(database, viewer, all, [])
  const properties = data.map((property) => ({ type: property.type, id: property.id }))
  return { data: { ...shown, relationships: { ...shown.relationships, properties } }, included: [...partners, ...data] }
}

export function listPromoters(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  return catalogue.findPartners(scopeOf(policies.promoter.list, viewer), database, 'promoter')
}

export function listManagers(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  return catalogue.findPartners(scopeOf(policies.manager.list, viewer), database, 'manager')
}

interface WrittenCatalogue {
  readonly programs: readonly CatalogueRow[]
  readonly properties: readonly CatalogueRow[]
  readonly assumptions: Readonly<Partial<Record<ProjectType, SimulationDefaults>>>
}

/**
 * The whole catalogue as rows, in the order of `catalogueColumns`, and what the firm assumes for each project type that it
 * offers; what the viewer may not see is null.
 */
export async function readCatalogue(database: Queryable, viewer: Viewer): Promise<WrittenCatalogue> {
  const visibility = await visibilityOf(database, viewer)
  const { programs, properties } = await catalogue.findCatalogue(scopesOf(viewer), database)
  const columns = catalogueColumns.property.map((name) => (visibility.hidden.has(name) ? null : name))
  const valueOf = (row: Readonly<Record<string, unknown>>, name: (typeof columns)[number]) => {
    if (name === null) return null
    return name === 'reference' ? writtenReference(textOf(row[name]), visibility) : row[name]
  }
  return {
    programs: programs.map((row) => {
      const full: Readonly<Record<string, unknown>> = {
        ...row,
        ...marketOf(textOf(row['municipality']), row['seniority'] === 'old' ? 'old' : 'new'),
      }
      return [row['id'], row['promoter_id'], row['manager_id'], ...catalogueColumns.program.map((name) => full[name])]
    }),
    properties: properties.map((row) => [row['id'], row['program_id'], ...columns.map((name) => valueOf(row, name))]),
    assumptions: await assumptionsOf(database, viewer, new Set(programs.map((row) => row['project']))),
  }
}

/** What the firm assumes for each of these project types, but for those that it has switched off. */
async function assumptionsOf(
  database: Queryable,
  viewer: Viewer,
  projects: ReadonlySet<unknown>,
): Promise<WrittenCatalogue['assumptions']> {
  const scope = scopeOf(settingPolicy.list, viewer)
  const switches = await findProjectSwitches(scope, database)
  const offered = schemes.all.filter(({ id }) => projects.has(id) && switches.get(id) !== false)
  return Object.fromEntries(
    await Promise.all(offered.map(async ({ id }) => [id, await defaultsOf(database, scope, id)] as const)),
  )
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Filtering or sorting by a hidden score would tell it. */
function refuseHidden({ conditions, sort }: catalogue.CatalogueSearch, { hidden }: Visibility): void {
  const used = [
    ...conditions.flatMap((condition) => ('column' in condition ? [condition.column] : [])),
    ...sort.map(({ name }) => name),
  ]
  const name = used.find((column) => isCriterion(column) && hidden.has(column))
  if (name !== undefined)
    throw invalid(fieldErrors(name, 'Votre société ne montre pas cette note. Choisissez-en une autre.'))
}

async function partsOf(
  database: Queryable,
  viewer: Viewer,
  properties: readonly catalogue.PropertyResource[],
  include: readonly CatalogueInclude[],
): Promise<Resource[]> {
  const programs = include.includes('program')
    ? await catalogue.findPrograms(scopesOf(viewer), database, linked(properties, 'program'))
    : []
  return [
    ...programs.map((program) => shownProgram(program, viewer)),
    ...(await partnersOf(database, viewer, properties, include)),
  ]
}

async function partnersOf(
  database: Queryable,
  viewer: Viewer,
  resources: readonly Resource[],
  include: readonly CatalogueInclude[],
): Promise<Resource[]> {
  const wanted = (['promoter', 'manager'] as const).filter((type) => include.includes(type))
  const found = await Promise.all(
    wanted.map((type) =>
      catalogue.findPartners(scopeOf(policies[type].list, viewer), database, type, linked(resources, type)),
    ),
  )
  return found.flat()
}

/** The ids that a relationship of these resources points at, once each. */
function linked(resources: readonly Resource[], relationship: string): string[] {
  const refs = resources.flatMap(({ relationships }) => relationships[relationship] ?? [])
  return [...new Set(refs.map(({ id }) => id))]
}
