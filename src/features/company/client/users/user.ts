import { isRoleName, roles, type RoleName } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'

export type User = ResourceOf<'user'>

/** The ids that a relationship of a user holds. */
export function idsIn({ relationships }: User, name: string): readonly string[] {
  const linkage = relationships[name]
  return linkage && !('type' in linkage) ? linkage.map(({ id }) => id) : []
}

export const rolesOf = (user: User): readonly RoleName[] => idsIn(user, 'roles').filter(isRoleName)

export const roleLabels = (user: User): string =>
  rolesOf(user)
    .map((name) => roles[name].label)
    .join(', ')

/** First and last name; the address of who has none. */
export const nameOf = ({ attributes: { first_name, last_name, email } }: User): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (email ?? 'Sans nom')
