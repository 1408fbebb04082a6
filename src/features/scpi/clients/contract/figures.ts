import type { clientStatuses, portalStatuses } from './choices'

/** How many clients somebody lists, and how they stand. */
export interface ClientFigures {
  readonly total: number
  /** Something lacks in their files or in their accounts. */
  readonly incomplete: number
  readonly by_status: Readonly<Record<keyof typeof clientStatuses, number>>
  readonly by_portal_status: Readonly<Record<keyof typeof portalStatuses, number>>
}
