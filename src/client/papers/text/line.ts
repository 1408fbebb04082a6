/** A run of text of a page. `left` and `right` are in points, from the left side of the page once it stands upright. */
export interface Cell {
  readonly text: string
  readonly left: number
  readonly right: number
}

/** A line of a page, from left to right: a wide gap begins another cell. Pages and lines are counted from 1. */
export interface Line {
  readonly page: number
  readonly number: number
  readonly cells: readonly Cell[]
}

/** What a line says, a bar between its cells. */
export const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join(' | ')

/** How far the middles of two cells are from one another, in points. */
export const distance = (one: Cell, other: Cell): number =>
  Math.abs(one.left + one.right - other.left - other.right) / 2

/** Whether two cells of different lines stand one above the other. */
export const isAbove = (one: Cell, other: Cell): boolean => one.left < other.right && other.left < one.right
