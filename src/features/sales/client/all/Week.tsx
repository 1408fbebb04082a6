import dayjs from 'dayjs'
import { isIsoDate } from '#contract'
import { formatDate } from '#client/ui'
import { dayInParis } from '#client/ui/formats'
import { absoluteText } from '../deadlineText'
import { saleKinds } from '../kinds'
import { SaleName } from '../list/columns'
import { useNow } from '../now'
import type { SaleRow } from '../saleRow'

const DAYS = 7

/** The deadlines of seven days, today first. */
export function Week({ rows }: { readonly rows: readonly SaleRow[] }) {
  const today = dayInParis(useNow())
  const days = Array.from({ length: DAYS }, (_, index) => dayjs(today).add(index, 'day').format('YYYY-MM-DD'))
  return (
    <section aria-labelledby="sale-week">
      <h2 id="sale-week">Échéances des sept prochains jours</h2>
      <ol className="sale-week">
        {days.map((day) => (
          <li key={day} className={day === today ? 'sale-week-today' : undefined}>
            <h3>{day === today ? 'Aujourd’hui' : formatDate(day, 'words')}</h3>
            {rows
              .filter(({ deadline }) => deadline !== null && dayOf(deadline) === day)
              .map((sale) => (
                <div key={sale.id} className="sale-week-deadline">
                  <SaleName sale={sale} />
                  <small>{whatEnds(sale)}</small>
                </div>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

const dayOf = (at: string): string => (isIsoDate(at) ? at : dayInParis(at))

const timeOf = (at: string): string => absoluteText(at).split(', ').at(-1) ?? ''

function whatEnds({ type, status, deadline }: SaleRow): string {
  const { one, states } = saleKinds[type]
  const time = deadline === null || isIsoDate(deadline) ? '' : `, ${timeOf(deadline)}`
  return `${one}, ${(states[status]?.label ?? '').toLowerCase()}${time}`
}
