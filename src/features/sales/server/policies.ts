import type { SalesResources } from '#features/sales/contract'
import { readOnly, those, withinPerimeter, type Policies, type ResourcePolicy } from '#server/access'

/** The sales that the perimeter opens: those of the firm, or those that one made and those on the client files in one's charge. */
const salesInPerimeter = withinPerimeter({ own: 'viewer_id', own_leads: 'viewer_id' })

const reading = those('readSales', salesInPerimeter)
const acting = those('actOnSales', salesInPerimeter)

const sales: ResourcePolicy = { read: reading, list: reading, create: acting, update: acting, remove: acting }

export const policies: Policies<keyof SalesResources> = {
  booking: sales,
  client: sales,
  option: sales,
  report: sales,
  history_entry: readOnly(reading),
}

/** Who reads the papers of bookings. */
export const readingPapers = those('readBookingDocuments', salesInPerimeter)
