import type { Database, Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import { outbox } from '#server/repositories'
import {
  findDueAlerts,
  findDuePersons,
  hasAlerts,
  holdDueAlerts,
  insertFound,
  markTold,
  tellNothing,
  type DueAlert,
  type Person,
} from '../repositories/alerts'
import { findNews, lookAtCatalogue, removeToldNews } from '../repositories/looks'
import { insertUnsubscribe } from '../repositories/unsubscribes'
import { alertLetter } from './alertLetter'
import { findingsOf, openFindings, type Finding, type Findings } from './findings'
import type { AlertServices } from './narrowing'

interface Telling extends AlertServices {
  readonly database: Database
  readonly now: Date
  /** Links begin with it. */
  readonly publicUrl: string
  /** Called with the error for each person who could not be told; the next round tells them. */
  readonly fail: (error: unknown) => void
  /** Ends the round after the person under way: the next round, of this process or of another, goes on. */
  readonly signal?: AbortSignal
}

/** What all persons of a round have in common. */
interface Round extends Pick<Telling, 'now' | 'publicUrl'> {
  readonly look: number
  readonly findings: Findings
}

/**
 * Looks at the catalogue, and tells each alert whose hour has come what is new for it. Each person is told in a transaction of their own,
 * that keeps what was found, writes the mail and marks the alerts: whoever dies half-way has told them, or has not, and several may tell
 * at once.
 */
export async function tellAlerts({ database, now, publicUrl, fail, signal, ...services }: Telling): Promise<void> {
  if (!(await hasAlerts(database))) return
  const look = await database.transaction(lookAtCatalogue)
  await tellNothing(database, look, now)
  const { persons, after } = await findDuePersons(database, look, now)
  if (persons.length === 0) return
  const news = (await findNews(database, after)).filter((one) => one.look <= look)
  const round = { look, now, publicUrl, findings: openFindings({ database, now, news, ...services }) }
  for (const person of persons) {
    if (signal?.aborted === true) return
    await tellPerson(database, person, round).catch(fail)
  }
  await removeToldNews(database)
}

/** What is found is worked out before anything is held: an alert that was changed meanwhile waits for the next round. */
async function tellPerson(database: Database, person: Person, round: Round): Promise<void> {
  const alerts = await findDueAlerts(database, person, round.look, round.now)
  const found = await findingsOf(round.findings, person, alerts)
  await database.transaction(async (transaction) => {
    const held = await holdDueAlerts(transaction, person, round.look, round.now)
    const isHeld = (alert: DueAlert): boolean =>
      held.some(
        ({ id, version, told_look }) => id === alert.id && version === alert.version && told_look === alert.told_look,
      )
    const told = alerts.filter(isHeld)
    if (told.length > 0)
      await keepAndSend(transaction, person, { told, found: found.filter(({ alert }) => isHeld(alert)), round })
  })
}

interface Kept {
  readonly told: readonly DueAlert[]
  readonly found: readonly Finding[]
  readonly round: Round
}

async function keepAndSend(transaction: Queryable, person: Person, { told, found, round }: Kept): Promise<void> {
  await insertFound(
    transaction,
    person.companyId,
    found.map(({ alert, lots }) => ({
      alertId: alert.id,
      isShown: alert.channels?.includes('app') ?? false,
      lots: lots.map(({ lot, kind, price, previousPrice }) => ({
        property: lot.id,
        kind,
        price,
        previous_price: previousPrice,
      })),
    })),
    round.now,
  )
  const mailed = found.filter(({ alert }) => alert.channels?.includes('mail') ?? false)
  if (mailed.length > 0) await sendMail(transaction, person, mailed, round)
  await markTold(transaction, person, {
    ids: told.map(({ id }) => id),
    mailed: mailed.map(({ alert }) => alert.id),
    ...round,
  })
}

/** One mail with all that was found, to leave if the transaction is committed. */
async function sendMail(
  transaction: Queryable,
  person: Person,
  mailed: readonly Finding[],
  { now, publicUrl }: Round,
): Promise<void> {
  const recipient = await outbox.findAddress(transaction, person)
  if (recipient === undefined) return
  const token = newSecret()
  await insertUnsubscribe(transaction, person, secretHash(token), now)
  await sendLetter(
    transaction,
    {
      companyId: person.companyId,
      recipient,
      now,
      unsubscribeUrl: `${publicUrl}/api/v3/search-alerts/unsubscribe/${token}`,
    },
    alertLetter(
      mailed.map(({ alert, lots, withoutEffort }) => ({
        name: alert.name ?? '',
        clientFile: alert.client_file,
        withoutEffort,
        found: lots,
      })),
      publicUrl,
      token,
    ),
  )
}
