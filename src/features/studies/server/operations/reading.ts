import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '#contract'
import type { ClosedLink, StudyReading } from '#features/studies/contract'
import { areReadingsTold } from '#features/company/server'
import { dayInParis } from '#presentation/formats'
import type { Queryable } from '#server/db'
import { findNewerLink, findLinked, findStudiesOf, type LinkedSending } from '../repositories/sendings'
import { findReadersQuestions } from '../repositories/questions'
import { findKept } from '../repositories/studies'
import { figuresOf } from './keptFigures'

/** A reader at the door: by the link that was sent to them. */
export interface Reader {
  readonly link: string
  /** Which study of the sending; the first one without. */
  readonly report?: string | undefined
  /** What the browser shows to have told the password. */
  readonly cookie: string | undefined
  readonly now: Date
}

/** What a link opens, or why it opens nothing. */
export type Opened =
  | { readonly kind: 'open'; readonly sending: LinkedSending; readonly studyId: string }
  | { readonly kind: 'closed'; readonly closed: ClosedLink }

const closed = (link: ClosedLink): Extract<Opened, { kind: 'closed' }> => ({ kind: 'closed', closed: link })

/** What a browser keeps of a password that was right: it opens the links of that sending, until its password changes. */
export const passwordProof = ({
  packageId,
  password_hash,
}: Pick<LinkedSending, 'packageId' | 'password_hash'>): string =>
  createHmac('sha256', password_hash ?? '')
    .update(`study ${packageId}`)
    .digest('base64url')

function isProof(sending: LinkedSending, cookie: string | undefined): boolean {
  const [sent, expected] = [Buffer.from(cookie ?? ''), Buffer.from(passwordProof(sending))]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** The sending that a link leads to: where its study was replaced, the latest one to the same mailbox. */
export async function sendingOf(database: Queryable, link: string): Promise<LinkedSending | undefined> {
  if (!isUuid(link)) return undefined
  const own = await findLinked(database, link)
  if (own?.revoked_at !== null) return own
  const studies = await findStudiesOf(database, own)
  if (studies.length > 0 && studies.some(({ status }) => status !== 'superseded')) return own
  const newer = await findNewerLink(database, own)
  return newer === undefined ? own : findLinked(database, newer)
}

/** What a reader may open now. */
export async function openLink(database: Queryable, { link, report, cookie, now }: Reader): Promise<Opened> {
  const sending = await sendingOf(database, link)
  if (!sending) return closed({ why: 'unknown' })
  const names = { adviser: sending.adviser, company: sending.company ?? '' }
  if (sending.revoked_at !== null) return closed({ why: 'revoked', ...names })
  if (Date.parse(sending.expires_at) <= now.getTime()) return closed({ why: 'expired', ...names })
  if (sending.password_hash !== null && !isProof(sending, cookie))
    return closed({ why: 'password', company: names.company })
  const studies = await findStudiesOf(database, sending)
  const study = report === undefined ? studies[0] : studies.find(({ id }) => id === report)
  return study ? { kind: 'open', sending, studyId: study.id } : closed({ why: 'unknown' })
}

/** What the page of a study is given. */
export async function readStudy(
  database: Queryable,
  reader: Reader,
): Promise<
  { readonly kind: 'open'; readonly reading: StudyReading } | { readonly kind: 'closed'; readonly closed: ClosedLink }
> {
  const opened = await openLink(database, reader)
  if (opened.kind === 'closed') return opened
  const { sending, studyId } = opened
  const place = { companyId: sending.companyId, id: studyId }
  const kept = await findKept(database, place)
  if (!kept) return closed({ why: 'unknown' })
  const { facts, title, pages, status } = kept
  return {
    kind: 'open',
    reading: {
      report: { id: studyId, title, pages },
      reports: (await findStudiesOf(database, sending)).map((study) => ({ id: study.id, title: study.title })),
      reader: `${sending.firstname} ${sending.lastname}`,
      adviser: facts.adviser,
      company: { name: facts.company.name, logo: sending.logo },
      client: facts.client,
      facts,
      figures: await figuresOf(database, place, kept),
      tracking: {
        isOn: await areReadingsTold(database, sending.companyId, dayInParis(reader.now.getTime())),
        hasOptedOut: sending.opted_out,
      },
      expires_at: sending.expires_at,
      replaces: kept.previous,
      stale: status === 'stale' || status === 'superseded',
      questions: await findReadersQuestions(database, place, sending.email),
    },
  }
}
