import type { FieldErrors, ResourceType } from '#contract'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { Section } from '#contract/resources'
import type { Policies, Policy, ResourcePolicy, Scope, Verb, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher } from '#server/db/encryption'
import { insertResources } from '#server/repositories/resources'
import {
  findWhole,
  insertFieldChanges,
  lockRoot,
  sectionsOf,
  touchRoot,
  type AggregateMapping,
  type FieldChange,
  type Whole,
} from '#server/repositories/aggregates'
import { invalid, notFound } from '../failure'
import { maskedChanges } from './encrypted'

/** An aggregate as the server serves it: where it is kept, who may do what with it, and what follows from its content. */
export interface ServedAggregate {
  readonly kept: AggregateMapping
  /** Of its root and of its sections; those of sections give a scope of roots. */
  readonly policies: Partial<Policies>
  /** Who reads its history. */
  readonly history: Policy
  /** The attributes of the root that follow from its content. */
  readonly following?: Following
  /** A root as the viewer sees it, where not everyone sees all of it. */
  readonly shown?: (root: Resource, viewer: Viewer) => Resource
  /** A resource of a section as the viewer sees it, where not everyone sees all of it. */
  readonly shownSection?: (resource: Resource, viewer: Viewer) => Resource
  /** Told, in the transaction, that a viewer changed one. */
  readonly changed?: (transaction: Queryable, change: AggregateChange) => Promise<void>
  /** Opens and closes what its sections hold encrypted; of an aggregate that has such attributes. */
  readonly cipher?: ColumnCipher
  /** The attributes, of these that a change names, which the viewer may not write in this root or its sections. */
  readonly closed?: (asked: Naming) => readonly string[]
  /** What else forbids a change than the rules of its fields: other resources, or the day. Runs once the root is held. */
  readonly judged?: (write: AggregateWrite, change: JudgedChange) => Promise<FieldErrors>
  /** What else a change of a resource writes in it. */
  readonly amended?: (write: AggregateWrite, change: JudgedChange) => Promise<Readonly<Record<string, unknown>>>
  /** What clients do of it in their portal, by the type of the root or of a section; to them the rest does not exist. */
  readonly openToClients?: Readonly<Partial<Record<ResourceType, readonly Verb[]>>>
  /** Who sees every firm works in it, inside of the firm of each. */
  readonly isAcrossFirms?: true
  /** The attribute that holds the name of who added a resource, by the type of the section. */
  readonly signed?: Readonly<Partial<Record<ResourceType, string>>>
}

/** Which attributes of a resource of a type a viewer wants to write. */
interface Naming {
  readonly viewer: Viewer
  readonly root: Resource
  readonly type: ResourceType
  readonly names: readonly string[]
  readonly now: Date
}

/** A change of a resource, whose fields are right one by one. */
export interface JudgedChange {
  readonly type: ResourceType
  /** As it is; null for a new one. */
  readonly current: Resource | null
  readonly attributes: Readonly<Record<string, unknown>>
  readonly now: Date
}

/** What a viewer changed in one. */
interface AggregateChange {
  readonly rootId: string
  readonly viewer: Viewer
  readonly changes: readonly FieldChange[]
}

/** Attributes of a root, found again when something that they follow from has changed. */
interface Following {
  /** The types of the sections that they follow from: the others, however large, are not read. */
  readonly from: ReadonlySet<ResourceType>
  readonly attributes: (whole: Whole) => Readonly<Record<string, unknown>>
}

/** @throws Error for a type that the aggregate has no policy for */
export function policyFor({ kept, policies }: ServedAggregate, type: ResourceType, verb: Verb): Policy {
  const policy: ResourcePolicy | undefined = policies[type]
  if (!policy) throw new Error(`${kept.aggregate.type} says nobody who may ${verb} ${type}`)
  return policy[verb]
}

/** A write inside an aggregate: which one, and what the viewer may reach of it. */
export interface AggregateWrite {
  readonly served: ServedAggregate
  readonly viewer: Viewer
  readonly scope: Scope
  readonly transaction: Queryable
  readonly rootId: string
}

/** What is said of an attribute that is not this person’s to change, or is none. */
const CLOSED = 'Ce champ ne peut pas être modifié.'

/** @throws Failure invalid for the attributes of an input that the viewer may not write */
export async function refuseClosed(
  write: AggregateWrite,
  type: ResourceType,
  input: unknown,
  now: Date,
): Promise<void> {
  const { served, viewer } = write
  if (!served.closed) return
  const root = await readOpened(write)
  const names = served.closed({ viewer, root, type, names: Object.keys(entriesOf(input)), now })
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, [CLOSED]])))
}

/** @throws Failure invalid when something beside its own fields forbids a change */
export async function refuseJudged(write: AggregateWrite, change: JudgedChange): Promise<void> {
  const errors = (await write.served.judged?.(write, change)) ?? {}
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Holds the root for the writes to come, before anything in it. @throws Failure notFound outside of the scope */
export async function openAggregate({ served, scope, transaction, rootId }: AggregateWrite): Promise<void> {
  if (!(await lockRoot(served.kept, scope, transaction, rootId))) throw notFound()
}

/** Ends a write: its lines in the history, then what follows from the content. Answers the root as it is now. */
export async function closeAggregate(write: AggregateWrite, changes: readonly FieldChange[]): Promise<Resource> {
  const { served, viewer, scope, transaction, rootId } = write
  const { kept } = served
  await insertFieldChanges(kept, scope, transaction, { rootId, viewer }, maskedChanges(changes))
  await touchRoot(kept, scope, transaction, rootId, await followingAttributes(write, changes))
  if (changes.length > 0) await served.changed?.(transaction, { rootId, viewer, changes })
  return readOpened(write)
}

/** What follows from the content after these changes; nothing when it follows from none of them. */
async function followingAttributes(
  { served: { kept, following }, scope, transaction, rootId }: AggregateWrite,
  changes: readonly FieldChange[],
): Promise<Readonly<Record<string, unknown>>> {
  if (!following) return {}
  const isElsewhere = ({ resource_type }: FieldChange) =>
    resource_type !== kept.aggregate.type && ![...following.from].some((type) => type === resource_type)
  if (changes.length > 0 && changes.every(isElsewhere)) return {}
  const whole = await findWhole(kept, scope, transaction, rootId, sectionsOf(kept, following.from), true)
  if (!whole) throw notFound()
  return following.attributes(whole)
}

/** The root itself, as it is in the write. */
export async function readOpened({ served, scope, transaction, rootId }: AggregateWrite): Promise<Resource> {
  const whole = await findWhole(served.kept, scope, transaction, rootId)
  if (!whole) throw notFound()
  return whole.root
}

/** A section and the resources that it begins with. */
export interface SectionContent {
  readonly section: Section<ResourceType>
  readonly resources: readonly Readonly<Record<string, unknown>>[]
}

/** Writes a new aggregate. The scope decides whose it can be. @param columns of its root */
export async function openNewAggregate(
  begun: Omit<AggregateWrite, 'rootId'>,
  columns: Readonly<Record<string, unknown>>,
  contents: readonly SectionContent[],
): Promise<Resource> {
  const {
    served: { kept },
    scope,
    transaction,
  } = begun
  const [rootId = ''] = await insertResources(kept.root, { scope }, transaction, [columns])
  for (const { section, resources } of contents)
    await insertResources(kept.section(section.definition.type), { scope, ownerId: rootId }, transaction, resources)
  return closeAggregate({ ...begun, rootId }, [])
}
