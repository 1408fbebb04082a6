import type { SettingWrite } from '#server/operations/settings'
import { dayOf } from '../day'
import type { Call } from '../route'

/** What a request that changes settings of a firm gives to do so. */
export const writeOf = ({ database, viewer, now }: Pick<Call, 'database' | 'viewer' | 'now'>): SettingWrite => ({
  transaction: database,
  viewer,
  now,
  today: dayOf(now),
})
