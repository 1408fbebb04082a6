import { isObject } from '#contract/json'
import { readOwnAccount } from '#features/account/server/own'
import { scpiProfile } from '#features/scpi/area/contract'
import type { ApiRoute } from '#server/http/routes'
import { updateProfile } from '../operations/profile'

const PATH = '/scpi/v1/me'

/** One’s own account, as in the other area. */
export const meRoutes: readonly ApiRoute[] = [
  { ...readOwnAccount, path: PATH },
  {
    method: 'POST',
    path: PATH,
    access: 'viewer',
    writes: true,
    summary: 'Modifie son profil\u202f; une autre adresse e-mail attend d’être confirmée depuis sa boîte',
    answers: 'user',
    body: scpiProfile,
    limitedAs: (body) => (isObject(body) && 'old_password' in body ? 'password' : undefined),
    handle: async ({ database, viewer, body, version, now, publicUrl }) => ({
      data: await updateProfile(database, viewer, body, { version, now, publicUrl }),
    }),
  },
]
