import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { firmUsers as users, hasEmail, INVITATION_MS, sendInvitation } from '#features/account/server'
import { userChange, userInvitation } from '#features/company/contract'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import {
  accepted,
  checkVersion,
  Failure,
  fieldErrors,
  invalid,
  notFound,
  resourcesOfType,
  scopeOf,
} from '#server/operations'
import { firmUserPolicy } from '../policies'
import { checkRoles, refuseHigher } from './userRights'

/** What a write of a user runs with. */
export interface UserWrite {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly now: Date
  readonly publicUrl: string
}

export type User = ResourceOf<'user'>

export const rolesOf = ({ relationships: { roles } }: User): readonly string[] => idsOf(roles)

const idsOf = (linkage: User['relationships'][string] | undefined): readonly string[] =>
  linkage && !('type' in linkage) ? linkage.map(({ id }) => id) : []

/** Invites somebody into the firm. @throws Failure invalid */
export async function inviteUser(write: UserWrite, input: unknown): Promise<User> {
  const { transaction, viewer, now } = write
  const scope = scopeOf(firmUserPolicy.create, viewer)
  const { roles, business_centers, ...attributes } = accepted(checkComplete(userInvitation, input))
  checkRoles(viewer, [], roles ?? [])
  await refuseTaken(transaction, attributes.email)
  const id = randomUUID()
  const invitation_expires_at = new Date(now.getTime() + INVITATION_MS)
  const stands = { status: 'invited', invitation_expires_at, roles: roles ?? [] }
  await users.insertUser(transaction, { company_id: viewer.companyId, id, ...attributes, ...stands })
  await place(write, id, business_centers ?? [])
  await invite(write, id, attributes.email)
  return found(scope, transaction, id)
}

/** @throws Failure invalid when an account has the address, of whatever firm */
async function refuseTaken(transaction: Queryable, email: string): Promise<void> {
  if (await hasEmail(transaction, email))
    throw invalid(fieldErrors('email', 'Cette adresse e-mail est déjà celle d’un autre compte'))
}

async function place({ transaction, viewer }: UserWrite, id: string, centers: readonly string[]): Promise<void> {
  if (!(await users.replaceCenters(transaction, viewer.companyId, id, centers)))
    throw invalid(fieldErrors('business_centers', 'Cette agence n’est pas de votre société'))
}

/** Sends the invitation, in the place of a former one. */
export async function invite(
  { transaction, viewer, now, publicUrl }: UserWrite,
  id: string,
  recipient: string,
): Promise<void> {
  const firm = await users.findFirmName(transaction, viewer.companyId)
  const { companyId, name } = viewer
  await sendInvitation(transaction, { companyId, userId: id, recipient, host: name || firm, firm, now, publicUrl })
}

export async function found(scope: Scope, database: Queryable, id: string): Promise<User> {
  const [user] = resourcesOfType(await users.findUsers(scope, database, [id]), 'user')
  if (!user) throw notFound()
  return user
}

/** Holds a user of the firm, whom the viewer may decide of. @throws Failure notFound, forbidden */
export async function held({ transaction, viewer }: UserWrite, id: string): Promise<{ scope: Scope; user: User }> {
  const scope = scopeOf(firmUserPolicy.update, viewer)
  await users.lockUser(scope, transaction, id)
  const user = await found(scope, transaction, id)
  if (id !== viewer.userId) refuseHigher(viewer, rolesOf(user))
  return { scope, user }
}

/** Changes attributes, roles and agencies of a user. What they may do changes with their next request. @throws Failure */
export async function changeUser(
  write: UserWrite,
  id: string,
  input: unknown,
  version: number | undefined,
): Promise<User> {
  const { transaction, viewer } = write
  const { scope, user } = await held(write, id)
  const { roles, business_centers, action: _action, to: _to, ...attributes } = accepted(checkChange(userChange, input))
  checkVersion(user, version)
  refuseOneself(viewer, id, { roles, ...attributes })
  if (roles !== undefined) checkRoles(viewer, rolesOf(user), roles ?? [])
  const moved = attributes.email ?? user.attributes.email
  const isMoved = moved !== user.attributes.email
  if (isMoved) await readdress(transaction, user, moved ?? '')
  await users.updateUser(scope, transaction, id, { ...attributes, ...(roles ? { roles } : {}) })
  if (business_centers !== undefined) await place(write, id, business_centers ?? [])
  if (isMoved) await invite(write, id, moved ?? '')
  return found(scope, transaction, id)
}

/** Who is at work changes their address themselves: it opens their account. @throws Failure invalid */
async function readdress(transaction: Queryable, { attributes: { status, email } }: User, to: string): Promise<void> {
  if (status !== 'invited')
    throw invalid(fieldErrors('email', 'Cette personne change elle-même son adresse, depuis son compte'))
  if (to.toLowerCase() !== email?.toLowerCase()) await refuseTaken(transaction, to)
}

const OF_OTHERS = ['roles', 'can_manage_his_company', 'can_see_commission', 'can_see_property_reference'] as const

/** Nobody gives themselves a right. @throws Failure invalid */
function refuseOneself({ userId }: Viewer, id: string, change: Readonly<Record<string, unknown>>): void {
  const own = id === userId ? OF_OTHERS.find((name) => change[name] !== undefined) : undefined
  if (own !== undefined) throw invalid(fieldErrors(own, 'Une autre personne de votre société doit changer vos droits'))
}

/** Takes an invitation back. @throws Failure impossible for who answered it */
export async function withdrawInvitation(write: UserWrite, id: string): Promise<void> {
  const { scope, user } = await held(write, id)
  if (user.attributes.status !== 'invited') throw new Failure({ kind: 'impossible', current: user, allowed: [] })
  await users.removeUser(scope, write.transaction, id)
}
