import { dayInParis } from '#presentation/formats'
import type { Queryable } from '#server/db'
import { findSettings } from '#server/repositories/settings'

/** Whether a firm is told what readers do with its studies: unless it said no. */
export async function isTold(database: Queryable, companyId: string, now: Date): Promise<boolean> {
  const { values } = await findSettings(
    database,
    companyId,
    ['commercial_report_parameters'],
    dayInParis(now.getTime()),
  )
  return values.get('tracking') !== false
}
