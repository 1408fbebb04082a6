import { checkChange, checkComplete, resources } from '#contract'
import { passwordChange } from '#contract/account'
import { isRoleName, permissions, roles } from '#contract/access'
import type { Ref, Resource } from '#contract/jsonapi'
import { policies, type Viewer } from '#server/access'
import { codeOf, type Queryable } from '#server/db'
import { authentication, tokens, users } from '#server/repositories'
import { hashPassword, verifyPassword } from '#server/services'
import { checkVersion, differing, isEmpty } from './change'
import { invalid, notFound } from './failure'
import { accepted, fieldErrors, scopeOf } from './guard'
import { newSecret, secretHash } from './secrets'

export { DEAD_LINK, isPasswordTokenOpen, requestPasswordReset, resetPassword } from './passwordReset'

/** What can come with an account. */
export const accountIncludes = ['company', 'network', 'business_centers', 'roles', 'permissions', 'tokens'] as const
export type AccountInclude = (typeof accountIncludes)[number]

export interface AccountAnswer {
  readonly user: Resource
  readonly included: readonly Resource[]
}

/** The viewer's own account, with what is asked for around it. */
export async function readAccount(database: Queryable, viewer: Viewer, include: readonly AccountInclude[]): Promise<AccountAnswer> {
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
  return { user: withScope(account.user, viewer, relationships), included: include.flatMap((name) => around[name] ?? []) }
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
  return user.type === 'user' ? { ...user, attributes: { ...user.attributes, scope: viewer.perimeter }, relationships } : user
}

/** Changes one's own profile. */
export async function updateAccount(transaction: Queryable, viewer: Viewer, input: unknown, version?: number): Promise<Resource> {
  const scope = scopeOf(policies.user.update, viewer)
  const { user } = await readAccount(transaction, viewer, [])
  const attributes = accepted(checkChange(resources.user, input))
  checkVersion(user, version)
  const changed = differing(user, attributes)
  if (isEmpty(changed)) return user
  await users.updateAccount(scope, transaction, changed).catch(refuseTakenEmail)
  return (await readAccount(transaction, viewer, [])).user
}

const UNIQUE_VIOLATION = '23505'

/** An address is that of one account, of whatever firm. */
function refuseTakenEmail(error: unknown): never {
  throw codeOf(error) === UNIQUE_VIOLATION ? invalid(fieldErrors('email', 'Cette adresse e-mail est déjà celle d’un autre compte')) : error
}

/** Changes one's own password, which asks for the current one, and ends every other session. */
export async function updatePassword(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  sessionSecret: string | undefined,
): Promise<void> {
  const scope = scopeOf(policies.user.update, viewer)
  const { old_password, password, password_confirmation } = accepted(checkComplete(passwordChange, input))
  if (password !== password_confirmation) throw invalid(fieldErrors('password_confirmation', 'Les deux mots de passe sont différents'))
  const hash = await users.findPasswordHash(scope, transaction)
  if (!(await verifyPassword(old_password, hash))) throw invalid(fieldErrors('old_password', 'Ce mot de passe n’est pas le vôtre'))
  await users.updateAccount(scope, transaction, { password_hash: await hashPassword(password) })
  await authentication.removeOtherSessions(transaction, viewer, sessionSecret === undefined ? '' : secretHash(sessionSecret))
}

/** A token whose value is shown this once. */
export interface NewToken {
  readonly token: Resource
  readonly value: string
}

export async function createToken(transaction: Queryable, viewer: Viewer, input: unknown): Promise<NewToken> {
  const scope = scopeOf(policies.token.create, viewer)
  const { name } = accepted(checkComplete({ fields: { name: resources.token.fields.name } }, input))
  const value = newSecret()
  return { token: await tokens.insertToken(scope, transaction, { name, token_hash: secretHash(value) }), value }
}

export async function removeToken(transaction: Queryable, viewer: Viewer, id: string): Promise<void> {
  if (!(await tokens.removeToken(scopeOf(policies.token.remove, viewer), transaction, id))) throw notFound()
}
