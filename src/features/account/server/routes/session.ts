import { credentials, handOver } from '#features/account/contract'
import { viewerOf } from '#server/access'
import type { Account } from '#server/repositories'
import {
  closeSession,
  openSession,
  sendCookies,
  type ApiRoute,
  type PublicRoute,
  type Surroundings,
} from '#server/http/routes'
import { accountIncludes, readAccount } from '../operations/account'
import { takeHandOver } from '../operations/handOver'
import { logIn } from '../operations/login'

type Running = Pick<Surroundings, 'database' | 'clock'>
type Request = Parameters<PublicRoute['handle']>[0]

/** Opens the session of whom the request proves to be, and answers who that is. */
const opening =
  (
    { database, clock }: Running,
    proven: (request: Request, now: Date) => Promise<{ readonly account: Account; readonly followed?: string }>,
  ): PublicRoute['handle'] =>
  async (request, reply) => {
    const now = clock.now()
    const { account, ...rest } = await proven(request, now)
    await openSession(database, request, reply, { account, now, ...rest })
    const { user, included } = await readAccount(database, viewerOf(account), accountIncludes)
    return { data: user, included }
  }

const openings = (running: Running): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/account/login',
    access: 'public',
    summary: 'Ouvre une session',
    body: credentials,
    answers: 'user',
    handle: opening(running, async ({ body, ip }, now) => ({
      account: await logIn(running.database, { input: body, address: ip, now }),
    })),
  },
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
      sendCookies(request, reply)
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
      await closeSession(running.database, request, reply)
      return { status: 204 }
    },
  },
]
