import { definitionOf, type ResourceDefinition, type ResourceType } from '#contract'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Section } from '#contract/resources'
import * as operations from '#server/operations/aggregates'
import type { SectionAddress, ServedAggregate } from '#server/operations/aggregates'
import type { Verb } from '#server/access'
import type { Table } from '#server/repositories'
import { everySection } from '#server/repositories/aggregates'
import { findFirmOf } from '#server/repositories/resources'
import { grammarOf, searchOf, type ListDefinition } from '../collections'
import { pageInfo } from '../page'
import type { ApiRoute, Call, FilesOfBody, ViewerRoute } from '../route'
import { historyRoute } from './history'

interface RootRoutes {
  /** What the roots are listed by; absent: the feature lists them. */
  readonly list?: ListDefinition
  /** Refuses filters and sorts that this viewer may not use. @throws Failure */
  readonly check?: (call: Pick<Call, 'query' | 'viewer'>) => void
  /** Says of roots what other features know of them at the instant of the call. */
  readonly completed?: (
    roots: readonly Resource[],
    call: Pick<Call, 'database' | 'viewer' | 'now'>,
  ) => Promise<readonly Resource[]>
  /** Whether a root is created from what it holds by itself; else the feature creates them. */
  readonly isCreated?: boolean
  readonly isRemoved?: boolean
  readonly acts?: RootActs
  /** Of sections that go through states, by type. */
  readonly sectionActs?: SectionActsByType
}

/** Roots that go through states: a change that names an `action` does that. */
interface RootActs {
  /** All that a change may carry. */
  readonly body: ResourceDefinition
  /** The files that an action may bring. */
  readonly files?: FilesOfBody
  readonly act: (call: Call) => Promise<Resource>
  /** What is said beside a root: what may be done with it now. */
  readonly metaOf: (root: Resource, call: Pick<Call, 'viewer' | 'now'>) => object
  /** Clients of the portal act too. */
  readonly isForClients?: true
}

/** A section that goes through states: a change that names an `action` does that. */
interface SectionActs {
  readonly body: ResourceDefinition
  readonly act: (call: Call, address: SectionAddress) => Promise<operations.sections.SectionWritten>
  readonly metaOf: (resource: Resource, call: Pick<Call, 'viewer' | 'now'>) => object
}
type SectionActsByType = Readonly<Partial<Record<ResourceType, SectionActs>>>

/** The routes of an aggregate: its root, each of its sections by its cardinality, its history. */
export function aggregateRoutes(served: ServedAggregate, root: RootRoutes = {}): readonly ApiRoute[] {
  const { aggregate } = served.kept
  const item = `${aggregate.path}/:id`
  return [
    ...rootRoutes(served, root),
    ...aggregate.sections.flatMap((section) =>
      sectionRoutes(served, section, `${item}/${section.path}`, root.sectionActs?.[section.definition.type]),
    ),
    { ...historyRoute(served, `${item}/history`), ...firmOf(served, item, aggregate.type) },
  ]
}

/** What may come with a root. */
export const includesOf = ({ kept }: ServedAggregate): readonly string[] => [
  ...everySection(kept),
  ...Object.keys(kept.parts),
]

function rootRoutes(served: ServedAggregate, root: RootRoutes): ApiRoute[] {
  const { list, check, completed, isCreated, isRemoved } = root
  const { type, path } = served.kept.aggregate
  const described = describing(served, served.kept.aggregate.words.name, type)
  const item = `${path}/:id`
  return [
    ...(list ? [{ ...described('GET', path, 'list'), ...listing(served, list, { check, completed }) }] : []),
    ...(isCreated === true ? [{ ...described('POST', path, 'create'), ...creation(served) }] : []),
    { ...described('GET', item, 'read'), ...reading(served, root) },
    { ...described('PUT', item, 'update'), ...change(served, root) },
    ...(isRemoved === true ? [{ ...described('DELETE', item, 'remove'), ...removal(served) }] : []),
  ]
}

