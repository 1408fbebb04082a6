import Papa from 'papaparse'

/** A file of rows: the names of its columns, and the cells of each row by column. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Reads a CSV file, whatever its separator; Windows encodings too, as Excel writes them. @throws {Error} with a French sentence */
export async function readCsv(file: Blob): Promise<CsvTable> {
  const { data } = Papa.parse<string[]>(await textOf(file), { skipEmptyLines: 'greedy' })
  const [columns, ...rows] = data
  if (!columns || rows.length === 0) throw new Error('Ce fichier ne contient aucune ligne sous ses titres de colonnes. Choisissez un fichier CSV avec une ligne de titres.')
  return { columns: columns.map((name) => name.trim()), rows }
}

async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
