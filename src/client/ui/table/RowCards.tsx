import { quickPart } from '../lazy'
import type { CardSortProps } from './CardSort'
import type { Column } from './Column'
import type { DataTableProps } from './DataTableProps'
import { rowOpening } from './rowOpening'
import { RowBox } from './Selection'

/** On phones only: it has its place before it is there. */
const Sorting = quickPart<CardSortProps>(
  async () => (await import(/* webpackChunkName: "card-sort" */ './CardSort')).CardSort,
)

/** Rows as cards, with one sort for all: what fits a phone. */
export function RowCards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowTone,
  selection,
  isBusy = false,
  footer,
}: DataTableProps<Row>) {
  const sortable = columns.filter((column) => column.sortable)
  return (
    <div aria-busy={isBusy}>
      {onSort && sortable.length > 0 && (
        <div className="card-sort">
          <Sorting.Part props={{ sortable, sort, onSort }} fallback={null} />
        </div>
      )}
      <ul className="row-cards" aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={toneClass(rowTone?.(row))} {...rowOpening}>
            {selection && <RowBox row={row} selection={selection} />}
            <RowCard row={row} columns={columns} />
          </li>
        ))}
        {footer && <FooterCard columns={columns} footer={footer} />}
      </ul>
    </div>
  )
}

const toneClass = (tone: 'warning' | undefined): string | undefined => tone && `row-${tone}`

function RowCard<Row>({
  row,
  columns: [first, ...others],
}: {
  row: Row
  columns: readonly [Column<Row>, ...Column<Row>[]]
}) {
  return (
    <>
      <div className="row-card-title">{first.cell(row)}</div>
      <dl>
        {others
          .filter(({ onlyWide }) => !onlyWide)
          .map(({ key, title, cell }) => (
            <div key={key} className="row-card-line">
              <dt>{title}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function FooterCard<Row>({ columns, footer }: Required<Pick<DataTableProps<Row>, 'columns' | 'footer'>>) {
  return (
    <li>
      {columns.map(({ key, title }, index) => (
        <p key={key} className="row-card-line">
          <span>{title}</span>
          <span>{footer[index]}</span>
        </p>
      ))}
    </li>
  )
}
