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
import { insertToken } from '../repositories/tokens'
import { welcomeLetter } from './letters'
import { firmOf } from './passwords'
import { portalOrigin } from './portalHost'
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
  await holdClientToEdit(transaction, viewer, clientId)
  const client = await findPortalClient(transaction, { companyId: viewer.companyId, clientId })
  if (!client) throw notFound()
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
