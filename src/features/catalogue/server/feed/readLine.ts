import type { Column, ValuesOf } from './columns'
import { neutralised, rejected, type Finding } from './finding'
import { comparable } from './text'
import { withCapital } from '#presentation/formats'

type Columns = Readonly<Record<string, Column<unknown>>>

/** Where each column of a feed stands in a file, by its English name. */
export type Layout = ReadonlyMap<string, number>

/** Finds the columns of a feed by the headings of a file: French or English, whatever their case, accents and underscores. */
export function layoutOf(columns: Columns, headings: readonly string[]): Layout {
  const positions = new Map(headings.map((heading, index) => [comparable(heading), index]))
  return new Map(
    Object.entries(columns).flatMap(([name, { heading, aliases = [] }]) => {
      const found = [heading, name, ...aliases].map((alias) => positions.get(comparable(alias)))
      const position = found.find((index) => index !== undefined)
      return position === undefined ? [] : [[name, position] as const]
    }),
  )
}

/** The headings of the columns that every line must have and that the file lacks. */
export const missingHeadings = (columns: Columns, layout: Layout): string[] =>
  Object.entries(columns).flatMap(([name, { heading, isRequired }]) =>
    isRequired && !layout.has(name) ? [heading] : [],
  )

/**
 * Reads the cells of a line. What is required and missing or wrong rejects it; any other cell that is wrong is left out.
 * @returns no values when the line is rejected
 */
export function readLine<Of extends Columns>(
  columns: Of,
  layout: Layout,
  cells: readonly string[],
): { readonly values: ValuesOf<Of> | undefined; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => {
      const { value, finding } = readCell(column, cells[layout.get(name) ?? -1]?.trim() ?? '')
      if (finding) findings.push(finding)
      return [name, value]
    }),
  )
  const isRejected = findings.some(({ outcome }) => outcome === 'rejected')
  // Each column has read its own cell, and a required one that it could not read rejects the line.
  return { values: isRejected ? undefined : (values as ValuesOf<Of>), findings }
}

function readCell({ heading, isRequired, read }: Column<unknown>, cell: string): { value: unknown; finding?: Finding } {
  if (cell === '') {
    return isRequired ? { value: null, finding: rejected(heading, 'Cette information manque.') } : { value: null }
  }
  const reading = read(cell)
  if ('value' in reading) return { value: reading.value }
  const message = `${withCapital(reading.fault)}.`
  return {
    value: null,
    finding: isRequired
      ? rejected(heading, message)
      : neutralised(heading, `${message} La cellule est laissée de côté.`),
  }
}
