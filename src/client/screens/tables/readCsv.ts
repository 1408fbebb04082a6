import Papa from 'papaparse'
import { tableOf, type Table } from './table'

/** Reads a CSV file, whatever its separator; Windows encodings too, as Excel writes them. @throws {Error} with a French sentence */
export async function readCsv(file: Blob): Promise<Table> {
  const text = await textOf(file)
  // Empty lines count for the numbers, not for the separator that is found.
  const { delimiter } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: 10 }).meta
  const { data } = Papa.parse<string[]>(text, { delimiter })
  return tableOf(data)
}

async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
