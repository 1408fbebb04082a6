import { Link, useSearchParams } from 'react-router-dom'
import { moved } from './place'
import type { LeadRow } from './rows'

/** The name of a lead, that opens its sheet, and the number to call. */
export function LeadName({ lead: { id, name, phone } }: { lead: Pick<LeadRow, 'id' | 'name' | 'phone'> }) {
  const [parameters] = useSearchParams()
  return (
    <span className="lead-name">
      <Link className="lead-link" to={{ search: moved(parameters, { lead: id }).toString() }}>
        {name}
      </Link>
      {phone !== null && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </span>
  )
}
