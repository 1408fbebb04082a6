import type { Resource } from '#contract/jsonapi'
import type { ResourceType, Section } from '#contract/resources'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { insertResources } from '#server/repositories/resources'
import {
  everySection,
  findWhole,
  insertFieldChanges,
  lockRoot,
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
  const { kept, following } = served
  await insertFieldChanges(kept, scope, transaction, { rootId, viewer }, changes)
  const whole = following && (await findWhole(kept, scope, transaction, rootId, everySection(kept)))
  if (following && !whole) throw notFound()
  await touchRoot(kept, scope, transaction, rootId, whole ? following(whole) : {})
  return readOpened(write)
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
