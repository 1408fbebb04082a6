import { isObject } from '#contract/json'
import { passwordChange, profileChange } from '#features/account/contract'
import type { ApiRoute } from '#server/http/routes'
import { accountIncludes, readAccount, updateAccount, updatePassword } from '../operations/account'
import { createHandOver } from '../operations/handOver'

const INCLUDES = {
  includes: accountIncludes,
  nestedIncludes: ['company.network'],
}

/** One’s own account, once logged in. */
export const accountRoutes: readonly ApiRoute[] = [
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
