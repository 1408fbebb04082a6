import { isIsoDate } from '#contract'
import { Link, useSearchParams } from 'react-router-dom'
import { formatDate, formatNumber } from '#client/ui'
import { dayInParis } from '#client/ui/formats'
import { daysFrom } from '../days'
import { absoluteText } from '../deadlineText'
import { saleKinds } from '../kinds'
import { SaleName } from '../list/columns'
import { useNow } from '../now'
import type { SaleRow } from '../saleRow'
import { allSalesSearch, isLate } from './narrowing'

const DAYS = 7

/** The deadlines of seven days, today first. */
export function Week({ rows }: { readonly rows: readonly SaleRow[] }) {
  const now = useNow()
  const today = dayInParis(now)
  const days = daysFrom(today, DAYS)
  const late = rows.filter((sale) => isLate(sale, now))
  return (
    <section aria-labelledby="sale-week">
      <h2 id="sale-week">Échéances des sept prochains jours</h2>
      <ol className="sale-week">
        {days.map((day) => (
          <li key={day} className={day === today ? 'sale-week-today' : undefined}>
            <h3>{day === today ? 'Aujourd’hui' : formatDate(day, 'words')}</h3>
            {rows
              .filter((sale) => sale.deadline !== null && dayOf(sale.deadline) === day && !late.includes(sale))
              .map((sale) => (
                <div key={sale.id} className="sale-week-deadline">
                  <SaleName sale={sale} />
                  <small>{whatEnds(sale)}</small>
                </div>
              ))}
            {day === today && late.length > 0 && <Late count={late.length} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Leads to those whose deadline is past. */
function Late({ count }: { readonly count: number }) {
  const [parameters] = useSearchParams()
  const to = allSalesSearch.withChange(parameters, { filters: { retard: '1' } }).toString()
  return (
    <Link className="sale-week-late" to={{ search: to }}>
      {formatNumber(count)} en retard
    </Link>
  )
}

const dayOf = (at: string): string => (isIsoDate(at) ? at : dayInParis(at))

const timeOf = (at: string): string => absoluteText(at).split(', ').at(-1) ?? ''

function whatEnds({ type, status, deadline }: SaleRow): string {
  const { one, states } = saleKinds[type]
  const time = deadline === null || isIsoDate(deadline) ? '' : `, ${timeOf(deadline)}`
  return `${one}, ${(states[status]?.label ?? '').toLowerCase()}${time}`
}
