import { useState } from 'react'
import type { ListRequest } from '#client/api'
import { useResourceList } from '#client/store'
import { includedOfSeveral as include, type Study } from '../kinds'

const DAY_MS = 24 * 3_600_000

/** How many are looked through for what was read or asked. */
const LOOKED_THROUGH = 100

/** Studies that were sent, and what their readers did. @param count how many are read of those that nobody has opened */
export function useFollowedStudies(filter: ListRequest['filter'], count: number) {
  const [since] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const unread = useResourceList('commercial_report', {
    ...{ filter: { ...filter, status: ['sent'] }, sort: ['-sent_at'], page: { size: count }, include },
  })
  const read = useResourceList('commercial_report', {
    filter: { ...filter, status: ['sent', 'viewed', 'stale', 'expired'] },
    ...{ sort: ['-updated_at'], page: { size: LOOKED_THROUGH }, include },
  })
  const isRecent = ({ attributes: { first_viewed_at: at } }: Study) => at !== null && at !== undefined && at >= since
  return {
    unread: unread.resources,
    /** How many nobody has opened, those that are not read here among them. */
    unreadTotal: unread.page?.total ?? 0,
    recent: read.resources.filter(isRecent),
    asked: read.resources.filter(({ attributes }) => (attributes.open_questions ?? 0) > 0),
    isComplete: unread.page !== undefined && read.page !== undefined,
    failure: unread.failure ?? read.failure,
    refetch: () => {
      unread.refetch()
      read.refetch()
    },
  }
}
