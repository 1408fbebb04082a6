import { nobody, ofCompany, readOnly, those, type ResourcePolicy } from '../policy'
import type { Viewer } from '../viewer'

const oneself = those('readAccount', (viewer: Viewer) => ({ ...ofCompany(viewer), id: viewer.userId }))

/** One's own account. Colleagues appear as the advisers of files, by their name. */
export const userPolicy: ResourcePolicy = {
  read: oneself,
  list: nobody,
  create: nobody,
  update: oneself,
  remove: nobody,
}

const ofOneself = (viewer: Viewer): Readonly<Record<string, string>> => ({
  ...ofCompany(viewer),
  user_id: viewer.userId,
})

/** One's own API tokens: everyone sees theirs, few make or revoke them. */
export const tokenPolicy: ResourcePolicy = {
  read: those('readAccount', ofOneself),
  list: those('readAccount', ofOneself),
  create: those('manageTokens', ofOneself),
  update: nobody,
  remove: those('manageTokens', ofOneself),
}

/** One's own roles and permissions. */
export const rightsPolicy = readOnly(oneself)
