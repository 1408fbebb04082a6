import { partners } from '#features/catalogue/server'
import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { findContact } from '../repositories/contacts'
import { insertSaleMessage } from '../repositories/messages'
import { findReceiptNames } from '../repositories/parties'
import { inParis } from './sending'

/** A dénonciation that its promoter is told of. The client is named in what it brings alone, never in the mail. */
interface PromoterTold {
  readonly companyId: string
  readonly reportId: string
  readonly links: { readonly promoterId: string | null; readonly programId: string | null }
  /** The colleague who made it, whom the promoter answers. */
  readonly authorId: string | null
  readonly at: Date
  /** Instant until which they answer. */
  readonly until: string | null
  /** The time-stamped receipt. */
  readonly receipt: { readonly name: string; readonly content: Buffer }
  /** They were told before, and have not answered. */
  readonly isReminder: boolean
}

/**
 * Declares a client to a promoter by mail, with the receipt; the message stays visible on the dénonciation.
 * @returns the address; null where the promoter has none, so that somebody of the firm has to pass it on
 */
export async function tellPromoter(transaction: Queryable, told: PromoterTold): Promise<string | null> {
  const { companyId, reportId, links, at, receipt } = told
  const recipient = (await partners.findTerms(transaction, links))?.email ?? null
  if (recipient === null) return null
  const letter = await letterOf(transaction, told)
  const id = await sendLetter(transaction, { companyId, recipient, now: at, attachment: receipt }, letter)
  const sale = { kind: 'report', id: reportId } as const
  await insertSaleMessage(transaction, { companyId, sale, id, recipient, subject: letter.subject, at })
  return recipient
}

async function letterOf(transaction: Queryable, { companyId, links, authorId, at, until, isReminder }: PromoterTold) {
  const names = await findReceiptNames(transaction, { companyId, ...links })
  const author = await findContact(transaction, companyId, authorId)
  const company = names?.company ?? 'Une société'
  const where = names?.program ? `pour le programme ${names.program}` : 'pour l’ensemble de vos programmes'
  const answer = author ? ` à ${[author.name, author.email, author.phone].filter(Boolean).join(', ')}` : ''
  return {
    subject: `${isReminder ? 'Rappel\u00a0: d' : 'D'}énonciation d’un client par ${company}`,
    paragraphs: [
      isReminder
        ? `${company} vous a déclaré un client, ${where}. Vous aviez jusqu’au ${inParis(until)} pour répondre\u00a0: sa déclaration attend toujours.`
        : `${company} vous déclare un client, ${where}, le ${inParis(at.toISOString())} (heure de Paris).`,
      'L’accusé horodaté, avec l’identité du client, est joint. Le client a consenti à cette transmission.',
      isReminder ? `Merci de répondre${answer}.` : `Merci de répondre avant le ${inParis(until)}${answer}.`,
    ],
  }
}
