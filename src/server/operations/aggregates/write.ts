import type { Resource } from '#contract/jsonapi'
import type { ResourceType, Section } from '#contract/resources'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { insertResources } from '#server/repositories/resources'
import {
  findWhole,
  insertFieldChanges,
  lockRoot,
  sectionsOf,
  touchRoot,
  type FieldChange,
} from '#server/repositories/aggregates'
import { notFound } from '../failure'
import type { ServedAggregate } from './served'

/** A write inside an aggregate: which one, and what the viewer may reach of it. */
export interface AggregateWrite {
  readonly served: ServedAggregate
  readonly viewer: Viewer
  readonly scope: Scope
  readonly transaction: Queryable
  readonly rootId: string
}

/** Holds the root for the writes to come, before anything in it. @throws Failure notFound outside of the scope */
export async function openAggregate({ served, scope, transaction, rootId }: AggregateWrite): Promise<void> {
  if (!(await lockRoot(served.kept, scope, transaction, rootId))) throw notFound()
}

/** Ends a write: its lines in the history, then what follows from the content. Answers the root as it is now. */
export async function closeAggregate(write: AggregateWrite, changes: readonly FieldChange[]): Promise<Resource> {
  const { served, viewer, scope, transaction, rootId } = write
  const { kept } = served
  await insertFieldChanges(kept, scope, transaction, { rootId, viewer }, changes)
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
