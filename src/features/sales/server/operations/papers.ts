import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { isUuid } from '#contract'
import { actions, allows } from '#contract/access'
import { entriesOf, isObject, isText } from '#contract/json'
import { bookingPapers, missingPapers, type PaperFacts, type PaperKey } from '#features/sales/contract'
import { Failure, fieldErrors, invalid } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { pictureOf, uploadIn, type Picture } from '#server/operations/uploads'
import { clients } from '#features/clientFile/server'
import { insertPaper, judgePaper } from '../repositories/papers'
import { idOf } from '#server/operations/lifecycle'
import type { Booking } from './kinds'

const MOST_AT_ONCE = 20
const LONGEST_NAME = 255

export const isPaperKey = (text: string): text is PaperKey => Object.hasOwn(bookingPapers, text)

const refused = (message: string): Failure => invalid(fieldErrors('documents', message))

/** Keeps the papers that a request brings, and what it says of those that are there. @throws Failure forbidden, invalid */
export async function takePapers(asking: Asking, bookingId: string, sent: unknown): Promise<void> {
  if (sent === undefined) return
  if (!allows(asking.viewer.rights, 'editBookingDocuments'))
    throw new Failure({ kind: 'forbidden', rights: actions.editBookingDocuments })
  if (!Array.isArray(sent) || sent.length > MOST_AT_ONCE || !sent.every(isObject))
    throw refused(`Une liste de ${MOST_AT_ONCE}\u00a0pièces au plus est attendue\u00a0: key, name, file.`)
  for (const paper of sent)
    await (isText(paper['id']) ? judge(asking, bookingId, paper) : take(asking, bookingId, paper))
}

async function take(
  { database, viewer }: Asking,
  bookingId: string,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { key, name, buyer } = sent
  const file = uploadIn(sent, 'file')
  if (!isText(key) || !isPaperKey(key))
    throw refused(`Pièce inconnue. Pièces\u00a0: ${Object.keys(bookingPapers).join(', ')}.`)
  if (!file) throw refused(`Le fichier de «\u00a0${bookingPapers[key].label}\u00a0» manque.`)
  if (buyer !== undefined && buyer !== null && !(isText(buyer) && isUuid(buyer)))
    throw refused('L’acquéreur d’une pièce est l’identifiant d’un `client`.')
  const kept = await keptFile(await readFile(file.path))
  if (kept === undefined)
    throw refused(
      `«\u00a0${bookingPapers[key].label}\u00a0»\u00a0: un PDF ou une image PNG, JPEG ou WebP en bon état est attendu.`,
    )
  const called = isText(name) && name.trim() !== '' ? name : (file.said.name ?? bookingPapers[key].label)
  await insertPaper(
    database,
    { companyId: viewer.companyId, bookingId },
    { key, name: called.slice(0, LONGEST_NAME), buyer: buyer ?? null, ...kept },
  )
}

/** What a paper is by its own bytes, as it is kept: an image without what a camera wrote into it; undefined for what is not taken. */
async function keptFile(
  content: Buffer,
): Promise<{ readonly media_type: string; readonly content: Buffer } | undefined> {
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return { media_type: 'application/pdf', content }
  const picture = pictureOf(content)
  const cleaned = picture && (await cleanImage(content, picture))
  return cleaned && { media_type: picture.mediaType, content: cleaned }
}

async function judge(
  { database, viewer }: Asking,
  bookingId: string,
  said: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id, status, reason } = said
  if (status !== 'accepted' && status !== 'rejected')
    throw refused('Une pièce déposée se valide (`accepted`) ou se refuse (`rejected`).')
  const why = isText(reason) ? reason.trim() : ''
  if (status === 'rejected' && why === '') throw refused('Dites pourquoi la pièce est refusée (`reason`).')
  const paper = { companyId: viewer.companyId, bookingId, id: String(id) }
  if (!isUuid(paper.id) || !(await judgePaper(database, paper, { status, reason: why === '' ? null : why })))
    throw refused('Cette pièce n’est pas de cette réservation.')
}

/** What decides which papers a booking is asked for. */
export async function paperFactsOf({ database, viewer }: Asking, booking: Booking): Promise<PaperFacts> {
  const { buyers, deposit_amount, documents } = booking.attributes
  const file = { companyId: viewer.companyId, clientFileId: idOf(booking, 'client_file') ?? '' }
  const client = await clients.findClient(database, file)
  return {
    isCouple: ['married', 'pacs'].includes(client?.marital_status ?? ''),
    hasEmployee: /^cd[id]_|^official$/.test(client?.professional_status ?? ''),
    deposit: deposit_amount ?? 0,
    hasLoan: true,
    buyers: (buyers ?? []).map(({ client: id }) => id ?? ''),
    given: (documents ?? []).map(({ key, status, buyer }) => ({
      key,
      status: status ?? 'requested',
      buyer: buyer ?? '',
    })),
  }
}

/** @throws Failure invalid, naming each paper that lacks */
export async function refuseMissing(asking: Asking, booking: Booking, keys: readonly string[]): Promise<void> {
  const missing = missingPapers(keys.filter(isPaperKey), await paperFactsOf(asking, booking))
  if (missing.length === 0) return
  throw invalid({ documents: missing.map((key) => `Il manque\u00a0: ${bookingPapers[key].label}.`) })
}

/** The papers that were asked for and are not there. */
export const stillMissing = (booking: Booking): readonly string[] => {
  const { missing_documents, documents } = booking.attributes
  const given = new Set((documents ?? []).filter(({ status }) => status !== 'rejected').map(({ key }) => key))
  return (missing_documents ?? []).filter((key) => !given.has(key))
}

/** The papers of a request, and the rest of it. */
export function withoutPapers(input: unknown): {
  readonly papers: unknown
  readonly rest: Readonly<Record<string, unknown>>
} {
  const { documents: papers, ...rest } = entriesOf(input)
  return { papers, rest }
}

/** Points: what is unpacked without trouble. */
const POINTS_AT_MOST = 60_000_000
/** Text in a photograph stays easy to read. */
const QUALITY = 88

// One image keeps one processor busy, beside the requests.
sharp.concurrency(1)

/**
 * The same image upright, without what a camera writes into it: place, date, device, thumbnail.
 * @returns undefined for an image that is damaged or too large
 */
async function cleanImage(content: Buffer, { mediaType }: Picture): Promise<Buffer | undefined> {
  try {
    const upright = sharp(content, { limitInputPixels: POINTS_AT_MOST }).autoOrient()
    if (mediaType === 'image/png') return await upright.png().toBuffer()
    return await (
      mediaType === 'image/webp' ? upright.webp({ quality: QUALITY }) : upright.jpeg({ quality: QUALITY })
    ).toBuffer()
  } catch {
    return undefined
  }
}
