import type { IdentityResources } from '#contract/identity'
import type { AccountResources } from '#features/account/contract'
import { nobody, ofCompany, readOnly, those, type Policies, type ResourcePolicy, type Viewer } from '#server/access'

const oneself = those('readAccount', (viewer: Viewer) => ({ ...ofCompany(viewer), id: viewer.userId }))

/** One's own account. Colleagues appear as the advisers of files, by their name. */
const userPolicy: ResourcePolicy = {
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
const tokenPolicy: ResourcePolicy = {
  read: those('readAccount', ofOneself),
  list: those('readAccount', ofOneself),
  create: those('manageTokens', ofOneself),
  update: nobody,
  remove: those('manageTokens', ofOneself),
}

/** Where one is logged in. */
const sessionPolicy: ResourcePolicy = {
  ...readOnly(those('readAccount', ofOneself)),
  remove: those('readAccount', ofOneself),
}

const ownViews = those('readAccount', ofOneself)

/** The views that one saved: everyone has theirs. */
const savedViewPolicy: ResourcePolicy = {
  read: ownViews,
  list: ownViews,
  create: ownViews,
  update: ownViews,
  remove: ownViews,
}

/** What proves who one is, beside one's password. */
const factorPolicy: ResourcePolicy = {
  read: those('readAccount', ofOneself),
  list: those('readAccount', ofOneself),
  create: those('readAccount', ofOneself),
  update: those('readAccount', ofOneself),
  remove: those('readAccount', ofOneself),
}

/** One's own roles and permissions. */
const rightsPolicy = readOnly(oneself)

const ownCompany = ({ companyId }: Viewer): Readonly<Record<string, string>> => ({ id: companyId })

/** One's own firm. */
const companyPolicy: ResourcePolicy = {
  ...readOnly(those('readAccount', ownCompany)),
  update: those('editCompanySettings', ownCompany),
}

/** The network that one's firm belongs to. */
const networkPolicy = readOnly(those('readAccount', ownCompany))

/** The agencies that one belongs to. */
const businessCenterPolicy = readOnly(
  those('readAccount', (viewer) => ({ ...ofCompany(viewer), user_id: viewer.userId })),
)

export const policies: Policies<keyof AccountResources | keyof IdentityResources> = {
  user: userPolicy,
  role: rightsPolicy,
  permission: rightsPolicy,
  token: tokenPolicy,
  session: sessionPolicy,
  saved_view: savedViewPolicy,
  second_factor: factorPolicy,
  company: companyPolicy,
  network: networkPolicy,
  business_center: businessCenterPolicy,
}
