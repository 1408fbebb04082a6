import { isObject } from '#contract/json'
import { credentials, handOver, passwordChange, profileChange } from '#features/account/contract'
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
import { accountIncludes, readAccount, updateAccount, updatePassword } from '../operations/account'
import { createHandOver, takeHandOver } from '../operations/handOver'
import { logIn } from '../operations/login'

const INCLUDES = {
  includes: accountIncludes,
  nestedIncludes: ['company.network'],
}

/** One’s own account, once logged in. */
const ownAccountRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/me',
    access: 'viewer',
    summary: 'Son compte',
    answers: 'user',
    query: INCLUDES,
    handle: async ({ database, viewer, query }) => {
      const { user, included } = await readAccount(
        database,
        viewer,
        accountIncludes.filter((name) => query.include.includes(name)),
      )
      return { data: user, included }
    },
  },
  {
    method: 'POST',
    path: '/v3/me/update',
    access: 'viewer',
    writes: true,
    summary: 'Modifie son compte',
    answers: 'user',
    body: profileChange,
    limitedAs: (body) => (isObject(body) && 'old_password' in body ? 'password' : undefined),
    handle: async ({ database, viewer, body, version, now }) => ({
      data: await updateAccount(database, viewer, body, { version, now }),
    }),
  },
  {
    method: 'POST',
    path: '/v3/me/update-password',
    access: 'viewer',
    writes: true,
    repeatable: false,
    bySession: true,
    limitedAs: () => 'password',
    summary: 'Change son mot de passe',
    body: passwordChange,
    handle: async ({ database, viewer, body, sessionSecret = '', now, publicUrl }) => ({
      status: 204,
      session: await updatePassword(database, viewer, body, { sessionSecret, now, publicUrl }),
    }),
  },
  {
    method: 'POST',
    path: '/v3/account/hand-over',
    access: 'viewer',
    writes: true,
    repeatable: false,
    bySession: true,
    summary: 'Donne un jeton qui ouvre la même session sur un autre hôte, une fois, pendant une minute',
    handle: async ({ database, viewer, sessionSecret = '', now }) => ({
      status: 201,
      json: { data: await createHandOver(database, viewer, { sessionSecret, now }) },
    }),
  },
]

/** Logging in and out, and one's own account. */
export function accountRoutes({ database, clock }: Surroundings): readonly ApiRoute[] {
  const opening =
    (
      opened: (
        request: Parameters<PublicRoute['handle']>[0],
        now: Date,
      ) => Promise<{ readonly account: Account; readonly followed?: string }>,
    ): PublicRoute['handle'] =>
    async (request, reply) => {
      const now = clock.now()
      const { account, ...rest } = await opened(request, now)
      await openSession(database, request, reply, { account, now, ...rest })
      const { user, included } = await readAccount(database, viewerOf(account), accountIncludes)
      return { data: user, included }
    }
  return [
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
    {
      method: 'POST',
      path: '/v3/account/login',
      access: 'public',
      summary: 'Ouvre une session',
      body: credentials,
      answers: 'user',
      handle: opening(async ({ body, ip }, now) => ({
        account: await logIn(database, { input: body, address: ip, now }),
      })),
    },
    {
      method: 'POST',
      path: '/v3/account/hand-over/use',
      access: 'public',
      summary: 'Ouvre ici la session suivie depuis un autre espace',
      body: handOver,
      answers: 'user',
      handle: opening(({ body }, now) => takeHandOver(database, body, now)),
    },
    {
      method: 'POST',
      path: '/v3/account/logout',
      access: 'public',
      summary: 'Ferme la session',
      handle: async (request, reply) => {
        await closeSession(database, request, reply)
        return { status: 204 }
      },
    },
    ...ownAccountRoutes,
  ]
}
