import { roles, type Perimeter, type Permission, type RoleName } from './roles'

/** What someone may do, from their roles. */
export interface Rights {
  readonly permissions: ReadonlySet<Permission>
  readonly perimeter: Perimeter
}

const widening: readonly Perimeter[] = ['own_leads', 'own', 'company']

export function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Permissions of all roles together, and the widest perimeter. Names that are not roles give nothing. */
export function rightsOf(roleNames: readonly string[]): Rights {
  const held = roleNames.filter(isRoleName).map((name) => roles[name])
  const permissions = new Set<Permission>(held.flatMap((role) => role.permissions))
  const reach = held.map((role) => ('perimeter' in role ? widening.indexOf(role.perimeter) : 0))
  return { permissions, perimeter: widening[Math.max(0, ...reach)] ?? 'own_leads' }
}