const DOINGS: Readonly<Record<Verb, string>> = {
  list: 'liste',
  create: 'ajout',
  read: 'lecture',
  update: 'modification',
  remove: 'suppression',
}

const describing =
  (served: ServedAggregate, label: string, answers: ResourceType) =>
  <Method extends ApiRoute['method']>(method: Method, path: string, verb: Verb) => ({
    method,
    path,
    access: 'viewer' as const,
    summary: `${label}\u00a0: ${DOINGS[verb]}`,
    ...(served.openToClients?.[answers]?.includes(verb) === true ? { isForClients: true } : {}),
    ...firmOf(served, path, answers),
    // No answer is kept that holds in clear what the database does not.
    ...(method === 'GET' ? {} : { writes: true, repeatable: operations.encryptedFields(answers).length === 0 }),
    answers,
  })

/** The firm of the row of a table that a part of the path names. */
const firmOfRow =
  (table: Table, name = 'id'): NonNullable<ViewerRoute['firmOf']> =>
  ({ database, parameter }) =>
    findFirmOf(table, database, parameter(name))

/** How the firm is found of what a path names: by the root, or by the section that is addressed without it. */
function firmOf(
  { kept, isAcrossFirms }: ServedAggregate,
  path: string,
  type: ResourceType,
): Pick<ViewerRoute, 'firmOf'> {
  if (isAcrossFirms !== true) return {}
  if (path.includes('/:id')) return { firmOf: firmOfRow(kept.root) }
  return path.includes('/:itemId') ? { firmOf: firmOfRow(kept.section(type), 'itemId') } : {}
}

type Completed = RootRoutes['completed']

const listing = (
  served: ServedAggregate,
  list: ListDefinition,
  { check, completed }: { check: RootRoutes['check'] | undefined; completed: Completed | undefined },
) => ({
  query: { ...grammarOf(list), includes: includesOf(served) },
  handle: async ({ database, viewer, query, now }: Call) => {
    check?.({ query, viewer })
    const search = searchOf(query, list, { viewer, now })
    const { found, total } = await operations.listRoots(served, database, viewer, search, query.include)
    const roots = found.map(({ root }) => root)
    return {
      data: (await completed?.(roots, { database, viewer, now })) ?? roots,
      included: found.flatMap(({ included }) => included),
      page: pageInfo(query, total),
    }
  },
})

const reading = (served: ServedAggregate, { completed, acts }: RootRoutes) => ({
  query: { includes: includesOf(served) },
  handle: async ({ database, viewer, query, parameter, now }: Call) => {
    const { root, included } = await operations.readRoot(served, database, viewer, parameter('id'), query.include)
    const [whole] = (await completed?.([root], { database, viewer, now })) ?? []
    return { data: whole ?? root, included, ...(acts && { meta: acts.metaOf(root, { viewer, now }) }) }
  },
})

const creation = (served: ServedAggregate) => ({
  body: definitionOf(served.kept.aggregate.type),
  handle: async ({ database, viewer, body }: Call) => ({
    status: 201 as const,
    data: await operations.createRoot(served, database, viewer, body),
  }),
})

const change = (served: ServedAggregate, { completed, acts }: RootRoutes) => ({
  body: acts?.body ?? definitionOf(served.kept.aggregate.type),
  ...(acts?.files && { files: acts.files }),
  handle: async (call: Call) => {
    const { database, viewer, body: input, version, parameter, now } = call
    // A client of the portal changes fields alone, unless he may act too.
    const mayAct = viewer.kind !== 'client' || acts?.isForClients === true
    const isAction = mayAct && Object.hasOwn(entriesOf(input), 'action')
    const root =
      acts && isAction
        ? await acts.act(call)
        : await operations.updateRoot(served, database, viewer, parameter('id'), { input, version, now })
    const [whole] = (await completed?.([root], { database, viewer, now })) ?? []
    return { data: whole ?? root, ...(acts && { meta: acts.metaOf(root, { viewer, now }) }) }
  },
})

