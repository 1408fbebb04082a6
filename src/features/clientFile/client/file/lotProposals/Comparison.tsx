import { useState } from 'react'
import { CaretUpFilled } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useClientWord } from '../parts/useClientWord'
import { bestOf, comparedFacts } from './comparison'
import type { LotRow } from './LotRow'
import { lotName } from './lotWords'

interface ComparisonProps {
  readonly rows: readonly LotRow[]
  readonly years: number
  readonly nameOf: (slug: string | null) => string
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
}

/** The lots chosen to be compared, in a bar that stays in sight, and side by side. */
export function Comparison({ rows, onClear, ...table }: ComparisonProps) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <div className="lot-comparison" role="region" aria-label="Comparaison">
      <p aria-live="polite">
        {rows.length === 1 ? '1 lot à comparer\u00a0: ajoutez-en un deuxième' : `${rows.length} lots à comparer`}
      </p>
      <Button
        type="primary"
        disabled={rows.length < 2}
        onClick={() => {
          setOpen(true)
        }}
      >
        Comparer
      </Button>
      <Button onClick={onClear}>Vider</Button>
      {isOpen && rows.length > 1 && (
        <Drawer
          title="Lots côte à côte"
          open
          onClose={() => {
            setOpen(false)
          }}
          placement="bottom"
          size="90%"
        >
          <SideBySide rows={rows} {...table} />
        </Drawer>
      )}
    </div>
  )
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', 'aria-label': 'Lots côte à côte', tabIndex: 0 }

function SideBySide({ rows, years, nameOf, onRemove }: Omit<ComparisonProps, 'onClear'>) {
  const word = useClientWord()
  return (
    <div className="table-frame" {...scrolled}>
      <table className="data-table">
        <caption className="visually-hidden">Lots côte à côte</caption>
        <thead>
          <tr>
            <td />
            {rows.map(({ lot }) => (
              <th key={lot.id} scope="col">
                {lotName(lot)}
                <br />
                <Button
                  size="small"
                  aria-label={`Retirer ${lotName(lot)}`}
                  onClick={() => {
                    onRemove(lot.id)
                  }}
                >
                  Retirer
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFacts(years).map((fact) => {
            const best = bestOf(fact, rows)
            return (
              <tr key={fact.label}>
                <th scope="row">{word(fact.label)}</th>
                {rows.map((row) => (
                  <td key={row.lot.id}>
                    {best.has(row) ? (
                      <strong>
                        {fact.write(row, nameOf)}{' '}
                        <span className="lot-best">
                          <CaretUpFilled aria-hidden /> meilleur
                        </span>
                      </strong>
                    ) : (
                      fact.write(row, nameOf)
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
