import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { resourceOf } from '#server/repositories'
import { policies } from '../policies'
import { findNotifications, type NotificationRow } from '../repositories/notifications'
import type { Seen, Subject } from './subjects'

interface NotificationContext {
  readonly database: Queryable
  readonly viewer: Viewer
  readonly subjects: readonly Subject[]
}

/** What the viewer was told, the latest first; without what they may no longer see, or is no more. */
export async function readNotifications(asked: NotificationContext, id?: string): Promise<readonly Resource[]> {
  const { database, viewer } = asked
  const rows = await findNotifications(scopeOf(policies.notification.read, viewer), database, id)
  const seen = await seenOf(asked, rows)
  return rows.flatMap(({ subject_id, ...row }) => {
    const subject = seen.get(subject_id)
    return subject ? [resourceOf('notification', { ...row, ...subject })] : []
  })
}

async function seenOf({ database, viewer, subjects }: NotificationContext, rows: readonly NotificationRow[]) {
  const seen = new Map<string, Seen>()
  for (const { type, find } of subjects) {
    const ids = rows.filter(({ subject_type }) => subject_type === type).map(({ subject_id }) => subject_id)
    if (ids.length === 0) continue
    for (const [id, subject] of await find(database, viewer, [...new Set(ids)])) seen.set(id, subject)
  }
  return seen
}
