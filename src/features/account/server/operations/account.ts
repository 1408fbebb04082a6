import { checkChange, checkComplete } from '#contract'
import { passwordChange, profileChange } from '#features/account/contract'
import { isRoleName, permissions, roles } from '#contract/access'
import { isText } from '#contract/json'
import type { Ref, Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { authentication } from '#server/repositories'
import * as users from '../repositories/users'
import { hashPassword, type Letter } from '#server/services'
import { passwordChangedLetter } from './accountLetters'
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
import { newSecret, secretHash, type KnownWords } from '#server/operations/security'
import { policies } from '../policies'
import { confirmPassword, refuseWeak } from './ownPassword'
import { askForEmail } from './emailChange'

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

/** Changes one's own profile. Another e-mail address asks for the current password, and waits to be confirmed from its mailbox. */
export async function updateAccount(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  { version, now, publicUrl }: ChangeOptions & { readonly version: number | undefined },
): Promise<Resource> {
  const scope = scopeOf(policies.user.update, viewer)
  const { user } = await readAccount(transaction, viewer, [])
  const { old_password, ...attributes } = accepted(checkChange(profileChange, input))
  checkVersion(user, version)
  const { email, ...changed } = differing(user, attributes)
  const isMoved = isText(email) && email.toLowerCase() !== emailOf(user).toLowerCase()
  if (isMoved) {
    await confirmPassword(transaction, scope, old_password)
    await askForEmail(transaction, viewer, email, { now, publicUrl })
  }
  const columns = { ...changed, ...(isMoved || email === undefined ? {} : { email }) }
  if (isEmpty(columns)) return user
  await users.updateAccount(scope, transaction, columns)
  return (await readAccount(transaction, viewer, [])).user
}

const emailOf = (user: Resource): string => (user.type === 'user' ? (user.attributes.email ?? '') : '')

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
  refuseWeak(password, await knownOf(transaction, viewer))
  await users.updateAccount(scope, transaction, { password_hash: await hashPassword(password) })
  const secret = newSecret()
  await authentication.replaceSession(transaction, secretHash(sessionSecret), secretHash(secret))
  await authentication.removeOtherSessions(transaction, viewer, secretHash(secret))
  await authentication.removeEndingTokens(transaction, viewer)
  await notifyOwner(transaction, viewer, now, passwordChangedLetter(publicUrl))
  return secret
}

async function knownOf(transaction: Queryable, viewer: Viewer): Promise<KnownWords> {
  const { user, included } = await readAccount(transaction, viewer, ['company'])
  const firm = included.find(({ type }) => type === 'company')
  return { person: [viewer.name, emailOf(user)], firm: firm?.type === 'company' ? firm.attributes.name : undefined }
}

/** Writes to the address of the account about what was just done in its name. */
export async function notifyOwner(transaction: Queryable, viewer: Viewer, now: Date, letter: Letter): Promise<void> {
  const { user } = await readAccount(transaction, viewer, [])
  await sendLetter(transaction, { companyId: viewer.companyId, recipient: emailOf(user), now }, letter)
}
