import type { HttpFailure } from '#client/transport'
import { Refusal } from './refusal'
import { SUPPORT_EMAIL } from './support'

/** Where a problem was met. */
interface Circumstances {
  /** Path of the page, without its query, which may name a client. */
  readonly page: string
  readonly userAgent: string
}

/** How much of a trace goes in the draft: an address that is too long opens no mail. */
const TRACE = 1200

/** Address of a draft of mail to the support, which the person reads before it leaves (specification §8). */
export function problemReport(error: unknown, status: number, circumstances: Circumstances): string {
  const body = technicalDetails(error, circumstances).join('\n')
  return `mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent(`Erreur ${status}`)}&body=${encodeURIComponent(`\n\n— Détails techniques —\n${body}`)}`
}

function technicalDetails(error: unknown, { page, userAgent }: Circumstances): readonly string[] {
  const failure = error instanceof Refusal ? error.failure : undefined
  return [
    `Page : ${page}`,
    `Navigateur : ${userAgent}`,
    ...(failure ? exchangeOf(failure) : []),
    traceOf(error).slice(0, TRACE),
  ]
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
}

/** What was asked and answered; what authorizes the request is never written. */
function exchangeOf({ status, statusText = '', address = '', incident, message }: HttpFailure): readonly string[] {
  return [
    `Requête : ${address}`,
    'Authorization : ••••',
    `Réponse : ${[status, statusText].filter(Boolean).join(' ')} — ${message}`,
    ...(incident === undefined ? [] : [`Incident : ${incident}`]),
  ]
}