const removal = (served: ServedAggregate) => ({
  handle: async ({ database, viewer, parameter }: Call) => {
    await operations.removeRoot(served, database, viewer, parameter('id'))
    return { status: 204 as const }
  },
})

/** The routes of a section, by its cardinality. */
function sectionRoutes(
  served: ServedAggregate,
  section: Section<ResourceType>,
  path: string,
  acts?: SectionActs,
): ApiRoute[] {
  const { definition, label, cardinality } = section
  const described = describing(served, label, definition.type)
  const at = (address: string) => ({
    read: { ...described('GET', address, 'read'), ...sectionReading(served, section, acts) },
    update: { ...described('PUT', address, 'update'), ...sectionChange(served, section, acts) },
    remove: { ...described('DELETE', address, 'remove'), ...sectionRemoval(served, section) },
  })
  const create = { ...described('POST', path, 'create'), ...sectionCreation(served, section) }
  const list = { ...described('GET', path, 'list'), ...sectionListing(served, section) }
  const one = at(path)
  const item = at(`${section.itemPath ?? path}/:itemId`)
  switch (cardinality) {
    case 'one':
      return [one.read, one.update]
    case 'optional':
      return [one.read, create, one.update, one.remove]
    case 'many':
      return [list, create, item.read, item.update, item.remove]
  }
}

/** @throws Failure notFound for an item that is addressed without its root, and is of none that the viewer reads */
async function addressOf(
  served: ServedAggregate,
  section: Section<ResourceType>,
  { database, viewer, parameter, now }: Call,
): Promise<SectionAddress> {
  const itemId = parameter('itemId') || undefined
  const rootId = parameter('id') || (await operations.sections.findRootId(served, database, viewer, section, itemId))
  return { served, section, rootId, itemId, now }
}

const sectionListing = (served: ServedAggregate, section: Section<ResourceType>) => ({
  handle: async (call: Call) => ({
    data: await operations.sections.listSection(call.database, call.viewer, await addressOf(served, section, call)),
  }),
})

const sectionReading = (served: ServedAggregate, section: Section<ResourceType>, acts?: SectionActs) => ({
  handle: async (call: Call) => {
    const address = await addressOf(served, section, call)
    const data = await operations.sections.readSection(call.database, call.viewer, address)
    return { data, ...(acts && { meta: acts.metaOf(data, call) }) }
  },
})

const sectionChange = (served: ServedAggregate, section: Section<ResourceType>, acts?: SectionActs) => ({
  body: acts?.body ?? section.definition,
  handle: async (call: Call) => {
    const { database, viewer, body, version } = call
    const address = await addressOf(served, section, call)
    const isAction = acts !== undefined && Object.hasOwn(entriesOf(body), 'action')
    const { resource, root } = isAction
      ? await acts.act(call, address)
      : await operations.sections.updateSection(database, viewer, address, body, version)
    return { data: resource, included: [root], ...(acts && { meta: acts.metaOf(resource, call) }) }
  },
})

const sectionCreation = (served: ServedAggregate, section: Section<ResourceType>) => ({
  body: section.definition,
  handle: async (call: Call) => {
    const { database, viewer, body, idempotencyKey } = call
    const address = await addressOf(served, section, call)
    const { resource, root, isNew } = await operations.sections.createSection(
      database,
      viewer,
      address,
      body,
      idempotencyKey,
    )
    return { status: isNew ? (201 as const) : (200 as const), data: resource, included: [root] }
  },
})

const sectionRemoval = (served: ServedAggregate, section: Section<ResourceType>) => ({
  handle: async (call: Call) => {
    const root = await operations.sections.removeSection(
      call.database,
      call.viewer,
      await addressOf(served, section, call),
    )
    return { data: null, included: [root] }
  },
})
