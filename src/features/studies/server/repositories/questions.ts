import { randomUUID } from 'node:crypto'
import type { ReadersQuestion } from '#features/studies/contract'
import type { Queryable } from '#server/db'
import { insertion, Parameters } from '#server/repositories'
import type { StudyPlace } from './events'

export interface NewQuestion {
  readonly recipient_id: string
  readonly chapter: string | null
  readonly figure: string | null
  readonly amount: string | null
  readonly text: string
  readonly asked_at: Date
}

export async function insertQuestion(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  question: NewQuestion,
): Promise<void> {
  const parameters = new Parameters()
  const row = { company_id: companyId, id: randomUUID(), report_id: id, ...question }
  await transaction.query(insertion('commercial_report_questions', [row], parameters), parameters.values)
}

/** Who asked, and their link. */
export interface Asker {
  readonly email: string
  readonly link: string
  readonly question: string
}

/** @returns who asked it; undefined where the study has no such question */
export async function answerQuestion(
  transaction: Queryable,
  { companyId, id }: StudyPlace,
  {
    question,
    text,
    userId,
    at,
  }: { readonly question: string; readonly text: string; readonly userId: string; readonly at: Date },
): Promise<Asker | undefined> {
  const [asker] = await transaction.query<Asker & Record<string, unknown>>(
    `UPDATE commercial_report_questions q SET answer = $4, answered_at = $5, answered_by_id = $6
     FROM commercial_report_recipients r
     WHERE q.company_id = $1 AND q.report_id = $2 AND q.id = $3 AND r.company_id = q.company_id AND r.id = q.recipient_id
     RETURNING r.email, r.link, q.text AS question`,
    [companyId, id, question, text, at, userId],
  )
  return asker
}

/** Those of one mailbox on a study and on the versions before it, the oldest first. */
export const findReadersQuestions = (
  database: Queryable,
  { companyId, id }: StudyPlace,
  email: string,
): Promise<readonly ReadersQuestion[]> =>
  database.query<ReadersQuestion & Record<string, unknown>>(
    `WITH RECURSIVE versions AS (
       SELECT id, previous_id FROM commercial_reports WHERE company_id = $1 AND id = $2
       UNION SELECT r.id, r.previous_id FROM versions v JOIN commercial_reports r ON r.company_id = $1 AND r.id = v.previous_id)
     SELECT q.id, q.chapter, q.figure, q.amount, q.text, q.asked_at, q.answer, q.answered_at FROM commercial_report_questions q
     JOIN versions v ON v.id = q.report_id
     JOIN commercial_report_recipients reader ON reader.company_id = q.company_id AND reader.id = q.recipient_id
     WHERE q.company_id = $1 AND lower(reader.email) = lower($3) ORDER BY q.asked_at, q.id`,
    [companyId, id, email],
  )
