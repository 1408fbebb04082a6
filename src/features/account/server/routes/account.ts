import { isObject } from '#contract/json'
import {
  emailChange,
  emailConfirmation,
  identityProof,
  passwordChange,
  profileChange,
} from '#features/account/contract'
import { originOf, Problem, type ApiRoute, type Dependencies, type ViewerRoute } from '#server/http/routes'
import { accountIncludes, readAccount, updateAccount, updatePassword } from '../operations/account'
import { confirmEmail, updateEmail } from '../operations/emailChange'
import { askForOwnPasskey, confirmIdentity } from '../operations/identity'
import { createHandOver } from '../operations/handOver'
import { signingOf } from './signing'

const INCLUDES = {
  includes: accountIncludes,
  nestedIncludes: ['company.network'],
}

/** Reads one’s own account, with what is asked for around it. */
export const readOwnAccount: ViewerRoute = {
  method: 'GET',
  path: '/v3/me',
  access: 'viewer',
  isOpenWithoutFactor: true,
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
}

/** One’s own account, once logged in. */
const ownRoutes: readonly ApiRoute[] = [
  readOwnAccount,
  {
    method: 'POST',
    path: '/v3/me/update',
    access: 'viewer',
    writes: true,
    summary: 'Modifie son compte\u202f; une autre adresse attend d’être confirmée depuis sa boîte',
    answers: 'user',
    body: profileChange,
    limitedAs: (body) => (isObject(body) && 'old_password' in body ? 'password' : undefined),
    handle: async ({ database, viewer, body, version, now, publicUrl }) => ({
      data: await updateAccount(database, viewer, body, { version, now, publicUrl }),
    }),
  },
  {
    method: 'POST',
    path: '/v3/me/update-password',
    access: 'viewer',
    writes: true,
    repeatable: false,
    bySession: true,
    audit: { action: 'password_changed' },
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

const emailRoute: ApiRoute = {
  method: 'POST',
  path: '/v3/me/update-email',
  access: 'viewer',
  writes: true,
  repeatable: false,
  bySession: true,
  limitedAs: () => 'password',
  summary: 'Demande une autre adresse\u202f: un lien y est envoyé, qui la confirme',
  body: emailChange,
  handle: async ({ database: transaction, viewer, body, now, publicUrl }) => {
    await updateEmail(transaction, viewer, body, { now, publicUrl })
    return { status: 202 }
  },
}

const confirmedEmail = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/account/confirm-email',
    access: 'public',
    summary: 'Confirme une nouvelle adresse, par le lien qui y a été envoyé',
    body: emailConfirmation,
    handle: async (request) => {
      const asked = { now: clock.now(), ...originOf(request) }
      const done = await database.transaction((transaction) => confirmEmail(transaction, request.body, asked))
      if (done === 'done') return { status: 204 }
      throw new Problem(done === 'ended' ? 410 : 404, 'Ce lien n’est plus valable. Votre adresse n’a pas changé.')
    },
  },
]

const provenRoutes = ({ database, cipher }: Pick<Dependencies, 'database' | 'cipher'>): readonly ApiRoute[] => [
  {
    method: 'POST',
    path: '/v3/account/confirm',
    access: 'viewer',
    bySession: true,
    isOpenWithoutFactor: true,
    limitedAs: () => 'password',
    summary: 'Prouve de nouveau qui l’on est (`password`, `code` ou `passkey`), pour dix minutes de cette session',
    body: identityProof,
    handle: async (call) => {
      await confirmIdentity(database, call.viewer, call.body, { ...signingOf(call), cipher })
      return { status: 204 }
    },
  },
  {
    method: 'POST',
    path: '/v3/account/confirm/passkey-options',
    access: 'viewer',
    bySession: true,
    isOpenWithoutFactor: true,
    summary: 'Dit avec quoi le navigateur demande une clé d’accès, pour prouver de nouveau qui l’on est',
    handle: async (call) => ({
      json: { meta: { passkey_options: await askForOwnPasskey(database, call.viewer, signingOf(call)) } },
    }),
  },
]

/** One’s own account, once logged in, and the confirmation of its address. */
export const accountRoutes = (dependencies: Dependencies): readonly ApiRoute[] => [
  ...ownRoutes,
  emailRoute,
  ...confirmedEmail(dependencies),
  ...provenRoutes(dependencies),
]
