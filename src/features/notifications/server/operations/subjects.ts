import type { Resource } from '#contract/jsonapi'
import { Refusal, type Policy, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { Table } from '#server/repositories'
import { findResources } from '#server/repositories/resources'

/** What a viewer may see of what they were told of. */
export interface Seen {
  readonly title: string
  /** Of the page where it is. */
  readonly address: string
}

/** What people are told of, resources of one type: the feature that they are of says what may be seen of them. */
export interface Subject {
  readonly type: string
  /** Those of the ids that the viewer may see, by id. */
  readonly find: (database: Queryable, viewer: Viewer, ids: readonly string[]) => Promise<ReadonlyMap<string, Seen>>
}

interface SubjectOf {
  readonly table: Table
  readonly policy: Policy
  readonly seen: (found: readonly Resource[], database: Queryable) => Promise<ReadonlyMap<string, Seen>>
}

/** Resources of a table, for those whom the policy lets read them. */
export const subjectOf = ({ table, policy, seen }: SubjectOf): Subject => ({
  type: table.type,
  find: async (database, viewer, ids) => {
    const scope = policy(viewer)
    if (scope instanceof Refusal) return new Map()
    return seen(await findResources(table, { scope, ids }, database), database)
  },
})
