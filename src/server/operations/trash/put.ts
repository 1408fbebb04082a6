import type { ResourceType } from '#contract'
import type { Policy, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as repository from '#server/repositories/trash'

/** For how long what was deleted may come back: 30 days. */
const KEPT_MS = 30 * 86_400_000

/** A type of resource that goes to the trash when it is deleted. */
export interface TrashKind {
  readonly type: ResourceType
  readonly table: string
  /** Who deletes one: sees it in the trash, and restores it. */
  readonly removal: Policy
  /** SQL: what people call it, from its row `t`. */
  readonly title: string
  /** Runs once it is gone for good, or is back. */
  readonly ended?: (transaction: Queryable, end: TrashEnd) => Promise<void>
}

export interface TrashEnd {
  readonly companyId: string
  readonly id: string
  /** When it went for good; null when it is back. */
  readonly purgedAt: Date | null
}

interface Deletion {
  readonly id: string
  /** Rows of other tables that go with it without hanging on it. */
  readonly others?: readonly { readonly table: string; readonly id: string }[]
  readonly now: Date
}

/** Deletes a resource that was held within the scope of the viewer; for 30 days, it may come back. */
export async function putInTrash(
  transaction: Queryable,
  { companyId, userId }: Viewer,
  { type, table, title }: TrashKind,
  { id, others = [], now }: Deletion,
): Promise<void> {
  await repository.putInTrash(transaction, {
    companyId,
    resourceType: type,
    rows: [{ table, id }, ...others],
    title,
    userId,
    deletedAt: now,
    purgedAfter: new Date(now.getTime() + KEPT_MS),
  })
}
