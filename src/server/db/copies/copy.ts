import { pipeline } from 'node:stream/promises'
import { from, to } from 'pg-copy-streams'
import type { BulkTransaction } from '../database'
import { quoted, type StoredTable } from './tables'

/** How many bytes a part has, unless one row is longer. */
const PART_BYTES = 1_048_576

const LINE_END = 0x0a

/** Some rows of a table, whole, in the text format of COPY. */
export interface Copied {
  readonly rows: number
  readonly content: Buffer
}

/** The rows of a table, by parts that COPY can each read again. */
export async function* copyOut(
  transaction: BulkTransaction,
  { name, columns }: StoredTable,
): AsyncGenerator<Copied, void, undefined> {
  const stream: AsyncIterable<Buffer> = transaction.copy(to(`COPY ${quoted(name)} (${listOf(columns)}) TO STDOUT`))
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    const all = Buffer.concat(waiting)
    // A row ends with the only line feed that is not written `\n`.
    const end = all.lastIndexOf(LINE_END) + 1
    if (end > 0) yield partOf(all.subarray(0, end))
    waiting = [all.subarray(end)]
    bytes = all.length - end
  }
  if (bytes > 0) yield partOf(Buffer.concat(waiting))
}

function partOf(content: Buffer): Copied {
  let rows = 0
  for (let end = content.indexOf(LINE_END); end !== -1; end = content.indexOf(LINE_END, end + 1)) rows++
  return { rows, content }
}

/** Adds rows in the text format of COPY. @returns how many */
export async function fillTable(
  transaction: BulkTransaction,
  { name, columns }: StoredTable,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const stream = transaction.copy(from(`COPY ${quoted(name)} (${listOf(columns)}) FROM STDIN`))
  await pipeline(content, stream)
  return stream.rowCount
}

const listOf = (columns: readonly string[]): string => columns.map(quoted).join(', ')
