import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { findSettings } from '#server/repositories/settings'

/** Whether a firm is told what readers do with its studies: unless it said no. */
export async function isTold(database: Queryable, companyId: string, now: Date): Promise<boolean> {
  const { values } = await findSettings(database, companyId, ['commercial_report_parameters'], dayOf(now))
  return values.get('tracking') !== false
}
