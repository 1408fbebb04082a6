import type { HeldLot } from '#features/catalogue/server'
import type { Asking } from '#server/operations/collections'
import { insertStep } from '../repositories/history'
import { takeUsableReports, writeStatus } from '../repositories/dueReports'

/** The dénonciations of a client that an option or a booking makes use of: to its promoter, for its programme or for any. */
export async function useReports(
  { database, viewer: { companyId, userId }, now }: Asking,
  { clientFileId, lot }: { readonly clientFileId: string; readonly lot: HeldLot },
): Promise<void> {
  const found = await takeUsableReports(database, { companyId, clientFileId, lot, now })
  for (const report of found) {
    await writeStatus(database, { company_id: companyId, id: report.id }, 'used')
    await insertStep(database, {
      companyId,
      sale: { kind: 'report', id: report.id },
      at: now,
      actorId: userId,
      channel: 'system' as const,
      action: 'use',
      from: report.status,
      to: 'used',
    })
  }
}
