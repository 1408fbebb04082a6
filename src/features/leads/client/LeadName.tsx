import { formatPhone } from '#client/ui/formats'
import { Link, useSearchParams } from 'react-router-dom'
import { withLocation } from './leadsLocation'
import type { LeadRow } from './leadRow'

/** The name of a lead, that opens its sheet, and the number to call. */
export function LeadName({ lead: { id, name, phone } }: { lead: Pick<LeadRow, 'id' | 'name' | 'phone'> }) {
  const [parameters] = useSearchParams()
  return (
    <span className="lead-name">
      <Link className="lead-link" to={{ search: withLocation(parameters, { lead: id }).toString() }}>
        {name}
      </Link>
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatPhone(phone)}</a>}
    </span>
  )
}
