import { checkChange, checkComplete, messages } from '#contract'
import { passwordChange, profileChange } from '#features/account/contract'
import { isRoleName, permissions, roles } from '#contract/access'
import type { Ref, Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import { codeOf, type Queryable } from '#server/db'
import { authentication } from '#server/repositories'
import * as users from '../repositories/users'
import { hashPassword, verifyPassword, type Letter } from '#server/services'
import { emailChangedLetter, passwordChangedLetter } from './accountLetters'
import {
  checkVersion,
  differing,
  isEmpty,
  invalid,
  notFound,
  accepted,
  fieldErrors,
  scopeOf,
  sendLetter,
} from '#server/operations'
import { newSecret, secretHash } from '#server/operations/security'
import { policies } from '../policies'

/** What can come with an account. */
export const accountIncludes = ['company', 'network', 'business_centers', 'roles', 'permissions', 'tokens'] as const
export type AccountInclude = (typeof accountIncludes)[number]

export interface AccountAnswer {
  readonly user: Resource
  readonly included: readonly Resource[]
}

/** The viewer's own account, with what is asked for around it. */
export async function readAccount(
  database: Queryable,
  viewer: Viewer,
  include: readonly AccountInclude[],
): Promise<AccountAnswer> {
  const account = await users.findAccount(scopeOf(policies.user.read, viewer), database)
  if (!account) throw notFound()
  const around: Readonly<Record<AccountInclude, Resource | readonly Resource[] | undefined>> = {
    company: account.company,
    network: account.network,
    business_centers: account.businessCenters,
    roles: account.roles.filter(isRoleName).map((name) => labelled('role', name, roles[name].label)),
    permissions: [...viewer.permissions].map((name) => labelled('permission', name, permissions[name])),
    tokens: account.tokens,
  }
  const relationships = Object.fromEntries(include.map((name) => [name, linkTo(around[name])]))
  return {
    user: withScope(account.user, viewer, relationships),
    included: include.flatMap((name) => around[name] ?? []),
  }
}

const labelled = (type: 'role' | 'permission', id: string, label: string): Resource => ({
  type,
  id,
  attributes: { label },
  relationships: {},
})
const refOf = ({ type, id }: Resource): Ref => ({ type, id })

function linkTo(resource: Resource | readonly Resource[] | undefined): Ref | readonly Ref[] | null {
  if (resource === undefined) return null
  return 'type' in resource ? refOf(resource) : resource.map(refOf)
}

/** The perimeter follows from the roles, and is shown as an attribute. */
function withScope(user: Resource, viewer: Viewer, relationships: Resource['relationships']): Resource {
  return user.type === 'user'
    ? { ...user, attributes: { ...user.attributes, scope: viewer.perimeter }, relationships }
    : user
}

/** What a change of an account runs with, beside its input. */
interface ChangeOptions {
  readonly now: Date
  readonly publicUrl: string
}

/** Changes one's own profile. Another e-mail address asks for the current password, and the former address is told. */
export async function updateAccount(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  { version, now }: { version: number | undefined; now: Date },
): Promise<Resource> {
  const scope = scopeOf(policies.user.update, viewer)
  const { user } = await readAccount(transaction, viewer, [])
  const { old_password, ...attributes } = accepted(checkChange(profileChange, input))
  checkVersion(user, version)
  const changed = differing(user, attributes)
  if (isEmpty(changed)) return user
  const [former, email] = [emailOf(user), attributes.email ?? emailOf(user)]
  const isMoved = email.toLowerCase() !== former.toLowerCase()
  if (isMoved) await confirmPassword(transaction, scope, old_password)
  await users.updateAccount(scope, transaction, changed).catch(refuseTakenEmail)
  if (isMoved)
    await sendLetter(transaction, { companyId: viewer.companyId, recipient: former, now }, emailChangedLetter(email))
  return (await readAccount(transaction, viewer, [])).user
}

const emailOf = (user: Resource): string => (user.type === 'user' ? (user.attributes.email ?? '') : '')

const UNIQUE_VIOLATION = '23505'

/** An address is that of one account, of whatever firm. */
function refuseTakenEmail(error: unknown): never {
  throw codeOf(error) === UNIQUE_VIOLATION
    ? invalid(fieldErrors('email', 'Cette adresse e-mail est déjà celle d’un autre compte'))
    : error
}

/** @throws Failure invalid when the password is absent or not the account's */
async function confirmPassword(
  transaction: Queryable,
  scope: Scope,
  password: string | null | undefined,
): Promise<void> {
  if (!password) throw invalid(fieldErrors('old_password', messages.required))
  const hash = await users.findPasswordHash(scope, transaction)
  if (!(await verifyPassword(password, hash)))
    throw invalid(fieldErrors('old_password', 'Ce mot de passe n’est pas le vôtre'))
}

/**
 * Changes one's own password, which asks for the current one: ends every other session, gives this one another secret, and
 * tells the owner. @returns the secret of the session from here on
 */
export async function updatePassword(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  { sessionSecret, now, publicUrl }: ChangeOptions & { readonly sessionSecret: string },
): Promise<string> {
  const scope = scopeOf(policies.user.update, viewer)
  const { old_password, password, password_confirmation } = accepted(checkComplete(passwordChange, input))
  if (password !== password_confirmation)
    throw invalid(fieldErrors('password_confirmation', 'Les deux mots de passe sont différents'))
  await confirmPassword(transaction, scope, old_password)
  await users.updateAccount(scope, transaction, { password_hash: await hashPassword(password) })
  const secret = newSecret()
  await authentication.replaceSession(transaction, secretHash(sessionSecret), secretHash(secret))
  await authentication.removeOtherSessions(transaction, viewer, secretHash(secret))
  await notifyOwner(transaction, viewer, now, passwordChangedLetter(publicUrl))
  return secret
}

/** Writes to the address of the account about what was just done in its name. */
export async function notifyOwner(transaction: Queryable, viewer: Viewer, now: Date, letter: Letter): Promise<void> {
  const { user } = await readAccount(transaction, viewer, [])
  await sendLetter(transaction, { companyId: viewer.companyId, recipient: emailOf(user), now }, letter)
}
