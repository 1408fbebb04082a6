import { CalendarOutlined } from '@ant-design/icons'
import { pathOf } from '#client/api'
import { useFileDownload } from '#client/screens/downloads'
import { Button } from '#client/ui/controls'
import type { SaleDeadline } from '../api'
import { Deadline } from '../Deadline'
import type { SaleKind } from '../kinds'
import type { SaleRow } from '../saleRow'

interface DeadlinesProps {
  readonly kind: SaleKind
  readonly sale: SaleRow
  readonly deadlines: readonly SaleDeadline[]
}

/** The deadlines of a sale: when, by which rule, and for a calendar. */
export function Deadlines({ kind, sale, deadlines }: DeadlinesProps) {
  const download = useFileDownload()
  if (deadlines.length === 0) return null
  return (
    <section className="sale-part">
      <h2>Échéances</h2>
      <ul className="sale-deadlines">
        {deadlines.map((deadline) => (
          <li key={deadline.key}>
            <h3>{deadline.label}</h3>
            <Deadline at={deadline.at} />
            <Rule deadline={deadline} />
          </li>
        ))}
      </ul>
      <Button
        icon={<CalendarOutlined aria-hidden />}
        onClick={() => {
          void download({ path: `${pathOf({ type: kind.type, id: sale.id })}/calendar`, name: 'echeances.ics' })
        }}
      >
        Ajouter à mon agenda
      </Button>
    </section>
  )
}

/** How a deadline is found, for who asks. */
const Rule = ({ deadline: { steps, source } }: { readonly deadline: SaleDeadline }) =>
  steps.length > 0 && (
    <details>
      <summary>Comment cette date est calculée</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {source !== null && <p>{source}</p>}
    </details>
  )
