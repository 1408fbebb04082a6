import { randomUUID } from 'node:crypto'
import { checkComplete } from '#contract'
import { entriesOf, isText } from '#contract/json'
import {
  packageChange,
  packageCreation,
  studyAddress,
  studyLifecycle,
  USUAL_DAYS,
  type Recipient,
  type StudyAction,
} from '#features/studies/contract'
import { findAuthor } from '#features/company/server'
import { formatDate } from '#presentation/formats'
import { accepted, fieldErrors, invalid, scopeOf, sendLetter } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { idOf, type Of } from '#server/operations/lifecycle'
import { insertResources, lockResources, updateResources } from '#server/repositories/resources'
import { hashPassword } from '#server/services'
import { policies } from '../policies'
import {
  findRecipients,
  findStudiesOf,
  insertRecipients,
  noteMessage,
  revokeEarlier,
  type SentTo,
} from '../repositories/sendings'
import { tables } from '../tables'
import { studies, type Study } from './kind'
import { onlySending, readSending } from './readSending'

type Sending = Of<'commercial_report_package'>

const DAY_MS = 86_400_000

/** Sends studies to their readers, each by a link of their own. @throws Failure invalid, notFound, impossible */
export async function sendStudies(asking: Asking, input: unknown): Promise<Sending> {
  const { id, readers, letter } = await keepSending(asking, input)
  await writeTo(asking, readers, letter)
  return readSending(asking, id)
}

interface KeptSending {
  readonly id: string
  readonly readers: readonly (Recipient & Pick<SentTo, 'id' | 'link'>)[]
  readonly letter: Letter
}

/** Opens the links of a sending; nobody is written to yet. @throws Failure invalid, notFound, impossible */
export async function keepSending(asking: Asking, input: unknown): Promise<KeptSending> {
  const { database, viewer, now } = asking
  const scope = scopeOf(policies.commercial_report_package.create, viewer)
  const { reports, recipients, subject, message, days, password } = accepted(checkComplete(packageCreation, input))
  const held = await holdStudies(asking, reports)
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + (days ?? USUAL_DAYS) * DAY_MS)
  const password_hash = password === null ? null : await hashPassword(password)
  const row = { id, created_by_id: viewer.userId, subject, message, expires_at: expiresAt, password_hash }
  await insertResources(tables.commercial_report_package, { scope, ownerId: fileOf(held) }, database, [row])
  const readers = recipients.map((recipient) => ({ ...recipient, id: randomUUID(), link: randomUUID() }))
  const place = { companyId: viewer.companyId, packageId: id }
  await insertRecipients(
    database,
    place,
    readers.map((one) => ({ ...one, message_id: null })),
  )
  for (const study of held)
    await studies.move(asking, study, {
      action: 'send',
      columns: { package_id: id, sent_at: now, link_expires_at: expiresAt },
    })
  return { id, readers, letter: { subject, message, expiresAt, hasPassword: password !== null } }
}

/** Holds studies that may be sent. @throws Failure notFound, impossible */
async function holdStudies(asking: Asking, ids: readonly string[]): Promise<readonly Study[]> {
  const held: Study[] = []
  for (const id of ids.toSorted()) {
    const study = await studies.lock(asking, id)
    if (!studyLifecycle.transitions.send.from.includes(studies.statusOf(study, asking.now)))
      throw studies.impossible(study, asking, 'Cette étude ne peut pas être envoyée telle qu’elle est.')
    held.push(study)
  }
  return held
}

/** The one file that studies are of. @throws Failure invalid */
function fileOf(held: readonly Study[]): string {
  const files = new Set(held.map((study) => idOf(study, 'client_file') ?? ''))
  const [file] = files
  if (file === undefined || files.size > 1)
    throw invalid(fieldErrors('reports', 'Les études d’un envoi sont d’un même dossier.'))
  return file
}

interface Letter {
  readonly subject: string
  readonly message: string | null
  readonly expiresAt: Date
  readonly hasPassword: boolean
}

/** Writes to readers; each message says only their own link. */
async function writeTo(
  { database, viewer, now, publicUrl }: Asking,
  readers: readonly (Recipient & Pick<SentTo, 'id' | 'link'>)[],
  { subject, message, expiresAt, hasPassword }: Letter,
): Promise<void> {
  const author = await findAuthor(database, viewer)
  const signed = [viewer.name, author?.company].filter(Boolean).join(', ')
  const written = linesOf(message)
  for (const { id, link, email, firstname } of readers) {
    const { greeting, lines } = greeted(firstname, written)
    const messageId = await sendLetter(
      database,
      { companyId: viewer.companyId, recipient: email, now },
      {
        subject,
        greeting,
        linkAfter: lines.length,
        paragraphs: [
          ...lines,
          `Ce lien est le vôtre\u00a0: il s’ouvre jusqu’au ${formatDate(expiresAt.toISOString())}.`,
          ...(hasPassword ? ['Un mot de passe vous est demandé\u00a0: votre conseiller vous l’a donné.'] : []),
          signed,
        ],
        link: { label: 'Lire mon étude', address: `${publicUrl}${studyAddress(link)}` },
      },
    )
    await noteMessage(database, viewer.companyId, id, messageId)
  }
}

