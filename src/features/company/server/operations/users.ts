import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete, isUuid } from '#contract'
import { firmUsers as users, hasEmail, INVITATION_MS, sendInvitation } from '#features/account/server'
import { userChange, userInvitation } from '#features/company/contract'
import type { Scope, Viewer } from '#server/access'
import { codeOf, type Queryable } from '#server/db'
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
import { checkRoles, refuseHigher, refuseWithoutAdministrator, rolesOf, type User } from './userRights'

/** What a write of a user runs with. */
export interface UserWrite {
  readonly transaction: Queryable
  readonly viewer: Viewer
  readonly now: Date
  readonly publicUrl: string
}

/** Invites somebody into the firm. @throws Failure invalid */
export async function inviteUser(write: UserWrite, input: unknown): Promise<User> {
  const { transaction, viewer, now } = write
  const scope = scopeOf(firmUserPolicy.create, viewer)
  const { roles, business_centers, ...attributes } = accepted(checkComplete(userInvitation, input))
  checkRoles(viewer, [], roles ?? [])
  await refuseTaken(transaction, attributes.email)
  const id = randomUUID()
  const invitation_expires_at = new Date(now.getTime() + INVITATION_MS)
  const stands = { status: 'invited', invitation_expires_at, roles: once(roles ?? []) }
  await withFreeAddress(users.insertUser(transaction, { company_id: viewer.companyId, id, ...attributes, ...stands }))
  await place(write, id, business_centers ?? [])
  await invite(write, id, attributes.email)
  return found(scope, transaction, id)
}

/** @throws Failure invalid when an account has the address, of whatever firm */
async function refuseTaken(transaction: Queryable, email: string): Promise<void> {
  if (await hasEmail(transaction, email)) throw taken()
}

const taken = () => invalid(fieldErrors('email', 'Cette adresse e-mail est déjà celle d’un autre compte'))

/** SQLSTATE. */
const UNIQUE_VIOLATION = '23505'

/** Two may give the same address at the same instant: one of them hears it from the database. @throws Failure invalid */
async function withFreeAddress(write: Promise<void>): Promise<void> {
  try {
    await write
  } catch (error) {
    throw codeOf(error) === UNIQUE_VIOLATION ? taken() : error
  }
}

const once = (values: readonly string[]): readonly string[] => [...new Set(values)]

async function place({ transaction, viewer }: UserWrite, id: string, named: readonly string[]): Promise<void> {
  const centers = once(named)
  if (!centers.every(isUuid) || !(await users.replaceCenters(transaction, viewer.companyId, id, centers)))
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

/** A user of the firm whom nobody else changes meanwhile, nor its administrators. */
export interface Held {
  readonly scope: Scope
  readonly user: User
  /** Ids of those who administrate the firm and are at work. */
  readonly administrators: readonly string[]
}

/** Holds a user of the firm, whom the viewer may decide of. @throws Failure notFound, forbidden */
export async function held({ transaction, viewer }: UserWrite, id: string): Promise<Held> {
  const scope = scopeOf(firmUserPolicy.update, viewer)
  const administrators = await users.lockAdministrators(transaction, viewer.companyId)
  await users.lockUser(scope, transaction, id)
  const user = await found(scope, transaction, id)
  if (id !== viewer.userId) refuseHigher(viewer, rolesOf(user))
  return { scope, user, administrators }
}

/** Changes attributes, roles and agencies of a user. What they may do changes with their next request. @throws Failure */
export async function changeUser(
  write: UserWrite,
  id: string,
  input: unknown,
  version: number | undefined,
): Promise<User> {
  const { transaction, viewer } = write
  const { scope, user, administrators } = await held(write, id)
  const { roles, business_centers, action: _action, to: _to, ...attributes } = accepted(checkChange(userChange, input))
  checkVersion(user, version)
  if (roles && !roles.includes('admin')) refuseWithoutAdministrator(user, administrators)
  refuseOneself(viewer, id, { roles, ...attributes })
  if (roles !== undefined) checkRoles(viewer, rolesOf(user), roles ?? [])
  const moved = attributes.email ?? user.attributes.email
  const isMoved = moved !== user.attributes.email
  if (isMoved) await readdress(transaction, user, moved ?? '')
  const columns = { ...attributes, email: moved, ...(roles ? { roles: once(roles) } : {}) }
  await withFreeAddress(users.updateUser(scope, transaction, id, columns))
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
