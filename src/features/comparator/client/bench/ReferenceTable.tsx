import { Checkbox } from 'antd'
import { formatDate, formatEuros } from '#client/ui'
import { DataTable, type Column } from '#client/ui/table'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import type { Reference } from './references'
import { distanceWords, ownGapWords, sourceOf, squareMetres } from './words'

export interface ReferenceTableProps {
  readonly references: readonly Reference[]
  /** Euros a m² of the subject; null where it is not known. */
  readonly own: number | null
  readonly leftOut: readonly string[]
  readonly onToggle: (id: string) => void
}

/** What the subject is measured by, nearest first; each may be left out of the figures. */
export const ReferenceTable = ({ references, ...told }: ReferenceTableProps) => (
  <DataTable caption="Références" columns={columnsOf(told)} rows={references} rowKey={({ lot }) => lot.id} />
)

type Columns = readonly [Column<Reference>, ...Column<Reference>[]]
type Told = Omit<ReferenceTableProps, 'references'>

/** What a reference is by itself. */
const facts: readonly Column<Reference>[] = [
  { key: 'source', title: 'Source', cell: sourceOf },
  { key: 'date', title: 'Date', cell: ({ date }) => formatDate(date) },
  { key: 'distance', title: 'Distance', align: 'end', cell: distanceWords },
  { key: 'type', title: 'Type', cell: ({ lot }) => lotKind({ ...lot, surface: null }) || '—' },
  { key: 'surface', title: 'Surface', align: 'end', cell: ({ surface }) => squareMetres(surface) },
  { key: 'price', title: 'Prix', align: 'end', cell: ({ price }) => formatEuros(price) },
  {
    key: 'metre',
    title: 'Prix au m²',
    align: 'end',
    cell: ({ perSquareMetre }) => formatEuros(perSquareMetre),
  },
]

const columnsOf = ({ own, leftOut, onToggle }: Told): Columns => [
  {
    key: 'lot',
    title: 'Compte',
    cell: ({ lot }) => (
      <Checkbox
        checked={!leftOut.includes(lot.id)}
        onChange={() => {
          onToggle(lot.id)
        }}
      >
        {lotName(lot)}
      </Checkbox>
    ),
  },
  ...facts,
  {
    key: 'gap',
    title: 'Écart du bien',
    align: 'end',
    cell: (reference) => (own === null ? '—' : ownGapWords(own, reference)),
  },
  {
    key: 'rent',
    title: 'Loyer',
    align: 'end',
    cell: ({ lot }) => formatEuros(lot.suggested_rent, { per: 'mois' }),
  },
  { key: 'age', title: 'Neuf ou ancien', cell: ({ lot }) => (lot.program.seniority === 'old' ? 'Ancien' : 'Neuf') },
]
