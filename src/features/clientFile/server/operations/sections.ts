import { checkChange, checkComplete, type Attributes } from '#contract'
import type { ClientFileSection } from '#features/clientFile/contract/household'
import { isObject } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Verb, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as clientFiles from '../repositories/clientFiles'
import { idempotency } from '#server/repositories'
import * as sections from '../repositories/sections'
import {
  changesBetween,
  checkVersion,
  differing,
  isEmpty,
  notFound,
  accepted,
  scopeOf,
  withInitial,
  writableInitial,
} from '#server/operations'
import { closeClientFile, openClientFile, readOpened, type ClientFileWrite } from './clientFileWrite'
import { acceptedPlaces } from '#server/operations/places'
import { policies } from '../policies'

/** Where a resource of a section is: its file, and its id in a list. */
export interface SectionAddress {
  readonly section: ClientFileSection
  readonly clientFileId: string
  readonly itemId?: string | undefined
}

/** A section after a write, and its file, whose progress may have changed. */
export interface SectionWritten {
  readonly resource: Resource
  readonly file: Resource
}

/** The resources of a list. @throws Failure notFound when the file is not the viewer's */
export async function listSection(database: Queryable, viewer: Viewer, address: SectionAddress): Promise<Resource[]> {
  const scope = scopeOf(policies[address.section.definition.type].list, viewer)
  const found = await sections.findSection(scope, database, address.section, address)
  if (found.length === 0 && !(await clientFiles.findClientFile(scope, database, address.clientFileId))) throw notFound()
  return found
}

/** One resource: the section itself, or an item of it. */
export async function readSection(database: Queryable, viewer: Viewer, address: SectionAddress): Promise<Resource> {
  const scope = scopeOf(policies[address.section.definition.type].read, viewer)
  const [resource] = await sections.findSection(scope, database, address.section, address)
  if (!resource) throw notFound()
  return resource
}

/** Changes the attributes that the input names; nothing is written when they have these values already. @param version the one that the change was made on */
export async function updateSection(
  transaction: Queryable,
  viewer: Viewer,
  address: SectionAddress,
  input: unknown,
  version?: number,
): Promise<SectionWritten> {
  const write = beginWrite(transaction, viewer, address, 'update')
  await openClientFile(write)
  const [current] = await sections.findSection(write.scope, transaction, address.section, address)
  if (!current) throw notFound()
  const attributes = acceptedPlaces(
    address.section.definition,
    accepted(checkChange(address.section.definition, input)),
  )
  checkVersion(current, version)
  const changed = differing(current, attributes)
  if (isEmpty(changed)) return { resource: current, file: await readOpened(write) }
  await sections.updateSection(write.scope, transaction, address.section, { ...address, itemId: current.id }, changed)
  return written(write, address, current.id, (after) => changesBetween(current, current.attributes, after.attributes))
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
  const write = beginWrite(transaction, viewer, address, 'create')
  await openClientFile(write)
  const { section, clientFileId } = address
  const creation = key === undefined ? undefined : { clientFileId, resourceType: section.definition.type, key }
  const earlier = creation && (await idempotency.findCreated(transaction, viewer, creation))
  if (earlier !== undefined)
    return { resource: await sectionIn(write, section, earlier), file: await readOpened(write), isNew: false }
  if (section.cardinality === 'optional') {
    const [current] = await sections.findSection(write.scope, transaction, section, address)
    if (current) return { ...(await updateSection(transaction, viewer, address, input)), isNew: false }
  }
  const attributes = { ...newAttributes(section, input), ...authorOf(section, viewer) }
  const [id = ''] = await sections.insertSection(write.scope, transaction, section, clientFileId, [attributes])
  if (creation) await idempotency.insertCreation(transaction, viewer, creation, id)
  return {
    ...(await written(write, address, id, (after) => changesBetween(after, null, after.attributes))),
    isNew: true,
  }
}

/** Removes an item, or the section that a toggle closes. Answers the file. */
export async function removeSection(
  transaction: Queryable,
  viewer: Viewer,
  address: SectionAddress,
): Promise<Resource> {
  const write = beginWrite(transaction, viewer, address, 'remove')
  await openClientFile(write)
  const [current] = await sections.findSection(write.scope, transaction, address.section, address)
  if (!current) throw notFound()
  await sections.removeSection(write.scope, transaction, address.section, address)
  return closeClientFile(write, changesBetween(current, current.attributes, null))
}

function beginWrite(
  transaction: Queryable,
  viewer: Viewer,
  { section, clientFileId }: SectionAddress,
  verb: Verb,
): ClientFileWrite {
  return { viewer, transaction, clientFileId, scope: scopeOf(policies[section.definition.type][verb], viewer) }
}

async function written(
  write: ClientFileWrite,
  { section }: SectionAddress,
  itemId: string,
  changesOf: (after: Resource) => ReturnType<typeof changesBetween>,
): Promise<SectionWritten> {
  const resource = await sectionIn(write, section, itemId)
  return { resource, file: await closeClientFile(write, changesOf(resource)) }
}

/** A resource as it is in the write. @throws Failure notFound */
async function sectionIn(
  { scope, transaction, clientFileId }: ClientFileWrite,
  section: ClientFileSection,
  itemId: string,
): Promise<Resource> {
  const [resource] = await sections.findSection(scope, transaction, section, { clientFileId, itemId })
  if (!resource) throw notFound()
  return resource
}

/**
 * A toggle opens a half-filled section (specification §4): only what the input fills is checked. An item of a list is
 * complete, with the initial value of what is neither named nor required.
 */
function newAttributes({ cardinality, definition }: ClientFileSection, input: unknown): object {
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

/** A note is signed by who writes it. */
function authorOf({ definition }: ClientFileSection, viewer: Viewer): Partial<Attributes<'note'>> {
  return definition.type === 'note' ? { author_name: viewer.name } : {}
}
