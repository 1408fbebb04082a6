import type { Buyer } from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { findContact } from '../repositories/contacts'
import { insertSaleMessage } from '../repositories/messages'
import { inParis } from './sending'

interface BuyersTold {
  readonly companyId: string
  readonly booking: string
  readonly buyers: readonly Buyer[]
  readonly promoter: string
  /** The colleague who sends the contract. */
  readonly userId: string
  /** Instant until which the contract is to be signed. */
  readonly until: string | null
  readonly at: Date
}

/** Tells each buyer with an address that the contract comes to be signed, and who answers them; the message stays visible on the sale. */
export async function tellBuyers(transaction: Queryable, told: BuyersTold): Promise<void> {
  const { companyId, booking, buyers, promoter, userId, until, at } = told
  const adviser = await findContact(transaction, companyId, userId)
  const subject = `Votre réservation chez ${promoter}\u00a0: le contrat à signer`
  const due = until === null ? [] : [`Il est à signer avant le ${inParis(until)} (heure de Paris).`]
  const answers = adviser
    ? [
        `Une question\u202f? ${adviser.name} vous répond\u00a0: ${[adviser.email, adviser.phone].filter(Boolean).join(', ')}.`,
      ]
    : []
  const paragraphs = [
    'Le contrat de réservation de votre logement vous est envoyé en signature. Lisez-le en entier avant de signer.',
    ...due,
    'Après sa notification, vous aurez dix jours pour y renoncer sans motif ni frais.',
    ...answers,
  ]
  const addresses = new Set(buyers.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))
  for (const recipient of addresses) {
    const id = await sendLetter(transaction, { companyId, recipient, now: at }, { subject, paragraphs })
    const sale = { kind: 'booking', id: booking } as const
    await insertSaleMessage(transaction, { companyId, sale, id, recipient, subject, at })
  }
}
