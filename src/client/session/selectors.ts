import { createSelector } from '@reduxjs/toolkit'
import { permissions, rightsOf, type Permission, type Rights } from '#contract/access'
import type { Linkage, Ref, ResourceOf } from '#contract/jsonapi'
import { selectResource, type EntitiesState } from '#client/entities'
import type { SessionState } from './session'

interface State {
  readonly session: SessionState
  readonly entities: EntitiesState
}

export const selectSession = (state: { readonly session: SessionState }): SessionState => state.session

/** The current user, or undefined while nobody is. One whose session has expired is still the one at work. */
export function selectUser(state: State): ResourceOf<'user'> | undefined {
  const { status, user } = state.session
  return (status === 'loggedIn' || status === 'expired') && user ? selectResource(state, 'user', user.id) : undefined
}

const isList = (linkage: Linkage | undefined): linkage is readonly Ref[] => Array.isArray(linkage)
const idsOf = (linkage: Linkage | undefined): readonly string[] => isList(linkage) ? linkage.map(({ id }) => id) : []
const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name)

/** What the current user may do. Permissions and roles are resources named by their id. */
export const selectRights = createSelector(
  [(state: State) => selectUser(state)?.relationships['roles'], (state: State) => selectUser(state)?.relationships['permissions']],
  (roles, granted): Rights => ({ permissions: new Set(idsOf(granted).filter(isPermission)), perimeter: rightsOf(idsOf(roles)).perimeter }),
)

export const selectPermissions = (state: State): ReadonlySet<Permission> => selectRights(state).permissions
