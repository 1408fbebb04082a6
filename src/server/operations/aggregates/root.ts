import { checkChange, checkComplete, definitionOf } from '#contract'
import type { Resource } from '#contract/jsonapi'
import type { Policy, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import {
  removeResources,
  updateResources,
  type ResourcePage,
  type ResourceSearch,
} from '#server/repositories/resources'
import {
  findWhole,
  searchFieldChanges,
  searchWholes,
  type FieldChangeSearch,
  type Whole,
} from '#server/repositories/aggregates'
import { changesBetween, checkVersion, differing, isEmpty } from '../change'
import { notFound } from '../failure'
import { accepted, scopeOf } from '../guard'
import { withInitial, writableInitial } from '../initial'
import { acceptedPlaces } from '../places'
import {
  closeAggregate,
  openAggregate,
  openNewAggregate,
  policyFor,
  readOpened,
  refuseClosed,
  refuseJudged,
  type SectionContent,
  type ServedAggregate,
} from './aggregate'
import { decryptedResources } from './encrypted'

/** A page of roots with what is asked for. @param policy which of them the viewer may list */
export async function listRoots(
  served: ServedAggregate,
  database: Queryable,
  viewer: Viewer,
  { policy = policyFor(served, served.kept.aggregate.type, 'list'), ...search }: ResourceSearch & { policy?: Policy },
  include: readonly string[] = [],
): Promise<ResourcePage<Whole>> {
  const scope = scopeOf(policy, viewer)
  mayInclude(served, viewer, include)
  const { found, total } = await searchWholes(served.kept, scope, database, search, include)
  return { found: await Promise.all(found.map((whole) => asShown(served, viewer, whole))), total }
}

/** A root with what is asked for. @throws Failure notFound outside of the scope */
export async function readRoot(
  served: ServedAggregate,
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly string[] = [],
): Promise<Whole> {
  const scope = scopeOf(policyFor(served, served.kept.aggregate.type, 'read'), viewer)
  mayInclude(served, viewer, include)
  const whole = await findWhole(served.kept, scope, database, id, include)
  if (!whole) throw notFound()
  return asShown(served, viewer, whole)
}

async function asShown(served: ServedAggregate, viewer: Viewer, { root, included }: Whole): Promise<Whole> {
  const clear = served.cipher ? await decryptedResources(served, viewer.companyId, included) : included
  return {
    root: served.shown?.(root, viewer) ?? root,
    included: clear.map((resource) => served.shownSection?.(resource, viewer) ?? resource),
  }
}

/** Each section that comes along asks for the right to read it. */
function mayInclude(served: ServedAggregate, viewer: Viewer, include: readonly string[]): void {
  for (const { relationship, definition } of served.kept.aggregate.sections) {
    if (include.includes(relationship)) scopeOf(policyFor(served, definition.type, 'read'), viewer)
  }
}

/** A new aggregate of what its root holds by itself; the sections that are always there begin empty. */
export function createRoot(
  served: ServedAggregate,
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
): Promise<Resource> {
  const { aggregate } = served.kept
  const scope = scopeOf(policyFor(served, aggregate.type, 'create'), viewer)
  const definition = definitionOf(aggregate.type)
  const attributes = accepted(checkComplete(definition, withInitial(definition, input, 'optional')))
  const columns = { ...writableInitial(definition), ...acceptedPlaces(definition, attributes) }
  const written = Object.fromEntries(
    Object.keys(writableInitial(definition)).map((name) => [name, columns[name] ?? null]),
  )
  return openNewAggregate({ served, viewer, scope, transaction }, written, emptySections(served))
}

export const emptySections = ({ kept }: ServedAggregate): SectionContent[] =>
  kept.aggregate.sections.map((section) => ({
    section,
    resources: section.cardinality === 'one' ? [writableInitial(section.definition)] : [],
  }))

/** Changes what the root holds by itself. @param version the one that the change was made on */
export async function updateRoot(
  served: ServedAggregate,
  transaction: Queryable,
  viewer: Viewer,
  rootId: string,
  { input, version, now }: { readonly input: unknown; readonly version?: number | undefined; readonly now: Date },
): Promise<Resource> {
  const { root, aggregate } = served.kept
  const definition = definitionOf(aggregate.type)
  const write = {
    served,
    viewer,
    transaction,
    rootId,
    scope: scopeOf(policyFor(served, aggregate.type, 'update'), viewer),
  }
  await openAggregate(write)
  const current = await readOpened(write)
  await refuseClosed(write, aggregate.type, input, now)
  const attributes = acceptedPlaces(definition, accepted(checkChange(definition, input, current.attributes)))
  checkVersion(current, version)
  const changed = differing(current, attributes)
  if (isEmpty(changed)) return current
  await refuseJudged(write, { type: aggregate.type, current, attributes: changed, now })
  await updateResources(root, { scope: write.scope, ids: [rootId] }, transaction, changed)
  return closeAggregate(write, changesBetween(current, current.attributes, { ...current.attributes, ...changed }))
}

/** Removes an aggregate, with all that is in it. @throws Failure notFound */
export async function removeRoot(
  served: ServedAggregate,
  transaction: Queryable,
  viewer: Viewer,
  rootId: string,
): Promise<void> {
  const { root, aggregate } = served.kept
  const scope = scopeOf(policyFor(served, aggregate.type, 'remove'), viewer)
  await openAggregate({ served, viewer, transaction, rootId, scope })
  await removeResources(root, { scope, ids: [rootId] }, transaction)
}

/** Who changed what in an aggregate, the newest first. @throws Failure notFound when its root is not the viewer's */
export async function listHistory(
  served: ServedAggregate,
  database: Queryable,
  viewer: Viewer,
  rootId: string,
  search: FieldChangeSearch,
): Promise<ResourcePage> {
  const scope = scopeOf(served.history, viewer)
  if (!(await findWhole(served.kept, scope, database, rootId))) throw notFound()
  return searchFieldChanges(served.kept, scope, database, rootId, search)
}
