import { checkComplete } from '#contract'
import { areasOf } from '#contract/hosts'
import { findPortalClient, findPortalClients, setPortalStatus, type PortalClient } from '#features/scpi/clients/server'
import {
  compositionFault,
  portalLinkAddress,
  portalPassword,
  portalPasswordAddress,
  portalPasswordRequest,
} from '#features/scpi/portal/contract'
import type { Database, Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { accepted, fieldErrors, invalid, sendLetter } from '#server/operations'
import { countLinkRequest, newSecret, passwordFault, secretHash } from '#server/operations/security'
import { hashPassword } from '#server/services'
import { setPassword } from '../repositories/accounts'
import { removeSessions } from '../repositories/sessions'
import { findToken, insertToken, removeTokens, takeToken } from '../repositories/tokens'
import { passwordSetLetter, resetLetter } from './letters'
import { whyNoLogin } from './whoLogsIn'

const LIFETIME_MS = 3_600_000

/** What is said of a link that opens nothing (any more). */
const DEAD_LINK =
  'Ce lien n’est plus valable, ou un lien envoyé depuis l’a remplacé. Rien n’a changé\u202f: ouvrez celui du dernier e-mail, ou demandez un nouveau lien.'

/** Where the portal is: the SCPI area, beside where people reach the application. */
export const portalOrigin = (publicUrl: string): string => areasOf(new URL(publicUrl)).addresses.scpi

/** What a firm is called where it has no name yet. */
export const firmOf = ({ firm }: Pick<PortalClient, 'firm'>): string => firm ?? 'votre cabinet'

interface LinkRequest {
  readonly input: unknown
  readonly address: string
  readonly now: Date
  readonly publicUrl: string
}

/**
 * Sends the link of a new password to whoever was let into a portal by this address, for each of their firms. Nothing tells whether there is
 * anybody. @throws Failure tooManyAttempts
 */
export async function requestPassword(
  database: Database,
  { input, address, now, publicUrl }: LinkRequest,
): Promise<void> {
  const { email } = accepted(checkComplete(portalPasswordRequest, input))
  const isEnough = await countLinkRequest(database, { account: `portal ${email}`, address, now })
  const keptSince = isEnough ? new Date(now.getTime() - LIFETIME_MS) : undefined
  await database.transaction(async (transaction) => {
    for (const client of await findPortalClients(transaction, email))
      if (isLetIn(client, now)) await sendLink(transaction, client, { now, publicUrl, keptSince })
  })
}

/** Whether a client has an account, or may make one of what he was sent. */
const isLetIn = (client: PortalClient, now: Date): boolean =>
  ['invited', 'active'].includes(client.portal_status) && whyNoLogin(client, dayOf(now)) === undefined

async function sendLink(
  transaction: Queryable,
  client: PortalClient,
  { now, publicUrl, keptSince }: { now: Date; publicUrl: string; keptSince: Date | undefined },
): Promise<void> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const token = { kind: 'reset', tokenHash: secretHash(secret), now, expiresAt, keptSince } as const
  if (!(await insertToken(transaction, client, token))) return
  const address = `${portalOrigin(publicUrl)}${portalLinkAddress(secret, client.email)}`
  const { companyId, email: recipient } = client
  await sendLetter(transaction, { companyId, recipient, now }, resetLetter({ address, firm: firmOf(client) }))
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whose a link is that still opens, and was sent to this address. @throws Failure invalid on `token` */
export async function clientOfLink(
  database: Queryable,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: Date },
): Promise<PortalClient> {
  const key = await findToken(database, secretHash(token), now)
  const client = key && (await findPortalClient(database, key))
  if (!client || !isSameAddress(client.email, email) || !isUsable(client, now))
    throw invalid(fieldErrors('token', DEAD_LINK))
  return client
}

const isUsable = (client: PortalClient, now: Date): boolean =>
  client.portal_status !== 'locked' && whyNoLogin(client, dayOf(now)) === undefined

/**
 * Sets the password of the client of a link, uses the link up, ends every session of his and tells him.
 * @throws Failure invalid
 */
export async function choosePassword(
  transaction: Queryable,
  input: unknown,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<PortalClient> {
  const { email, token, password, password_confirmation } = accepted(checkComplete(portalPassword, input))
  if (password !== password_confirmation)
    throw invalid(fieldErrors('password_confirmation', 'Les deux mots de passe sont différents'))
  const client = await clientOfLink(transaction, { token, email, now })
  refuseWeak(password, client)
  if (!(await takeToken(transaction, client, secretHash(token)))) throw invalid(fieldErrors('token', DEAD_LINK))
  await setPassword(transaction, client, await hashPassword(password))
  await removeTokens(transaction, client)
  await removeSessions(transaction, client)
  await setPortalStatus(transaction, client, 'active')
  const { companyId, email: recipient, adviser } = client
  const address = `${portalOrigin(publicUrl)}${portalPasswordAddress}`
  const letter = passwordSetLetter({ address, firm: firmOf(client), adviser: adviser.name })
  await sendLetter(transaction, { companyId, recipient, now }, letter)
  return client
}

/** @throws Failure invalid for a password that is easy to guess */
function refuseWeak(password: string, { email, firstname1, lastname, firm }: PortalClient): void {
  const fault =
    compositionFault(password, email) ?? passwordFault(password, { person: [firstname1, lastname, email], firm })
  if (fault !== undefined) throw invalid(fieldErrors('password', fault))
}
