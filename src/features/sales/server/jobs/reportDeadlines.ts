import { statusAt } from '#contract/lifecycle'
import { reportLifecycle } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import type { Scheduler } from '#server/jobs'
import { partners } from '#features/catalogue/server'
import { tellAdviser } from '../operations/letters'
import { takeDueReports, writeStatus, type DueReport } from '../repositories/dueReports'
import { insertStep } from '../repositories/history'
import { automaticStep } from '../operations/steps'
import { movingRounds, type JobDependencies } from './movingRounds'

/** Writes down what time made of dénonciations, and tells who made them. */
export const reportDeadlines = (dependencies: JobDependencies): Scheduler => movingRounds(dependencies, moveDue)

/** @returns how many were moved */
export async function moveDue(transaction: Queryable, now: Date, publicUrl: string): Promise<number> {
  const due = await takeDueReports(transaction, now)
  for (const report of due) await move(transaction, report, { now, publicUrl })
  return due.length
}

async function move(
  transaction: Queryable,
  report: DueReport,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const to = statusAt(reportLifecycle, { status: report.status, attributes: report }, now)
  const action = to === 'expired' ? 'expire' : 'tick'
  const companyId = report.company_id
  await writeStatus(transaction, report, to)
  await insertStep(transaction, {
    ...automaticStep({ companyId, sale: { kind: 'report', id: report.id } }, now),
    action,
    from: report.status,
    to,
  })
  const terms = await partners.findTerms(transaction, { promoterId: report.promoter_id, programId: null })
  await tellAdviser(transaction, {
    companyId,
    userId: report.created_by_id,
    clientFileId: report.client_file_id,
    publicUrl,
    action,
    promoter: terms?.name ?? '',
    at: now,
    until: report.expires_at,
  })
}
