import { Table, type TableProps } from 'antd'
import { useScrollFocus } from './useScrollFocus'
import './table.css'

declare module 'react' {
  interface CSSProperties {
    readonly '--table-width'?: string
  }
}

interface ScrollingTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll' | 'loading' | 'title'> {
  /** Says what the table holds; shown to screen readers. */
  readonly caption: string
  /** Newer rows are on their way; those shown stay. */
  readonly isBusy?: boolean
  /** The least width of the table, in pixels, whose columns then keep theirs whatever they hold. */
  readonly width?: number | undefined
}

/**
 * antd's table, all rows on one page, named. Where it is wider than its place, the name of a row and the column of
 * class `pinned` stay in sight, and the keyboard scrolls it. Not by `scroll` and `fixed`: antd 6.6.8 then draws the
 * buttons of the head a second time, hidden but focusable.
 */
export function ScrollingTable<Row>({ caption, isBusy = false, width, ...table }: ScrollingTableProps<Row>) {
  const frame = useScrollFocus(caption)
  // Nothing turns over data; and antd 6.6.8 would have every change of a cell read out.
  const loading = { spinning: false, 'aria-live': 'off', 'aria-busy': isBusy } as const
  return (
    <div
      ref={frame}
      className="table-frame"
      style={width === undefined ? undefined : { '--table-width': `${width}px` }}
    >
      <Table<Row>
        {...table}
        {...(width === undefined ? {} : { tableLayout: 'fixed' })}
        caption={<span className="visually-hidden">{caption}</span>}
        pagination={false}
        loading={loading}
      />
    </div>
  )
}
