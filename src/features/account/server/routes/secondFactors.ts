import { assemble } from '#contract/jsonapi'
import { factorConfirmation, factorCreation } from '#features/account/contract'
import type { Dependencies } from '#server/http'
import type { ApiRoute } from '#server/http/routes'
import { readAccount } from '../operations/account'
import { confirmFactor, createFactor, listFactors, removeFactor } from '../operations/secondFactors'
import { signingOf } from './signing'

const PATH = '/v3/me/second-factors'
const common = { writes: true, bySession: true, repeatable: false, isOpenWithoutFactor: true } as const

const listed: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: PATH,
    access: 'viewer',
    bySession: true,
    isOpenWithoutFactor: true,
    summary: 'Ses seconds facteurs',
    answers: 'second_factor',
    handle: ({ database, viewer }) => listFactors(database, viewer),
  },
  {
    ...common,
    method: 'DELETE',
    path: `${PATH}/:id`,
    access: 'viewer',
    asksAgain: true,
    audit: { action: 'second_factor_removed', of: 'second_factor' },
    summary: 'Retire un second facteur',
    handle: async ({ database, viewer, parameter, now, publicUrl }) => {
      await removeFactor(database, viewer, parameter('id'), { now, publicUrl })
      return { status: 204 }
    },
  },
]

const settingUp = ({ cipher }: Pick<Dependencies, 'cipher'>): readonly ApiRoute[] => [
  {
    ...common,
    method: 'POST',
    path: PATH,
    access: 'viewer',
    asksAgain: true,
    summary:
      'Prépare un second facteur\u202f: `meta` donne le secret et l’adresse `otpauth:` (`kind: totp`), ou de quoi créer une clé (`passkey`)',
    body: factorCreation,
    handle: async (call) => {
      const { database, viewer, body } = call
      const { user } = await readAccount(database, viewer, [])
      const email = user.type === 'user' ? (user.attributes.email ?? '') : ''
      const { id, ...meta } = await createFactor(database, viewer, body, { email, ...signingOf(call), cipher })
      const data = assemble({ type: 'second_factor', id }, { attributes: {}, relationships: {} })
      return { status: 201, data, meta }
    },
  },
  {
    ...common,
    method: 'PUT',
    path: `${PATH}/:id`,
    access: 'viewer',
    limitedAs: () => 'password',
    audit: { action: 'second_factor_added' },
    summary:
      'Confirme un second facteur par un code (`code`) ou par la clé créée (`response`)\u202f; avec le premier, `meta` donne dix codes de secours',
    answers: 'second_factor',
    body: factorConfirmation,
    handle: async (call) => {
      const { database, viewer, parameter, body } = call
      const { data, ...meta } = await confirmFactor(database, viewer, parameter('id'), body, {
        ...signingOf(call),
        cipher,
      })
      return { data, meta }
    },
  },
]

/** One’s own second factors. They are set up also by who lacks one that the firm asks for. */
export const secondFactorRoutes = (running: Pick<Dependencies, 'cipher'>): readonly ApiRoute[] => [
  ...listed,
  ...settingUp(running),
]
