/** A line that is not empty. */
export interface TableRow {
  /** As the spreadsheet numbers it: the first line of the file is 1. */
  readonly line: number
  /** By column. */
  readonly cells: readonly string[]
}

/** A file of rows, and the names of its columns. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}

/**
 * The lines of a file as a table, its first line that is not empty being its titles; empty ones count for the numbers.
 * @throws {Error} with a French sentence
 */
export function tableOf(lines: readonly (readonly string[])[]): Table {
  const [titles, ...rows] = lines
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!titles || rows.length === 0)
    throw new Error(
      'Ce fichier ne contient aucune ligne sous ses titres de colonnes. Choisissez un fichier avec une ligne de titres.',
    )
  return { columns: titles.cells.map((name) => name.trim()), rows }
}
