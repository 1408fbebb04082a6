import { checkComplete } from '#contract'
import { demoRequest } from '#features/account/contract'
import type { Database } from '#server/db'
import { accepted, notFound, sendLetter } from '#server/operations'
import { refuseTooManyFrom } from '#server/operations/security'
import { findOldestFirm } from '../repositories/firms'

/** Requests that one network address may make in an hour. */
const MOST = 10
const HOUR_MS = 3_600_000

interface AskedDemo {
  readonly input: unknown
  /** Of the network. */
  readonly address: string
  readonly now: Date
  /** Who is written to; undefined where nobody takes requests. */
  readonly recipient: string | undefined
}

/** Writes to who shows the application that somebody asks for it. @throws Failure invalid, notFound, tooManyAttempts */
export async function askForDemo(database: Database, { input, address, now, recipient }: AskedDemo): Promise<void> {
  if (recipient === undefined) throw notFound()
  const { firstname, lastname, company, email, phone, message } = accepted(checkComplete(demoRequest, input))
  await refuseTooManyFrom(database, { purpose: 'demo', address, now, most: MOST, windowMs: HOUR_MS })
  await database.transaction(async (transaction) => {
    // Mail waits with that of a firm: this one with that of who was there first.
    const companyId = await findOldestFirm(transaction)
    if (companyId === undefined) throw notFound()
    await sendLetter(
      transaction,
      { companyId, recipient, now },
      {
        subject: 'Demande de démonstration',
        paragraphs: [
          `${firstname} ${lastname}, de la société ${company}, demande une démonstration de Solive.`,
          [`E-mail\u00a0: ${email}`, ...(phone ? [`téléphone\u00a0: ${phone}`] : [])].join(', '),
          ...(message ? [message] : []),
        ],
      },
    )
  })
}
