import { entriesOf } from '#contract/json'
import { browserLink, credentials, handOver, passkeyProof, secondFactorProof } from '#features/account/contract'
import { viewerOf } from '#server/access'
import { record } from '#server/operations/audit'
import type { Account } from '#server/repositories'
import {
  closeSession,
  deviceIn,
  knownDevice,
  openSession,
  originOf,
  Problem,
  sendCookies,
  sessionSecret,
  type ApiRoute,
  type PublicRoute,
  type Dependencies,
} from '#server/http/routes'
import { isFromPortal, sendPortalCookies } from '#server/http/portal'
import { accountIncludes, readAccount } from '../operations/account'
import { useBrowserLink } from '../operations/browserLinks'
import { noteDevice } from '../operations/devices'
import { takeHandOver } from '../operations/handOver'
import { logInBySecondFactor, type AskedFactors } from '../operations/identity'
import { logIn } from '../operations/login'
import { beginPasskeyLogin, logInByPasskey } from '../operations/passkeys'

type Running = Pick<Dependencies, 'database' | 'clock' | 'publicUrl' | 'cipher'>
type Request = Parameters<PublicRoute['handle']>[0]

interface Proven {
  readonly account: Account
  /** What they still have to prove, before any session. */
  readonly asked?: AskedFactors | undefined
  readonly followed?: string
}

/**
 * Opens the session of whom the request proves to be, and answers who that is. The session, the device and the line of the audit trail are
 * written together: nobody is let in without a trace, so that on a full disk a login is refused (507), whereas who is in goes on reading.
 */
const opening =
  (
    { database, clock, publicUrl }: Running,
    proven: (request: Request, now: Date) => Promise<Proven>,
  ): PublicRoute['handle'] =>
  async (request, reply) => {
    const now = clock.now()
    const { account, asked, ...rest } = await proven(request, now)
    if (asked) return { status: 202, json: { meta: asked } }
    const device = knownDevice(request, reply)
    const secret = await database.transaction(async (transaction) => {
      const opened = await openSession(transaction, request, { account, device, now, ...rest })
      await noteDevice(transaction, account, { device, now, publicUrl, isTold: rest.followed === undefined })
      await record(transaction, { ...account, ...originOf(request) }, { action: 'login', at: now })
      return opened
    })
    sendCookies(request, reply, secret)
    const { user, included } = await readAccount(database, viewerOf(account), accountIncludes)
    return { data: user, included }
  }

const bySecondFactor = (running: Running): ApiRoute => ({
  method: 'POST',
  path: '/v3/account/login/second-factor',
  access: 'public',
  summary: 'Ouvre la session dont le mot de passe était bon, par un code, un code de secours ou une clé d’accès',
  body: secondFactorProof,
  answers: 'user',
  handle: opening(running, async (request, now) => ({
    account: await logInBySecondFactor(running.database, request.body, attemptOf(running, request, now)),
  })),
})

/** Of which browser, from where, when. */
const attemptOf = ({ publicUrl, cipher }: Running, request: Request, now: Date) => ({
  secret: sessionSecret(request) ?? '',
  ...originOf(request),
  now,
  publicUrl,
  cipher,
})

/** Logging in by a passkey alone. */
const byPasskey = (running: Running): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/account/login/passkey-options',
    access: 'public',
    summary: 'Dit avec quoi le navigateur demande une clé d’accès qui ouvre seule une session',
    handle: async (request) => {
      const attempt = attemptOf(running, request, running.clock.now())
      return { json: { meta: { passkey_options: await beginPasskeyLogin(running.database, attempt) } } }
    },
  },
  {
    method: 'POST',
    path: '/v3/account/login/passkey',
    access: 'public',
    summary: 'Ouvre une session par une clé d’accès, sans mot de passe',
    body: passkeyProof,
    answers: 'user',
    handle: opening(running, async (request, now) => {
      const { passkey } = entriesOf(request.body)
      return { account: await logInByPasskey(running.database, passkey, attemptOf(running, request, now)) }
    }),
  },
]

const knowingBrowser = ({ database, clock }: Running): ApiRoute => ({
  method: 'POST',
  path: '/v3/account/login/browser',
  access: 'public',
  summary:
    'Fait connaître ce navigateur à un compte, par le lien qui a été envoyé à son adresse\u202f; le mot de passe reste demandé',
  body: browserLink,
  handle: async (request, reply) => {
    const seen = { device: knownDevice(request, reply).hash, ...originOf(request), now: clock.now() }
    if (!(await database.transaction((transaction) => useBrowserLink(transaction, request.body, seen))))
      throw new Problem(404, 'Ce lien n’est plus valable. Connectez-vous pour en recevoir un autre.')
    return { status: 204 }
  },
})

const openings = (running: Running): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/account/login',
    access: 'public',
    summary: 'Ouvre une session',
    body: credentials,
    answers: 'user',
    handle: opening(running, (request, now) =>
      logIn(running.database, {
        ...attemptOf(running, request, now),
        input: request.body,
        device: deviceIn(request),
      }),
    ),
  },
  bySecondFactor(running),
  knowingBrowser(running),
  ...byPasskey(running),
  {
    method: 'POST',
    path: '/v3/account/hand-over/use',
    access: 'public',
    summary: 'Ouvre ici la session suivie depuis un autre espace',
    body: handOver,
    answers: 'user',
    handle: opening(running, ({ body }, now) => takeHandOver(running.database, body, now)),
  },
]

/** Logging in and out. */
export const sessionRoutes = (running: Running): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/csrf-cookie',
    access: 'public',
    summary: 'Donne le jeton anti-falsification',
    handle: (request, reply) => {
      if (isFromPortal(request)) sendPortalCookies(request, reply)
      else sendCookies(request, reply)
      return { status: 204 }
    },
  },
  ...openings(running),
  {
    method: 'POST',
    path: '/v3/account/logout',
    access: 'public',
    summary: 'Ferme la session',
    handle: async (request, reply) => {
      await closeSession(running.database, request, reply, running.clock.now())
      return { status: 204 }
    },
  },
]
