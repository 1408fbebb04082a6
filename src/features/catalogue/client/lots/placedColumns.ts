import type { CSSProperties } from 'react'
import type { LotColumn, LotOfRow } from './LotColumn'

/** A column, and how far from the edge it stays in sight. */
export interface PlacedColumn<Row extends LotOfRow> extends LotColumn<Row> {
  /** Pixels; absent for one that scrolls. */
  readonly inset?: number
}

type Columns<Row extends LotOfRow> = readonly LotColumn<Row>[]

const widthOf = <Row extends LotOfRow>(columns: Columns<Row>, edge: LotColumn<Row>['fixed']): number =>
  columns.filter(({ fixed }) => fixed === edge).reduce((sum, { width }) => sum + width, 0)

/** Shares what is left of a place, in pixels, among the columns that it holds whole: at rest, no figure is cut at its edge. */
export function fitted<Row extends LotOfRow>(columns: Columns<Row>, place: number): Columns<Row> {
  const room = place - widthOf(columns, 'start') - widthOf(columns, 'end')
  const scrolled = columns.filter(({ fixed }) => fixed === undefined)
  let [held, taken] = [0, 0]
  for (const { width } of scrolled) {
    if (taken + width > room) break
    held += 1
    taken += width
  }
  if (held === 0 || held === scrolled.length) return columns
  const more = (room - taken) / held
  const whole = new Set(scrolled.slice(0, held))
  return columns.map((column) => (whole.has(column) ? { ...column, width: column.width + more } : column))
}

/** Those that stay in sight stand one beside the other. */
export const placed = <Row extends LotOfRow>(columns: Columns<Row>): readonly PlacedColumn<Row>[] =>
  columns.map((column, index) => {
    if (column.fixed === undefined) return column
    const nearer = column.fixed === 'start' ? columns.slice(0, index) : columns.slice(index + 1)
    return { ...column, inset: widthOf(nearer, column.fixed) }
  })

/** What a cell that takes the focus is scrolled clear of. */
export const scrollPaddingOf = <Row extends LotOfRow>(columns: Columns<Row>): CSSProperties => ({
  scrollPaddingInline: `${widthOf(columns, 'start')}px ${widthOf(columns, 'end')}px`,
})

/** A table narrower than its place is drawn out, one that is wider scrolls. */
export const minWidthOf = <Row extends LotOfRow>(columns: Columns<Row>): CSSProperties => ({
  minWidth: columns.reduce((sum, { width }) => sum + width, 0),
})

export const classOf = <Row extends LotOfRow>({ align, fixed, className }: PlacedColumn<Row>): string =>
  [align, fixed === 'start' && 'lot-fixed', fixed === 'end' && 'pinned', className].filter(Boolean).join(' ')

export const styleOf = <Row extends LotOfRow>({ fixed, inset }: PlacedColumn<Row>): CSSProperties =>
  fixed === undefined ? {} : fixed === 'start' ? { insetInlineStart: inset } : { insetInlineEnd: inset }
