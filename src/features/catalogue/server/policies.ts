import { allows } from '#contract/access'
import type { CatalogueResources } from '#features/catalogue/contract'
import type { ManagedResources } from '#features/catalogue/contract/perimeter'
import { settingPolicy } from '#features/simulation/server'
import { ofCompany, readOnly, those, type Policies, type Viewer } from '#server/access'

/** What the perimeter of the firm shows. */
const shown = those('useRealEstate', ofCompany)

/** Blocked properties of a preview are for those who may act on sales. */
const properties = those('useRealEstate', (viewer: Viewer): Readonly<Record<string, string>> => ({
  ...ofCompany(viewer),
  ...(allows(viewer.rights, 'actOnSales') ? {} : { is_blocked_preview: 'false' }),
}))

/** The catalogue as who looks after the firm sees it. */
export const managedPolicy = readOnly(those('readCompanySettings', ofCompany))

const cataloguePolicy = readOnly(shown)
const propertyPolicy = readOnly(properties)

export const policies: Policies<keyof CatalogueResources | keyof ManagedResources> = {
  managed_promoter: managedPolicy,
  managed_program: managedPolicy,
  managed_property: managedPolicy,
  project: settingPolicy,
  promoter: cataloguePolicy,
  manager: cataloguePolicy,
  program: cataloguePolicy,
  property: propertyPolicy,
  price_change: propertyPolicy,
}
