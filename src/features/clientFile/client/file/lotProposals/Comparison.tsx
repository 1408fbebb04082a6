import { useState } from 'react'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { ScrollingTable } from '#client/ui/table'
import { Best, bestOf, ComparisonBar, type ComparedFact } from '#features/catalogue/client/comparison'
import { lotName } from '#features/catalogue/client/lots'
import { comparedFacts } from './comparison'
import type { LotRow } from './LotRow'

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
  return (
    <ComparisonBar count={rows.length} onClear={onClear}>
      <Button
        type="primary"
        onClick={() => {
          setOpen(true)
        }}
      >
        Comparer
      </Button>
      {isOpen && (
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
    </ComparisonBar>
  )
}

function SideBySide({ rows, years, nameOf, onRemove }: Omit<ComparisonProps, 'onClear'>) {
  return (
    <ScrollingTable
      caption="Lots côte à côte"
      dataSource={comparedFacts(years, nameOf)}
      rowKey={({ label }) => label}
      columns={[
        {
          key: 'label',
          title: <span className="visually-hidden">Critère</span>,
          rowScope: 'row',
          render: (_value, { label }) => label,
        },
        ...rows.map((row) => ({
          key: row.lot.id,
          title: <Heading row={row} onRemove={onRemove} />,
          render: (_value: unknown, fact: ComparedFact<LotRow>) => {
            const written = fact.write(row)
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
