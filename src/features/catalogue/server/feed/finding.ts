/** What becomes of a line, or of one of its cells: `neutralised` cells are left out, and the line is kept. */
export type Outcome = 'rejected' | 'warning' | 'neutralised'

/** What was found in a line, in French, and in the column of this heading where it is in one. */
export interface Finding {
  readonly column: string | null
  readonly outcome: Outcome
  readonly message: string
}

export const rejected = (column: string | null, message: string): Finding => ({ column, outcome: 'rejected', message })
export const warning = (column: string | null, message: string): Finding => ({ column, outcome: 'warning', message })
export const neutralised = (column: string | null, message: string): Finding => ({
  column,
  outcome: 'neutralised',
  message,
})

/** Where a line stands. */
export interface LinePosition {
  readonly file: string
  readonly line: number
}
