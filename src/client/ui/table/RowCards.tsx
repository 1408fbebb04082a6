import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons'
import { Button } from '../controls'
import { ChoiceInput } from '../inputs/ChoiceInput'
import { RowBox } from './Selection'
import { nextSort, type Column, type Sort } from './Column'
import type { DataTableProps } from './DataTableProps'
import { rowOpening } from './rowOpening'

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
      {onSort && sortable.length > 0 && <CardSort sortable={sortable} sort={sort} onSort={onSort} />}
      <ul className="row-cards" aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={toneClass(rowTone?.(row))} {...rowOpening}>
            {selection && <RowBox row={row} selection={selection} />}
            <RowCard row={row} columns={columns} />
          </li>
        ))}
        {footer && (
          <li>
            {columns.map(({ key, title }, index) => (
              <p key={key} className="row-card-line">
                <span>{title}</span>
                <span>{footer[index]}</span>
              </p>
            ))}
          </li>
        )}
      </ul>
    </div>
  )
}

interface CardSortProps<Row> {
  readonly sortable: readonly Column<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

function CardSort<Row>({ sortable, sort, onSort }: CardSortProps<Row>) {
  return (
    <div className="card-sort">
      <ChoiceInput
        label="Trier par"
        asList
        choices={sortable.map(({ key, title }) => ({ value: key, label: title }))}
        value={sort?.key ?? null}
        onChange={(key) => {
          if (key !== null) onSort({ key: String(key), direction: sort?.direction ?? 'ascending' })
        }}
      />
      {sort && (
        <Button
          icon={
            sort.direction === 'ascending' ? (
              <SortAscendingOutlined aria-hidden />
            ) : (
              <SortDescendingOutlined aria-hidden />
            )
          }
          onClick={() => {
            onSort(nextSort(sort, sort.key))
          }}
        >
          {sort.direction === 'ascending' ? 'Croissant' : 'Décroissant'}
          <span className="visually-hidden">, inverser</span>
        </Button>
      )}
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
