import type { Queryable } from '#server/db'
import type { Scheduler } from '#server/jobs'
import { tellAdviser } from '../operations/letters'
import { tellPromoter } from '../operations/promoterLetters'
import { RECEIPT_NAME, type WriteReceipt } from '../operations/receipt'
import { automaticStep } from '../operations/steps'
import { insertStep } from '../repositories/history'
import { takeUnansweredReports, type UnansweredReport } from '../repositories/unansweredReports'
import { movingRounds, type JobDependencies } from './movingRounds'

/** Reminds promoters, once, of the dénonciations that they have not answered in time, and tells who made them. */
export const reportReminders =
  (writeReceipt: WriteReceipt) =>
  (dependencies: JobDependencies): Scheduler =>
    movingRounds(dependencies, (transaction, now, publicUrl) =>
      remindDue(transaction, { now, publicUrl, writeReceipt }),
    )

interface Reminding {
  readonly now: Date
  readonly publicUrl: string
  readonly writeReceipt: WriteReceipt
}

/** @returns how many were reminded */
export async function remindDue(transaction: Queryable, reminding: Reminding): Promise<number> {
  const unanswered = await takeUnansweredReports(transaction, reminding.now)
  for (const report of unanswered) await remind(transaction, report, reminding)
  return unanswered.length
}

async function remind(
  transaction: Queryable,
  report: UnansweredReport,
  { now, publicUrl, writeReceipt }: Reminding,
): Promise<void> {
  const { company_id: companyId, id, created_by_id: authorId, answer_due_at: until } = report
  const links = { promoterId: report.promoter_id, programId: report.program_id }
  const content = await writeReceipt(transaction, companyId, { ...report, ...links, authorId })
  const receipt = { name: RECEIPT_NAME, content }
  const told = { companyId, reportId: id, links, authorId, at: now, until, receipt, isReminder: true }
  const passedOn = await tellPromoter(transaction, told)
  const step = automaticStep({ companyId, sale: { kind: 'report', id } }, now)
  await insertStep(transaction, { ...step, action: 'remind', from: 'sent', to: 'sent' })
  await tellAdviser(transaction, {
    ...{ companyId, userId: authorId, clientFileId: report.client_file_id, publicUrl, at: now, until, passedOn },
    action: 'remind',
    promoter: report.promoter,
  })
}
