import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { fieldErrors, Failure, invalid } from '#server/operations'
import type { UploadedFile } from '#server/operations/uploads'

/** A line of a table: its number in the file, the header being 1, and its cells as texts. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly lines: readonly TableLine[]
}

/** Bytes that a packed file may have, unpacked. */
const UNPACKED_AT_MOST = 200 * 1_048_576

const refused = (reason: string): Failure => invalid(fieldErrors('file', `${reason} Rien n’a été importé.`))

/** The table of a file: CSV, or the first sheet of an XLSX; told apart by its bytes. @throws Failure invalid */
export async function readTable({ path }: UploadedFile): Promise<Table> {
  const bytes = await readFile(path)
  const isPacked = bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))
  const [header, ...rest] = isPacked ? await linesOfSheet(bytes) : linesOfText(bytes)
  const columns = (header?.cells ?? []).map((name) => name.trim())
  if (columns.every((name) => name === '')) throw refused('Ce fichier n’a pas de ligne d’en-têtes.')
  return { columns, lines: rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
}

function refuseLarge(bytes: Buffer): void {
  let size = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return false
    },
  })
  if (size > UNPACKED_AT_MOST) throw refused('Une fois décompressé, ce classeur dépasse 200\u00a0Mo.')
}

const pad = (part: number, length: number): string => String(part).padStart(length, '0')

/** Days of a sheet have no time zone: they are read as UTC. */
const dayOfCell = (date: Date): string =>
  `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`

const textOfCell = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dayOfCell(cell)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return typeof cell === 'number' || typeof cell === 'string' ? String(cell) : ''
}

async function linesOfSheet(bytes: Buffer): Promise<TableLine[]> {
  try {
    refuseLarge(bytes)
    const rows = await readSheet(bytes)
    return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(textOfCell) }))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw refused('Ce classeur ne se lit pas\u00a0: enregistrez-le de nouveau au format XLSX, ou en CSV.')
  }
}

/** UTF-8 where all of it can be, else Windows-1252, as older spreadsheets write it. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As the piece of a stream: read in one go, several versions of Node take it for Latin-1 (nodejs/node#56542).
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}

/** The separator that the first line has most often. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).mark
}

/** A cell between quotes may hold ends of lines: the first one counts. */
const endings = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)

function linesOfText(bytes: Buffer): TableLine[] {
  const text = textOf(bytes)
  if (text.includes('\0')) throw refused('Ce n’est ni un fichier CSV, ni un classeur XLSX.')
  try {
    const lines: TableLine[] = []
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines: line }) => {
        lines.push({ line: line - endings(cells), cells })
        return null
      },
    })
    return lines
  } catch {
    throw refused('Ce fichier CSV ne se lit pas\u00a0: un guillemet n’est pas fermé.')
  }
}
