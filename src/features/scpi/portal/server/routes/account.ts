import { messages } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { readPortalClient, type PortalClient } from '#features/scpi/clients/server'
import { portalCredentials, portalPassword, portalPasswordRequest } from '#features/scpi/portal/contract'
import { portalViewerOf } from '#server/access'
import type { Queryable } from '#server/db'
import { endPortalCookies, PORTAL_IDLE_MS, portalSecret, sendPortalCookies } from '#server/http/portal'
import { deviceIn, originOf, type ApiRoute, type Dependencies, type PublicRoute } from '#server/http/routes'
import { fieldErrors, invalid } from '#server/operations'
import { record } from '#server/operations/audit'
import { newSecret, secretHash } from '#server/operations/security'
import { noteLogin, type AccountKey } from '../repositories/accounts'
import { insertSession, removeSession } from '../repositories/sessions'
import { logIn } from '../operations/login'
import { choosePassword, clientOfLink, requestPassword } from '../operations/passwords'

type Running = Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>
type Request = Parameters<PublicRoute['handle']>[0]

const ACCOUNT = '/scpi/v1/client/account'
const open = { access: 'public' } as const

/** What comes with a client in his portal. */
export const portalIncludes = ['adviser', 'familySituation', 'ppAccount', 'representatives'] as const

/** Tells the audit trail what a client did of his own account. */
const told = (
  database: Queryable,
  request: Request,
  { companyId, clientId }: AccountKey,
  event: Omit<Parameters<typeof record>[2], 'subject'>,
): Promise<void> =>
  record(
    database,
    { companyId, userId: clientId, ...originOf(request) },
    { ...event, subject: { type: 'scpi_client', id: clientId } },
  )

/** Opens a session under a new secret, and closes the one that the browser had in its portal. */
async function openSession({ database }: Running, request: Request, client: PortalClient, now: Date): Promise<string> {
  const secret = newSecret()
  const former = portalSecret(request)
  const { name: device, address } = deviceIn(request)
  const session = { tokenHash: secretHash(secret), now, expiresAt: new Date(now.getTime() + PORTAL_IDLE_MS) }
  await database.transaction(async (transaction) => {
    await insertSession(transaction, client, { ...session, device, address })
    if (former !== undefined) await removeSession(transaction, secretHash(former))
    await noteLogin(transaction, client, now)
    await told(transaction, request, client, { action: 'login', at: now })
  })
  return secret
}

const loginRoute = (running: Running): ApiRoute => ({
  ...open,
  method: 'POST',
  path: `${ACCOUNT}/login`,
  summary: 'Ouvre la session d’un client dans son espace',
  body: portalCredentials,
  answers: 'scpi_client',
  handle: async (request, reply) => {
    const now = running.clock.now()
    const client = await logIn(running.database, { input: request.body, ...originOf(request), now })
    sendPortalCookies(request, reply, await openSession(running, request, client, now))
    const { companyId, clientId, firstname1, lastname } = client
    const viewer = portalViewerOf({ companyId, clientId, name: `${firstname1} ${lastname}` })
    const { root, included } = await readPortalClient(running.database, viewer, clientId, ['adviser'])
    return { data: root, included }
  },
})

const logoutRoute = ({ database, clock }: Running): ApiRoute => ({
  ...open,
  method: 'POST',
  path: `${ACCOUNT}/logout`,
  summary: 'Ferme la session d’un client dans son espace',
  handle: async (request, reply) => {
    const secret = portalSecret(request)
    if (secret !== undefined)
      await database.transaction(async (transaction) => {
        const client = await removeSession(transaction, secretHash(secret))
        if (client) await told(transaction, request, client, { action: 'logout', at: clock.now() })
      })
    endPortalCookies(request, reply)
    return { status: 204 }
  },
})

/** A forgotten password, or the first one: asking for a link, looking whether it still opens, choosing a password by it. */
const passwordRoutes = ({ database, clock, publicUrl }: Running): readonly PublicRoute[] => [
  {
    ...open,
    method: 'POST',
    path: `${ACCOUNT}/password/send-email`,
    summary: 'Envoie à un client le lien d’un nouveau mot de passe',
    body: portalPasswordRequest,
    handle: async ({ body, ip }) => {
      await requestPassword(database, { input: body, address: ip, now: clock.now(), publicUrl })
      return { status: 204 }
    },
  },
  {
    ...open,
    method: 'GET',
    path: `${ACCOUNT}/password/check-token/:token`,
    summary: 'Dit si le lien envoyé à l’adresse «\u00a0email\u00a0» est encore valable',
    handle: async ({ params, query }) => {
      const { token } = entriesOf(params)
      const { email } = entriesOf(query)
      if (!isText(email) || email === '') throw invalid(fieldErrors('email', messages.required))
      await clientOfLink(database, { token: isText(token) ? token : '', email, now: clock.now() })
      return { status: 204 }
    },
  },
  {
    ...open,
    method: 'POST',
    path: `${ACCOUNT}/password/set`,
    summary: 'Choisit le mot de passe d’un client, par le lien qu’il a reçu',
    body: portalPassword,
    handle: async (request) => {
      const now = clock.now()
      await database.transaction(async (transaction) => {
        const client = await choosePassword(transaction, request.body, { now, publicUrl })
        await told(transaction, request, client, { action: 'password_changed', details: { by: 'link' }, at: now })
      })
      return { status: 204 }
    },
  },
]

/** What a client asks before he is in his portal, and to leave it. */
export const portalAccountRoutes = (running: Running): readonly ApiRoute[] => [
  loginRoute(running),
  logoutRoute(running),
  ...passwordRoutes(running),
]
