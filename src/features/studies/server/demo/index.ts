import { firmIds } from '#features/account/server/demo'
import type { ChapterKey } from '#features/studies/contract/study'
import { writeFigure } from '#presentation/formats'
import { viewerOf, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { DemoMaking } from '#server/demo'
import { Failure } from '#server/operations'
import { authentication } from '#server/repositories'
import { moveStudy } from '../repositories/events'
import { findLinked } from '../repositories/sendings'
import type { Study } from '../operations/kind'
import { keepSending } from '../operations/sendings'
import { generateStudy } from '../operations/studies'
import { track } from '../operations/tracking'

const DAY_MS = 86_400_000

/** Studies of the demo firm: one to be sent, one that was sent, and one that its client reads. A large firm, to measure with, has none. */
export async function demoStudies(transaction: Queryable, { asOf, size }: DemoMaking): Promise<void> {
  if (size !== 'demo') return
  const { company } = firmIds(size)
  const files = await findFiles(transaction, company.ormeval)
  let made = 0
  for (const file of files) {
    const plan = PLANS[made]
    const account =
      plan &&
      (await authentication.findAccountById(transaction, { companyId: company.ormeval, userId: file.adviser_id }))
    if (!plan || !account) break
    if (await makeStudy({ transaction, viewer: viewerOf(account), asOf }, file, plan)) made += 1
  }
  // Nobody is written to about what a demonstration is made of.
  await transaction.query(
    `DELETE FROM notifications WHERE company_id = $1 AND kind IN ('study_read', 'study_question')`,
    [company.ormeval],
  )
}

interface Plan {
  /** Days ago that it was made. */
  readonly days: number
  readonly isSent: boolean
  readonly isRead: boolean
}

const PLANS: readonly Plan[] = [
  { days: 3, isSent: true, isRead: true },
  { days: 1, isSent: true, isRead: false },
  { days: 0, isSent: false, isRead: false },
]

interface DemoFile {
  readonly id: string
  readonly adviser_id: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
}

/** Files whose operation was calculated, and whose client has a mailbox. */
const findFiles = (transaction: Queryable, companyId: string): Promise<readonly DemoFile[]> =>
  transaction.query<DemoFile & Record<string, unknown>>(
    `SELECT f.id, f.adviser_id, p.firstname, p.lastname, p.email FROM client_files f
     JOIN client_file_person p ON p.company_id = f.company_id AND p.client_file_id = f.id
     JOIN users u ON u.company_id = f.company_id AND u.id = f.adviser_id
     WHERE f.company_id = $1 AND f.calculated_at IS NOT NULL AND p.email IS NOT NULL AND 'expert-member' = ANY (u.roles)
     ORDER BY f.id`,
    [companyId],
  )

interface Making {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly asOf: Date
}

/** @returns whether the file could have one */
async function makeStudy(
  { transaction, viewer, asOf }: Making,
  file: DemoFile,
  { days, isSent, isRead }: Plan,
): Promise<boolean> {
  const now = new Date(asOf.getTime() - days * DAY_MS)
  const asking = { database: transaction, viewer, now, publicUrl: '' }
  const study = await generateStudy(asking, {
    client_file: file.id,
    sliders: [{ key: 'contribution', min: 0, max: 80_000 }],
  }).catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
  if (!study) return false
  const place = { companyId: viewer.companyId, id: study.id }
  await moveStudy(transaction, place, {
    to: 'generated',
    columns: { generated_at: now },
    event: { at: now, kind: 'ready' },
  })
  if (!isSent) return true
  const { firstname, lastname, email } = file
  const { readers } = await keepSending(asking, {
    reports: [study.id],
    recipients: [{ firstname, lastname, email }],
    subject: 'Votre étude',
    message: 'Comme convenu, voici votre étude. Appelez-moi dès que vous l’aurez lue.',
  })
  const link = readers[0]?.link
  if (isRead && link !== undefined) await read({ transaction, viewer, asOf: now }, study, link)
  return true
}

const CHAPTERS: readonly (readonly [ChapterKey, number])[] = [
  ['situation', 25],
  ['objectives', 15],
  ['solution', 95],
  ['effort', 140],
  ['financing', 60],
]

/** A client reads a study the day after, and asks something. */
async function read(
  { transaction, viewer: { companyId }, asOf }: Making,
  { id, attributes: { figures } }: Study,
  link: string,
): Promise<void> {
  const begun = asOf.getTime() + DAY_MS
  let passed = 0
  const tell = async (event: object): Promise<void> => {
    const sending = await findLinked(transaction, link)
    if (sending)
      await track(transaction, { place: { companyId, id }, sending, now: new Date(begun + passed * 1000) }, event)
  }
  await tell({ event: 'opened' })
  for (const [page, seconds] of CHAPTERS) {
    passed += seconds
    await tell({ event: 'page_viewed', page, seconds })
  }
  const asked = {
    page: 'effort',
    key: 'indicators.average_effort',
    amount: writeFigure(Math.abs(figures?.average_effort ?? 0), 'euros_per_month'),
  }
  await tell({ event: 'amount_explained', ...asked })
  await tell({
    event: 'question_asked',
    ...asked,
    text: 'Cet effort tient-il compte de la taxe foncière\u202f?',
  })
}
