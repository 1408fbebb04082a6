import { isRoleName, rightsOf } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { givenRoles } from '#features/company/contract'
import type { Viewer } from '#server/access'
import { Failure, fieldErrors, invalid } from '#server/operations'

export type User = ResourceOf<'user'>

export const rolesOf = ({ relationships: { roles } }: User): readonly string[] => idsOf(roles)

const idsOf = (linkage: User['relationships'][string] | undefined): readonly string[] =>
  linkage && !('type' in linkage) ? linkage.map(({ id }) => id) : []

/** @throws Failure impossible for the last one who administrates the firm, while they are at work */
export function refuseWithoutAdministrator(user: User, administrators: readonly string[]): void {
  if (administrators.includes(user.id) && administrators.length === 1)
    throw new Failure({
      kind: 'impossible',
      current: user,
      allowed: [],
      because: 'Votre société n’aurait plus d’administrateur.',
    })
}

/** @throws Failure forbidden for who may not give the roles that somebody has: they do not decide of them either */
export function refuseHigher(viewer: Viewer, held: readonly string[]): void {
  const given: readonly string[] = givenRoles(viewer.roles)
  if (held.some((role) => !given.includes(role))) throw new Failure({ kind: 'forbidden', rights: [] })
}

/** @throws Failure invalid, on `roles`, for roles that are none, or that the viewer may neither give nor take away */
export function checkRoles(viewer: Viewer, held: readonly string[], wanted: readonly string[]): void {
  if (wanted.length === 0) throw invalid(fieldErrors('roles', 'Choisissez au moins un rôle'))
  if (!wanted.every(isRoleName)) throw invalid(fieldErrors('roles', 'Ce rôle n’existe pas'))
  const given: readonly string[] = givenRoles(viewer.roles)
  const changed: readonly string[] = [...wanted, ...held].filter(
    (role: string) => wanted.some((one) => one === role) !== held.some((one) => one === role),
  )
  if (changed.some((role) => !given.includes(role)))
    throw invalid(fieldErrors('roles', 'Vous ne pouvez pas donner ou retirer ce rôle'))
}

/** Whether these roles follow client files, and leads. */
export const followsFiles = (roles: readonly string[]): boolean =>
  rightsOf(roles).permissions.has('manage_client_files') && rightsOf(roles).permissions.has('manage_client_leads')
