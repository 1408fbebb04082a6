import {
  findPortalClient,
  holdClientToEdit,
  readPortalClient,
  setPortalStatus,
  type PortalClient,
} from '#features/scpi/clients/server'
import { portalLinkAddress } from '#features/scpi/portal/contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { dayOf } from '#server/http/routes'
import { fieldErrors, invalid, notFound, sendLetter } from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import { insertAccount } from '../repositories/accounts'
import { removeSessions } from '../repositories/sessions'
import { insertToken, removeTokens } from '../repositories/tokens'
import { welcomeLetter } from './letters'
import { firmOf, portalOrigin } from './passwords'
import { whyNoLogin } from './whoLogsIn'

/** How long the first link can be used. */
const LIFETIME_MS = 72 * 3_600_000

/** A second click is the same one. */
const SAME_MS = 60_000

interface Sending {
  readonly now: Date
  readonly publicUrl: string
}

/** Opens the portal to a client: sends him the link by which he chooses his password; a former one opens nothing any more. */
export async function sendWelcomeEmail(
  transaction: Queryable,
  client: PortalClient,
  { now, publicUrl }: Sending,
): Promise<void> {
  await insertAccount(transaction, client, now)
  // What was sent before it was closed opens nothing any more.
  if (client.portal_status === 'locked') await removeTokens(transaction, client)
  if (client.portal_status !== 'active') await setPortalStatus(transaction, client, 'invited')
  const secret = newSecret()
  const sent = await insertToken(transaction, client, {
    kind: 'welcome',
    tokenHash: secretHash(secret),
    now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    keptSince: new Date(now.getTime() - SAME_MS),
  })
  if (!sent) return
  const { companyId, email: recipient, adviser } = client
  const address = `${portalOrigin(publicUrl)}${portalLinkAddress(secret, recipient)}`
  const letter = welcomeLetter({ address, firm: firmOf(client), adviser: adviser.name })
  await sendLetter(transaction, { companyId, recipient, now }, letter)
}

/**
 * The same of a client within reach of a viewer.
 * @returns the client, as he is then @throws Failure forbidden, notFound, invalid
 */
export async function welcomeClient(
  transaction: Queryable,
  viewer: Viewer,
  clientId: string,
  sending: Sending,
): Promise<Resource> {
  const client = await heldClient(transaction, viewer, clientId)
  const refused = CLOSED[client.status]
  if (refused !== undefined) throw invalid(fieldErrors('status', refused))
  if (client.email === '')
    throw invalid(
      fieldErrors('email', 'Ce client n’a pas d’adresse e-mail\u00a0: renseignez-la, puis envoyez le message.'),
    )
  const refusal = whyNoLogin(client, dayOf(sending.now))
  if (refusal !== undefined) throw invalid(fieldErrors('judicial_capacity', refusal))
  await sendWelcomeEmail(transaction, client, sending)
  const { root } = await readPortalClient(transaction, viewer, clientId, [])
  return root
}

/** Why whom the firm has closed is not invited. */
const CLOSED: Readonly<Partial<Record<string, string>>> = {
  inactive: 'Ce client est inactif\u00a0: réactivez-le avant de l’inviter.',
  blocked: 'Ce client est bloqué par la conformité\u00a0: son espace client reste fermé.',
}

/** A client whom a viewer may edit, held until the end of the transaction. @throws Failure forbidden, notFound */
async function heldClient(transaction: Queryable, viewer: Viewer, clientId: string): Promise<PortalClient> {
  await holdClientToEdit(transaction, viewer, clientId)
  const client = await findPortalClient(transaction, { companyId: viewer.companyId, clientId })
  if (!client) throw notFound()
  return client
}

/**
 * Closes the portal of a client within reach: nothing that he was sent opens it, until he is invited again.
 * @returns the client, as he is then @throws Failure forbidden, notFound, invalid for one who was never let in
 */
export async function lockClient(transaction: Queryable, viewer: Viewer, clientId: string): Promise<Resource> {
  const client = await heldClient(transaction, viewer, clientId)
  if (client.portal_status === 'none')
    throw invalid(fieldErrors('portal_status', 'Ce client n’a pas d’espace client\u00a0: il n’y a rien à verrouiller.'))
  await setPortalStatus(transaction, client, 'locked')
  await removeTokens(transaction, client)
  await removeSessions(transaction, client)
  const { root } = await readPortalClient(transaction, viewer, clientId, [])
  return root
}
