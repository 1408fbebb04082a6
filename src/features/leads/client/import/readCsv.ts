import Papa from 'papaparse'

/** A line that is not empty. */
export interface CsvRow {
  /** As the spreadsheet numbers it: the first line of the file is 1. */
  readonly line: number
  /** By column. */
  readonly cells: readonly string[]
}

/** A file of rows, and the names of its columns. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** Reads a CSV file, whatever its separator; Windows encodings too, as Excel writes them. @throws {Error} with a French sentence */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const text = await textOf(file)
  // Empty lines count for the numbers, not for the separator that is found.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 10 }).meta
  const { data } = Papa.parse<string[]>(text, { delimiter })
  const [titles, ...rows] = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!titles || rows.length === 0)
    throw new Error(
      'Ce fichier ne contient aucune ligne sous ses titres de colonnes. Choisissez un fichier CSV avec une ligne de titres.',
    )
  return { columns: titles.cells.map((name) => name.trim()), rows }
}

async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
