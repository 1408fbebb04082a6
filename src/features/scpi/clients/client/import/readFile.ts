import { loadChunk } from '#client/ui/lazy'
import { readCsv, tableOf, type Table } from '#client/screens/tables'

/** How what is packed begins: an XLSX is. */
const PACKED = [0x50, 0x4b, 0x03, 0x04] as const

/** The table of a file: CSV, or the first sheet of an XLSX; told apart by its bytes. @throws {Error} with a French sentence */
export async function readFile(file: File): Promise<Table> {
  const head = new Uint8Array(await file.slice(0, PACKED.length).arrayBuffer())
  return PACKED.every((byte, place) => head[place] === byte) ? readWorkbook(file) : readCsv(file)
}

const loadReader = () =>
  loadChunk(async () => (await import(/* webpackChunkName: "xlsx" */ 'read-excel-file/browser')).readSheet)

async function readWorkbook(file: File): Promise<Table> {
  const readSheet = await loadReader()
  let rows
  try {
    rows = await readSheet(file)
  } catch {
    throw new Error('Ce classeur ne se lit pas\u00a0: enregistrez-le de nouveau au format XLSX, ou en CSV.')
  }
  return tableOf(rows.map((cells) => cells.map(textOf)))
}

/** What a cell shows, as the server reads it. */
const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return typeof cell === 'number' || typeof cell === 'string' ? String(cell) : ''
}
