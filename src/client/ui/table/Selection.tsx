import { Checkbox, type TableColumnType } from 'antd'

/** How rows are picked, to act on several at once. */
export interface Selection<Row> {
  readonly isPicked: (row: Row) => boolean
  /** The name of a row, for its box. */
  readonly nameOf: (row: Row) => string
  readonly onPick: (rows: readonly Row[], isPicked: boolean) => void
}

/** Pixels of the column of the boxes. */
export const BOX_WIDTH = 44

interface BoxProps<Row> {
  readonly row: Row
  readonly selection: Selection<Row>
}

/** The box of a row. */
export const RowBox = <Row,>({ row, selection: { isPicked, nameOf, onPick } }: BoxProps<Row>) => (
  <Checkbox
    className="row-box"
    aria-label={`Sélectionner ${nameOf(row)}`}
    checked={isPicked(row)}
    onChange={(event) => {
      onPick([row], event.target.checked)
    }}
  />
)

/** The column of the boxes, with one for all. antd's own (6.6.8) names them in English. */
export function boxColumn<Row>(rows: readonly Row[], selection: Selection<Row>): TableColumnType<Row> {
  const count = rows.filter(selection.isPicked).length
  return {
    key: 'box',
    width: BOX_WIDTH,
    className: 'row-box-cell',
    title: (
      <Checkbox
        className="row-box"
        aria-label="Tout sélectionner sur cette page"
        checked={count > 0 && count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        onChange={(event) => {
          selection.onPick(rows, event.target.checked)
        }}
      />
    ),
    render: (_value, row) => <RowBox row={row} selection={selection} />,
  }
}
