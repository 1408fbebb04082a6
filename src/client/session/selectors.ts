import { createSelector } from '@reduxjs/toolkit'
import { heldRights, permissions, rightsOf, type Permission, type Right, type Rights } from '#contract/access'
import type { Linkage, Ref, ResourceOf } from '#contract/jsonapi'
import { selectResource, type EntitiesState } from '#client/entities'
import type { SessionState } from './session'
import type { MeetingState } from './meeting/meeting'
import type { SettingsState } from './device/settings'

interface State {
  readonly session: SessionState
  readonly entities: EntitiesState
}

export const selectSession = (state: { readonly session: SessionState }): SessionState => state.session

/** The current user, undefined while nobody is logged in. Remains after the session has expired, until somebody logs in or out. */
export function selectUser(state: State): ResourceOf<'user'> | undefined {
  const { status, user } = state.session
  return (status === 'loggedIn' || status === 'expired') && user ? selectResource(state, 'user', user.id) : undefined
}

const isList = (linkage: Linkage | undefined): linkage is readonly Ref[] => Array.isArray(linkage)
const idsOf = (linkage: Linkage | undefined): readonly string[] => (isList(linkage) ? linkage.map(({ id }) => id) : [])
const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)

/** What the current user may do. Permissions and roles are resources named by their id. */
export const selectRights = createSelector(
  [
    (state: State) => selectUser(state)?.relationships['roles'],
    (state: State) => selectUser(state)?.relationships['permissions'],
  ],
  (roles, granted): Rights => ({
    ...rightsOf(idsOf(roles)),
    permissions: new Set(idsOf(granted).filter(isPermission)),
  }),
)

export const selectPermissions = (state: State): ReadonlySet<Permission> => selectRights(state).permissions

/** The firm of the current user, as far as the answer about the user brought it. */
export function selectCompany(state: State): ResourceOf<'company'> | undefined {
  const company = selectUser(state)?.relationships['company']
  return company && 'id' in company ? selectResource(state, 'company', company.id) : undefined
}

/** Every right of the current user: permissions, and what the account, the firm, this device and a meeting with a client change. */
export const selectHeldRights = createSelector(
  [
    selectRights,
    (state: State) => selectUser(state)?.attributes,
    (state: State) => selectCompany(state)?.attributes,
    (state: State & { readonly settings: SettingsState }) => state.settings,
    (state: State & { readonly meeting: MeetingState }) => state.meeting.open !== null,
  ],
  (rights, user, company, settings, isMeeting): ReadonlySet<Right> =>
    heldRights(rights, {
      user: {
        can_manage_his_company: user?.can_manage_his_company === true,
        can_see_property_reference: user?.can_see_property_reference === true,
        can_see_commission: user?.can_see_commission !== false,
        debug_mode: user?.debug_mode === true,
      },
      company: { hide_commissions: company?.hide_commissions === true },
      settings,
      isMeeting,
    }),
)
