import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete, type ResourceType } from '#contract'
import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Section } from '#contract/resources'
import type { Verb, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import {
  countResources,
  findOwner,
  findResources,
  insertResources,
  removeResources,
  updateResources,
  type Reach,
} from '#server/repositories/resources'
import { findCreated, findWhole, insertCreation, type FieldChange } from '#server/repositories/aggregates'
import { changesBetween, checkVersion, differing, isEmpty } from '../change'
import { invalid, notFound } from '../failure'
import { accepted, fieldErrors, scopeOf } from '../guard'
import { withInitial, writableInitial } from '../initial'
import { acceptedPlaces } from '../places'
import {
  closeAggregate,
  openAggregate,
  policyFor,
  readOpened,
  refuseClosed,
  refuseJudged,
  type AggregateWrite,
  type ServedAggregate,
} from './aggregate'
import { decryptedResources, encryptedAttributes } from './encrypted'

/** Where a resource of a section is: its aggregate, and its id in a list. */
export interface SectionAddress {
  readonly served: ServedAggregate
  readonly section: Section<ResourceType>
  readonly rootId: string
  readonly itemId?: string | undefined
  /** The instant of the request. */
  readonly now: Date
}

/** How many items a list may have: one that is written in again and again must not grow without end. */
const ITEMS_AT_MOST = 2_000

/** A section after a write, and its root, some of which may follow from it. */
export interface SectionWritten {
  readonly resource: Resource
  readonly root: Resource
}

/** The id of the root of an item that is addressed by itself. @throws Failure notFound, forbidden */
export async function findRootId(
  served: ServedAggregate,
  database: Queryable,
  viewer: Viewer,
  { definition: { type } }: Section<ResourceType>,
  itemId: string | undefined,
): Promise<string> {
  const scope = scopeOf(policyFor(served, type, 'read'), viewer)
  const rootId =
    itemId === undefined ? undefined : await findOwner(served.kept.section(type), { scope, ids: [itemId] }, database)
  if (rootId === undefined) throw notFound()
  return rootId
}

/** The resources of a list. @throws Failure notFound when the root is not the viewer's */
export async function listSection(
  database: Queryable,
  viewer: Viewer,
  address: SectionAddress,
): Promise<readonly Resource[]> {
  const { served, section, rootId } = address
  const scope = scopeOf(policyFor(served, section.definition.type, 'list'), viewer)
  const found = await findIn(address, { scope, ownerId: rootId }, database)
  if (found.length === 0 && !(await findWhole(served.kept, scope, database, rootId))) throw notFound()
  return found.map((resource) => shown(served, viewer, resource))
}

/** One resource: the section itself, or an item of it. */
export async function readSection(database: Queryable, viewer: Viewer, address: SectionAddress): Promise<Resource> {
  const scope = scopeOf(policyFor(address.served, address.section.definition.type, 'read'), viewer)
  const [resource] = await findIn(address, reachOf(address, scope), database)
  if (!resource) throw notFound()
  return shown(address.served, viewer, resource)
}

const shown = (served: ServedAggregate, viewer: Viewer, resource: Resource): Resource =>
  served.shownSection?.(resource, viewer) ?? resource

/**
 * Changes the attributes that the input names; nothing is written when they have these values already.
 * @param version the one that the change was made on
 */
export async function updateSection(
  transaction: Queryable,
  viewer: Viewer,
  address: SectionAddress,
  input: unknown,
  version?: number,
): Promise<SectionWritten> {
  const { served, section } = address
  const write = await begun(transaction, viewer, address, 'update')
  const current = await currentOf(write, address)
  const { type } = section.definition
  await refuseClosed(write, type, input, address.now)
  const attributes = acceptedPlaces(
    section.definition,
    accepted(checkChange(section.definition, input, current.attributes)),
  )
  checkVersion(current, version)
  const changed = differing(current, attributes)
  if (isEmpty(changed)) return { resource: shown(served, viewer, current), root: await readOpened(write) }
  await refuseJudged(write, { type, current, attributes: changed, now: address.now })
  const item = { ...address, itemId: current.id }
  const amended = await served.amended?.(write, { type, current, attributes: changed, now: address.now })
  const stored = await storedIn(address, write, current.id, { ...changed, ...amended })
  await updateResources(tableOf(address), reachOf(item, write.scope), transaction, stored)
  return written(write, { ...item, served }, (after) => changesBetween(current, current.attributes, after.attributes))
}

/**
 * Adds an item to a list, or the section that a toggle opens. The same key again adds nothing: it answers what it added.
 * @throws Failure notFound when that was removed since
 */
export async function createSection(
  transaction: Queryable,
  viewer: Viewer,
  address: SectionAddress,
  input: unknown,
  key?: string,
): Promise<SectionWritten & { readonly isNew: boolean }> {
  const { served, section, rootId } = address
  const { type } = section.definition
  const write = await begun(transaction, viewer, address, 'create')
  const creation = key === undefined ? undefined : { rootId, resourceType: type, key }
  const earlier = creation && (await findCreated(served.kept, transaction, viewer, creation))
  if (earlier !== undefined)
    return {
      resource: await currentOf(write, { ...address, itemId: earlier }),
      root: await readOpened(write),
      isNew: false,
    }
  if (section.cardinality === 'optional') {
    const [current] = await findIn(address, reachOf(address, write.scope), transaction)
    if (current) return { ...(await updateSection(transaction, viewer, address, input)), isNew: false }
  }
  await refuseBeyond(write, address)
  await refuseClosed(write, type, input, address.now)
  const author = served.signed?.[type]
  const attributes = { ...newAttributes(section, input), ...(author === undefined ? {} : { [author]: viewer.name }) }
  await refuseJudged(write, { type, current: null, attributes, now: address.now })
  const reach = { scope: write.scope, ownerId: rootId }
  const id = randomUUID()
  const stored = await storedIn(address, write, id, attributes)
  await insertResources(tableOf(address), reach, transaction, [{ id, ...stored }])
  if (creation) await insertCreation(served.kept, transaction, viewer, creation, id)
  const item = { ...address, itemId: id }
  return {
    ...(await written(write, item, (after) => changesBetween(after, null, after.attributes))),
    isNew: true,
  }
}

/** @throws Failure invalid when the list has as many items as it may */
async function refuseBeyond({ scope, transaction }: AggregateWrite, address: SectionAddress): Promise<void> {
  const { cardinality, definition, label } = address.section
  if (cardinality !== 'many') return
  const count = await countResources(tableOf(address), { scope, ownerId: address.rootId }, transaction)
  if (count < ITEMS_AT_MOST) return
  const most = ITEMS_AT_MOST.toLocaleString('fr-FR')
  throw invalid(
    fieldErrors(definition.type, `${label}\u00a0: ${most} au plus. Supprimez-en une ligne pour en ajouter une autre.`),
  )
}

/** Removes an item, or the section that a toggle closes. Answers the root. */
export async function removeSection(
  transaction: Queryable,
  viewer: Viewer,
  address: SectionAddress,
): Promise<Resource> {
  const write = await begun(transaction, viewer, address, 'remove')
  const current = await currentOf(write, address)
  await refuseClosed(write, address.section.definition.type, writableInitial(address.section.definition), address.now)
  await removeResources(tableOf(address), reachOf(address, write.scope), transaction)
  return closeAggregate(write, changesBetween(current, current.attributes, null))
}

const tableOf = ({ served, section }: SectionAddress) => served.kept.section(section.definition.type)

const reachOf = ({ rootId, itemId }: SectionAddress, scope: Reach['scope']): Reach => ({
  scope,
  ownerId: rootId,
  ...(itemId === undefined ? {} : { ids: [itemId] }),
})

async function findIn(address: SectionAddress, reach: Reach, database: Queryable): Promise<readonly Resource[]> {
  const found = await findResources(tableOf(address), reach, database)
  const { company_id: companyId } = reach.scope.columns
  return address.served.cipher ? decryptedResources(address.served, companyId ?? '', found) : found
}

/** Attributes of a row of a section, as they are stored. */
const storedIn = (
  { served, section }: SectionAddress,
  { scope }: Pick<AggregateWrite, 'scope'>,
  id: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const { company_id: companyId } = scope.columns
  return encryptedAttributes(served, { type: section.definition.type, companyId: companyId ?? '', id }, attributes)
}

/** Begins a write in a section: the rights first, then the root is held. */
async function begun(
  transaction: Queryable,
  viewer: Viewer,
  { served, section, rootId }: SectionAddress,
  verb: Verb,
): Promise<AggregateWrite> {
  const scope = scopeOf(policyFor(served, section.definition.type, verb), viewer)
  const write = { served, viewer, transaction, rootId, scope }
  await openAggregate(write)
  return write
}

/** The resource at an address, as it is in the write. @throws Failure notFound */
async function currentOf({ scope, transaction }: AggregateWrite, address: SectionAddress): Promise<Resource> {
  const [current] = await findIn(address, reachOf(address, scope), transaction)
  if (!current) throw notFound()
  return current
}

async function written(
  write: AggregateWrite,
  address: SectionAddress,
  changesOf: (after: Resource) => readonly FieldChange[],
): Promise<SectionWritten> {
  const resource = await currentOf(write, address)
  const root = await closeAggregate(write, changesOf(resource))
  return { resource: shown(write.served, write.viewer, resource), root }
}

/**
 * A toggle opens a half-filled section (specification §4): only what the input fills is checked. An item of a list is
 * complete, with the initial value of what is neither named nor required.
 */
function newAttributes({ cardinality, definition }: Section<ResourceType>, input: unknown): object {
  const initial = writableInitial(definition)
  if (cardinality === 'optional')
    return { ...initial, ...acceptedPlaces(definition, accepted(checkChange(definition, withoutEmpty(input)))) }
  const { ...attributes }: Readonly<Record<string, unknown>> = acceptedPlaces(
    definition,
    accepted(checkComplete(definition, withInitial(definition, input, 'optional'))),
  )
  return Object.fromEntries(Object.keys(initial).map((name) => [name, attributes[name] ?? null]))
}

function withoutEmpty(input: unknown): unknown {
  return isObject(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
    : input
}
