import { useState } from 'react'
import { CaretUpFilled } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { ScrollingTable } from '#client/ui/table'
import { useClientWord } from '../parts/useClientWord'
import { bestOf, comparedFacts, type ComparedFact } from './comparison'
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

function SideBySide({ rows, years, nameOf, onRemove }: Omit<ComparisonProps, 'onClear'>) {
  const word = useClientWord()
  return (
    <ScrollingTable
      caption="Lots côte à côte"
      dataSource={comparedFacts(years)}
      rowKey={({ label }) => label}
      columns={[
        {
          key: 'label',
          title: <span className="visually-hidden">Critère</span>,
          rowScope: 'row',
          render: (_value, { label }) => word(label),
        },
        ...rows.map((row) => ({
          key: row.lot.id,
          title: <Heading row={row} onRemove={onRemove} />,
          render: (_value: unknown, fact: ComparedFact) => {
            const written = fact.write(row, nameOf)
            return bestOf(fact, rows).has(row) ? <Best>{written}</Best> : written
          },
        })),
      ]}
    />
  )
}

function Heading({ row: { lot }, onRemove }: { row: LotRow } & Pick<ComparisonProps, 'onRemove'>) {
  return (
    <>
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
    </>
  )
}

const Best = ({ children }: { children: string }) => (
  <strong>
    {children}{' '}
    <span className="lot-best">
      <CaretUpFilled aria-hidden /> meilleur
    </span>
  </strong>
)