/** Each reader is greeted by name, unless the message has a greeting of its own, as its first line. */
function greeted(
  firstname: string,
  lines: readonly string[],
): { readonly greeting: string; readonly lines: readonly string[] } {
  const [first = '', ...others] = lines
  return GREETING.test(first) && others.length > 0
    ? { greeting: first, lines: others }
    : { greeting: `Bonjour ${firstname},`, lines }
}

const GREETING = /^(?:bonjour|bonsoir|cher|chère|chers|chères|madame|monsieur|mesdames|messieurs)\b[^.]{0,80}$/iu

/** The paragraphs of a message; a usual one where nothing was written. */
function linesOf(message: string | null): readonly string[] {
  const lines = (message ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : ['Voici l’étude que nous avons préparée pour vous.']
}

/** Sends again, takes back or prolongs. @throws Failure notFound, invalid, impossible */
export async function changeSending(asking: Asking, id: string, input: unknown): Promise<Sending> {
  const { database, viewer } = asking
  const scope = scopeOf(policies.commercial_report_package.update, viewer)
  const reach = { scope, ids: [id] }
  const sending = onlySending([...(await lockResources(tables.commercial_report_package, reach, database)).values()])
  const { action } = entriesOf(input)
  if (!isText(action) || !isSendingAction(action))
    throw invalid(fieldErrors('action', `Actions possibles\u00a0: ${Object.keys(changes).join(', ')}.`))
  const { days } = accepted(checkComplete(packageChange, input))
  const columns = await changes[action](asking, sending, days ?? USUAL_DAYS)
  await updateResources(tables.commercial_report_package, reach, database, columns)
  return readSending(asking, id)
}

type SendingAction = Extract<StudyAction, 'resend' | 'revoke' | 'extend'>
type Changed = (asking: Asking, sending: Sending, days: number) => Promise<Readonly<Record<string, unknown>>>

const changes: Readonly<Record<SendingAction, Changed>> = { resend, revoke, extend }

const isSendingAction = (action: string): action is SendingAction => Object.hasOwn(changes, action)

/** The studies of a sending that an action is possible for. @throws Failure impossible where there is none */
async function concerned(asking: Asking, { id }: Sending, action: SendingAction): Promise<readonly Study[]> {
  const { companyId } = asking.viewer
  const held: Study[] = []
  for (const study of await findStudiesOf(asking.database, { companyId, packageId: id }))
    held.push(await studies.lock(asking, study.id))
  const possible = held.filter((study) =>
    studyLifecycle.transitions[action].from.includes(studies.statusOf(study, asking.now)),
  )
  const [first] = held
  if (possible.length === 0 && first) throw studies.impossible(first, asking, 'Cet envoi ne le permet plus.')
  return possible
}

/** The same message leaves again: what was read stays read. */
async function resend(asking: Asking, sending: Sending): Promise<Readonly<Record<string, unknown>>> {
  for (const study of await concerned(asking, sending, 'resend')) {
    const isRead = studies.statusOf(study, asking.now) === 'viewed'
    await studies.move(asking, study, { action: 'resend', columns: isRead ? { status: 'viewed' } : {} })
  }
  const { subject, message, expires_at, has_password } = sending.attributes
  const readers = await findRecipients(asking.database, asking.viewer.companyId, sending.id)
  await writeTo(asking, readers, {
    subject: subject ?? '',
    message: message ?? null,
    expiresAt: new Date(expires_at ?? asking.now),
    hasPassword: has_password === true,
  })
  return {}
}

/** The links of earlier versions close too, also for readers whom the latest was not sent to. */
async function revoke(asking: Asking, sending: Sending): Promise<Readonly<Record<string, unknown>>> {
  for (const study of await concerned(asking, sending, 'revoke'))
    await studies.move(asking, study, { action: 'revoke', columns: {} })
  const { viewer, now, database } = asking
  await revokeEarlier(database, { companyId: viewer.companyId, packageId: sending.id }, now)
  return { revoked_at: asking.now }
}

/** Links open for so many days more: from their end on, or from now on where they have ended. */
async function extend(asking: Asking, sending: Sending, days: number): Promise<Readonly<Record<string, unknown>>> {
  const end = Date.parse(sending.attributes.expires_at ?? '') || 0
  const expiresAt = new Date(Math.max(asking.now.getTime(), end) + days * DAY_MS)
  for (const study of await concerned(asking, sending, 'extend')) {
    const isRead = (study.attributes.first_viewed_at ?? null) !== null
    const status = isRead ? { status: 'viewed' } : {}
    await studies.move(asking, study, { action: 'extend', columns: { ...status, link_expires_at: expiresAt } })
  }
  return { expires_at: expiresAt }
}
