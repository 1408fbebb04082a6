import { entriesOf, isText } from '#contract/json'
import { messages } from '#contract'
import { userActions, type UserAction } from '#features/company/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Failure, fieldErrors, invalid } from '#server/operations'
import { firmUsers as users, INVITATION_MS, takeFactorsAway } from '#features/account/server'
import { found, held, invite, type Held, type UserWrite } from './users'
import { followsFiles, refuseWithoutAdministrator, rolesOf, type User } from './userRights'

const KNOWN: readonly string[] = Object.values(userActions).flat()
const isAction = (name: unknown): name is UserAction => isText(name) && KNOWN.includes(name)

/** What the viewer may do with a user now; nothing with oneself. */
export function allowedActions({ id, attributes: { status } }: User, viewerId: string): readonly UserAction[] {
  return id === viewerId || !status ? [] : userActions[status]
}

/**
 * Does with a user what `action` of the input names.
 * @throws Failure invalid for an unknown action or a missing field, impossible where the user does not stand for it
 */
export async function actOnUser(write: Acting, id: string, input: unknown): Promise<User> {
  const { action, to } = entriesOf(input)
  if (!isAction(action)) throw invalid(fieldErrors('action', 'Cette action n’existe pas'))
  const target = await held(write, id)
  const { scope, user } = target
  const allowed = allowedActions(user, write.viewer.userId)
  if (!allowed.includes(action)) throw new Failure({ kind: 'impossible', current: user, allowed })
  await does[action]({ ...write, ...target, to })
  return found(scope, write.transaction, id)
}

const WITHOUT_FACTOR = 'Cette personne n’a pas de second facteur.'

/** Gives what somebody follows in a feature to a colleague. */
export type Transfer = (
  transaction: Queryable,
  viewer: Viewer,
  users: { readonly from: string; readonly to: string },
) => Promise<void>

interface Acting extends UserWrite {
  readonly transfers: readonly Transfer[]
}

interface Doing extends Acting, Held {
  readonly to: unknown
}

const does: Readonly<Record<UserAction, (doing: Doing) => Promise<void>>> = {
  resend: async ({ scope, user, ...write }) => {
    const invitation_expires_at = new Date(write.now.getTime() + INVITATION_MS)
    await users.updateUser(scope, write.transaction, user.id, { invitation_expires_at })
    await invite(write, user.id, user.attributes.email ?? '')
  },
  suspend: async ({ scope, user, administrators, transaction, viewer }) => {
    refuseWithoutAdministrator(user, administrators)
    await users.updateUser(scope, transaction, user.id, { status: 'suspended' })
    await users.endSessions(transaction, viewer.companyId, user.id)
  },
  reactivate: ({ scope, user, transaction }) => users.updateUser(scope, transaction, user.id, { status: 'active' }),
  transfer: async ({ scope, user, to, transaction, viewer, transfers }) => {
    if (!isText(to)) throw invalid(fieldErrors('to', messages.required))
    const colleague = to === user.id ? undefined : await found(scope, transaction, to).catch(() => undefined)
    if (colleague?.attributes.status !== 'active' || !followsFiles(rolesOf(colleague)))
      throw invalid(fieldErrors('to', 'Cette personne ne suit pas de dossiers et de contacts dans votre société'))
    for (const transfer of transfers) await transfer(transaction, viewer, { from: user.id, to })
  },
  reset_factors: async ({ user, transaction, viewer, now, publicUrl }) => {
    const { attributes, id: userId } = user
    const owner = { companyId: viewer.companyId, userId, email: attributes.email ?? '' }
    if (await takeFactorsAway(transaction, owner, { now, publicUrl })) return
    const allowed = allowedActions(user, viewer.userId)
    throw new Failure({ kind: 'impossible', current: user, allowed, because: WITHOUT_FACTOR })
  },
}
