import { notify, subjectOf, type Subject } from '#features/notifications/server'
import { studyFollowUpAddress } from '#features/studies/contract'
import type { Queryable } from '#server/db'
import { policies } from '../policies'
import { tables } from '../tables'
import type { StudyPlace } from './events'

/** Tells whoever made a study, and whoever is in charge of its file, of something that a reader did. */
export async function tellStudy(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  { kind, action, at }: { readonly kind: 'study_read' | 'study_question'; readonly action: string; readonly at: Date },
): Promise<void> {
  const rows = await transaction.query<{ user_id: string }>(
    `SELECT created_by_id AS user_id FROM commercial_reports WHERE company_id = $1 AND id = $2
     UNION SELECT adviser_id FROM commercial_report_viewers WHERE company_id = $1 AND id = $2 AND adviser_id IS NOT NULL`,
    [companyId, id],
  )
  await notify(transaction, {
    companyId,
    kind,
    subject: { type: 'commercial_report', id },
    actorId: null,
    at,
    action,
    to: rows.map(({ user_id }) => user_id),
  })
}

/** What may be seen of a study that one was told of. */
export const toldStudies: Subject = subjectOf({
  table: tables.commercial_report,
  policy: policies.commercial_report.read,
  seen: async (found, database) => {
    const rows = await database.query<{ id: string; title: string; client_file_id: string }>(
      'SELECT id, title, client_file_id FROM commercial_reports WHERE id = ANY($1)',
      [found.map(({ id }) => id)],
    )
    return new Map(
      rows.map(({ id, title, client_file_id }) => [id, { title, address: studyFollowUpAddress(client_file_id, id) }]),
    )
  },
})
