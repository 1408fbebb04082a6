import { currentSalesAddress } from '#features/clientFile/contract'
import type { ContactFlag } from '#features/company/contract/settings'
import { findContactAddresses } from '#features/company/server'
import type { Recipient } from '#contract/lifecycle'
import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { findContact, findSalesManagers } from '../repositories/contacts'
import type { SaleName } from '../repositories/history'
import { insertSaleMessage } from '../repositories/messages'
import { inParis } from './sending'

/** What is said to the contacts of a firm; the client is never named in mail, but in what a dénonciation brings. */
export interface ContactsTold {
  readonly companyId: string
  readonly sale: { readonly kind: SaleName; readonly id: string }
  readonly clientFileId: string
  /** Who did it. */
  readonly userId: string
  readonly publicUrl: string
  readonly at: Date
  /** Whom the transition tells. */
  readonly tells: readonly Recipient[]
  readonly promoter: string
  /** What was done, as its button says: `Prolonger`. */
  readonly label: string
  /** Instant that is waited for from then on. */
  readonly until?: string | null
  readonly attachment?: { readonly name: string; readonly content: Buffer }
  /** Where the promoter was written to; null: somebody of the firm has to pass it on. */
  readonly passedOn?: string | null
}

const FLAGS: Readonly<Partial<Record<Recipient, ContactFlag>>> = {
  adviser_contact: 'is_adv_contact',
  option_contact: 'is_option_contact',
  report_contact: 'is_report_contact',
  booking_contact: 'is_booking_contact',
}

const KINDS = {
  report: { called: 'Dénonciation à', list: 'denonciations' },
  option: { called: 'Option chez', list: 'options' },
  booking: { called: 'Réservation chez', list: 'reservations' },
} as const

/** Writes to the contacts of the firm whom a transition tells; each message stays visible on the sale. */
export async function tellContacts(transaction: Queryable, told: ContactsTold): Promise<void> {
  const { companyId, tells, sale, at } = told
  const addresses = new Set<string>()
  for (const recipient of tells) {
    for (const address of await findAddresses(transaction, companyId, recipient)) addresses.add(address)
  }
  if (addresses.size === 0) return
  const letter = letterOf(told, (await findContact(transaction, companyId, told.userId))?.name ?? 'Un collègue')
  const { attachment } = told
  for (const recipient of addresses) {
    const addressee = { companyId, recipient, now: at, ...(attachment ? { attachment } : {}) }
    const id = await sendLetter(transaction, addressee, letter)
    await insertSaleMessage(transaction, { companyId, sale, id, recipient, subject: letter.subject, at })
  }
}

/** Of the contacts, or of the colleagues, that a recipient stands for; none for whom others write to. */
async function findAddresses(
  transaction: Queryable,
  companyId: string,
  recipient: Recipient,
): Promise<readonly string[]> {
  if (recipient === 'sales_manager') return findSalesManagers(transaction, companyId)
  const flag = FLAGS[recipient]
  return flag ? findContactAddresses(transaction, companyId, flag) : []
}

function letterOf(
  { sale, promoter, label, at, until, publicUrl, clientFileId, attachment, passedOn }: ContactsTold,
  who: string,
) {
  const { called, list } = KINDS[sale.kind]
  const due = until ? [`Prochaine échéance\u00a0: ${inParis(until)}.`] : []
  const passing = passedOn ? `le promoteur l’a reçu à ${passedOn}` : 'transmettez-le au promoteur'
  const paper = attachment ? [`L’accusé horodaté est joint\u00a0: ${passing}.`] : []
  return {
    subject: `${called} ${promoter}\u00a0: ${label}`,
    paragraphs: [
      `${who}, le ${inParis(at.toISOString())} (heure de Paris)\u00a0: «\u00a0${label}\u00a0».`,
      ...due,
      ...paper,
    ],
    link: { label: 'Ouvrir', address: `${publicUrl}${currentSalesAddress(clientFileId, list)}` },
  }
}
