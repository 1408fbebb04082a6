import {
  comparable,
  headingsOf,
  layoutOf,
  lotColumns,
  missingHeadings,
  neutralised,
  programColumns,
  readLine,
  rejected,
  type FeedLine,
  type Finding,
  type Layout,
  type LotValues,
  type PlacedFinding,
  type ProgramValues,
} from '../feed'
import { recordsOf, type CsvRecord } from './records'
import { FileRefused, type Source } from './source'

/** The lines of the files of a feed, each read by itself. */
export interface ReadFeed {
  readonly programs: FeedLine<ProgramValues>[]
  readonly lots: FeedLine<LotValues>[]
  readonly findings: PlacedFinding[]
  /** Lines that were rejected, of each kind. */
  readonly rejected: { programs: number; properties: number }
  /** Whether a line could not even be cut into cells. */
  hasBrokenLine: boolean
}

const MOST_LINES = 200_000

/** Reads the files of a feed, in any order. @throws FileRefused for one that is no file of programmes nor of lots */
export async function readFeed(sources: readonly Source[]): Promise<ReadFeed> {
  const feed: ReadFeed = {
    programs: [],
    lots: [],
    findings: [],
    rejected: { programs: 0, properties: 0 },
    hasBrokenLine: false,
  }
  for (const source of sources) await readSource(source, feed)
  return feed
}

async function readSource(source: Source, feed: ReadFeed): Promise<void> {
  const records = recordsOf(source)
  const { value: first } = await records.next()
  const headings = headingsIn(source, first && 'cells' in first ? first.cells : [])
  const reader = readerOf(source.name, headings, feed)
  let lines = 0
  // Who chose the columns knows which are left out.
  const kept = new KeptColumns(reader.layout, source.columns ? [] : headings)
  for await (const record of records) {
    if (++lines > MOST_LINES) throw new FileRefused(source.name, 'il a plus de 200 000 lignes.')
    const broken = brokenOf(record, headings)
    if (broken) {
      feed.findings.push({ file: source.name, line: record.line, ...broken })
      feed.hasBrokenLine = true
      feed.rejected[reader.kind]++
    } else if ('cells' in record) {
      kept.see(record.cells)
      reader.read(record.line, record.cells)
    }
  }
  feed.findings.push(...kept.findings(source.name))
}

/** The headings of a file, or those of the columns that somebody said it has. @throws FileRefused */
function headingsIn({ name, columns }: Source, headings: readonly string[]): readonly string[] {
  if (!columns) return headings
  if (columns.length === headings.length) return headingsOf(columns)
  throw new FileRefused(name, 'ses colonnes ne sont pas celles qui ont été choisies.')
}

function brokenOf(record: CsvRecord, headings: readonly string[]): Finding | undefined {
  if ('fault' in record) return rejected(null, record.fault)
  const { cells } = record
  const isWhole = cells.length >= headings.length && cells.slice(headings.length).every((cell) => cell === '')
  if (isWhole) return undefined
  return rejected(null, `La ligne a ${String(cells.length)} cellules, pour ${String(headings.length)} colonnes.`)
}

interface LineReader {
  readonly kind: 'programs' | 'properties'
  readonly layout: Layout
  readonly read: (line: number, cells: readonly string[]) => void
}

/** @throws FileRefused */
function readerOf(file: string, headings: readonly string[], feed: ReadFeed): LineReader {
  const isOfLots = layoutOf({ lot_ref: lotColumns.lot_ref }, headings).size > 0
  const columns = isOfLots ? lotColumns : programColumns
  const layout = layoutOf(columns, headings)
  const missing = missingHeadings(columns, layout)
  if (missing.length > 0) throw new FileRefused(file, absent(missing))
  return isOfLots
    ? { kind: 'properties', layout, read: readInto(lotColumns, layout, file, feed, 'properties', feed.lots) }
    : { kind: 'programs', layout, read: readInto(programColumns, layout, file, feed, 'programs', feed.programs) }
}

const absent = (headings: readonly string[]): string =>
  headings.length === 1 ? `la colonne ${headings.join('')} manque.` : `les colonnes ${headings.join(', ')} manquent.`

type Columns = typeof lotColumns | typeof programColumns

function readInto<Of extends Columns, Values extends ReturnType<typeof readLine<Of>>['values']>(
  columns: Of,
  layout: Layout,
  file: string,
  feed: ReadFeed,
  kind: 'programs' | 'properties',
  lines: FeedLine<NonNullable<Values>>[],
): LineReader['read'] {
  const cellOf = (cells: readonly string[], name: string): string => cells[layout.get(name) ?? -1]?.trim() ?? ''
  return (line, cells) => {
    const { values, findings } = readLine(columns, layout, cells)
    const [promoter, program, lot] = ['promoter_ref', 'program_ref', 'lot_ref'].map((name) => cellOf(cells, name))
    lines.push({
      file,
      line,
      promoter: promoter ?? '',
      program: program ?? '',
      lot: lot ?? '',
      values: values as NonNullable<Values> | undefined,
    })
    feed.findings.push(...findings.map((finding) => ({ file, line, ...finding })))
    if (!values) feed.rejected[kind]++
  }
}

/** Which columns of a file say something that is not kept. */
class KeptColumns {
  private readonly others: readonly { readonly index: number; readonly heading: string }[]
  private readonly said = new Set<string>()

  constructor(layout: Layout, headings: readonly string[]) {
    const known = new Set(layout.values())
    this.others = headings.flatMap((heading, index) => (known.has(index) ? [] : [{ index, heading }]))
  }

  see(cells: readonly string[]): void {
    for (const { index, heading } of this.others) {
      if (comparable(cells[index] ?? '') !== '') this.said.add(heading)
    }
  }

  findings(file: string): PlacedFinding[] {
    return [...this.said].map((heading) => ({
      file,
      line: 1,
      ...neutralised(heading, 'Cette colonne n’est pas reprise.'),
    }))
  }
}
