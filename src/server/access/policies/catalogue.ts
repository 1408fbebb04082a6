import { allows } from '#contract/access'
import { ofCompany, readOnly, those } from '../policy'
import type { Viewer } from '../viewer'

/** What the perimeter of the firm shows. */
const shown = those('useRealEstate', ofCompany)

/** Blocked properties of a preview are for those who may act on sales. */
const properties = those('useRealEstate', (viewer: Viewer): Readonly<Record<string, string>> => ({
  ...ofCompany(viewer),
  ...(allows(viewer.rights, 'actOnSales') ? {} : { is_blocked_preview: 'false' }),
}))

export const cataloguePolicy = readOnly(shown)
export const propertyPolicy = readOnly(properties)
