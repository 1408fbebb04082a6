import type { SalesResources } from '#features/sales/contract'
import { ofCompany, readOnly, those, type Policies, type ResourcePolicy, type Viewer } from '#server/access'

/** The sales that the perimeter opens: those of the firm, or those that one made and those on the client files in one's charge. */
const withinPerimeter = (viewer: Viewer): Readonly<Record<string, string>> =>
  viewer.perimeter === 'company' ? ofCompany(viewer) : { ...ofCompany(viewer), viewer_id: viewer.userId }

const reading = those('readSales', withinPerimeter)
const acting = those('actOnSales', withinPerimeter)

const sales: ResourcePolicy = { read: reading, list: reading, create: acting, update: acting, remove: acting }

export const policies: Policies<keyof SalesResources> = {
  booking: sales,
  client: sales,
  option: sales,
  report: sales,
  history_entry: readOnly(reading),
}

/** Who reads the papers of bookings. */
export const readingPapers = those('readBookingDocuments', withinPerimeter)
