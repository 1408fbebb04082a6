import { flags, roles, type Flag, type Perimeter, type Permission, type RoleName, type ScpiPerimeter } from './roles'

/** What someone may do, from their roles. */
export interface Rights {
  readonly permissions: ReadonlySet<Permission>
  readonly perimeter: Perimeter
  /** Which SCPI clients; `own` for who has no role of that area, whom no permission lets in. */
  readonly scpiPerimeter: ScpiPerimeter
}

/** What an action may require: a permission, granted by a role, or a flag, set by the account, its firm, the device or a meeting. */
export type Right = Permission | Flag

const widening: readonly Perimeter[] = ['own_leads', 'own', 'company']
const scpiWidening: readonly ScpiPerimeter[] = ['own', 'company', 'platform']

export function isRoleName(name: string): name is RoleName {
  return Object.hasOwn(roles, name)
}

/** Permissions of all roles together, and the widest perimeter. Names that are not roles give nothing. */
export function rightsOf(roleNames: readonly string[]): Rights {
  const held = roleNames.filter(isRoleName).map((name) => roles[name])
  const permissions = new Set<Permission>(held.flatMap((role) => role.permissions))
  const reach = held.map((role) => ('perimeter' in role ? widening.indexOf(role.perimeter) : 0))
  const scpiReach = held.map((role) => ('scpiPerimeter' in role ? scpiWidening.indexOf(role.scpiPerimeter) : 0))
  return {
    permissions,
    perimeter: widening[Math.max(0, ...reach)] ?? 'own_leads',
    scpiPerimeter: scpiWidening[Math.max(0, ...scpiReach)] ?? 'own',
  }
}

/** What the flags are derived from: the account, its firm, this device, and whether a meeting with a client is under way. */
export interface Circumstances {
  readonly user: {
    readonly can_manage_his_company: boolean
    readonly can_see_property_reference: boolean
    readonly can_see_commission: boolean
    readonly debug_mode: boolean
  }
  readonly company: { readonly hide_commissions: boolean }
  /** Local settings; the server knows none. */
  readonly settings?: { readonly showCommission: boolean }
  /** The screen is shown to a client. */
  readonly isMeeting?: boolean
}

/** Header of the requests sent during a meeting with a client: the answer leaves out the references of lots and the commissions. */
export const MEETING_HEADER = 'solive-meeting'

/** Header of the requests of the pages for clients: the session of the portal answers them, and none other. */
export const PORTAL_HEADER = 'x-portal'

/** Header that names what a person did in one go, on each of the writes that it takes: the history holds them together. */
export const STEP_HEADER = 'solive-step'

type CommissionCircumstances = Omit<Circumstances, 'user'> & {
  readonly user: Pick<Circumstances['user'], 'can_see_commission'>
}

/** The account may see commissions, the firm does not hide them, this device shows them (specification §4), and no meeting is on. */
export function commissionIsVisible({ user, company, settings, isMeeting = false }: CommissionCircumstances): boolean {
  return user.can_see_commission && !company.hide_commissions && settings?.showCommission !== false && !isMeeting
}

const isFlag = (name: string): name is Flag => Object.hasOwn(flags, name)
const flagNames = Object.keys(flags).filter(isFlag)

/** Every right that someone holds: what `allows` and `opens` look at. */
export function heldRights(
  { permissions, perimeter }: Pick<Rights, 'permissions' | 'perimeter'>,
  circumstances: Circumstances,
): ReadonlySet<Right> {
  const { user, isMeeting = false } = circumstances
  const held: Readonly<Record<Flag, boolean>> = {
    can_manage_his_company: user.can_manage_his_company,
    can_see_property_reference: user.can_see_property_reference && !isMeeting,
    commission_visible: commissionIsVisible(circumstances),
    company_perimeter: perimeter === 'company',
    debug_mode: user.debug_mode,
  }
  return new Set<Right>([...permissions, ...flagNames.filter((name) => held[name])])
}
