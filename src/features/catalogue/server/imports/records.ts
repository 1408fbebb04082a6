import { Readable } from 'node:stream'
import { parse, type CsvError, type Info } from 'csv-parse'
import { FileRefused, textOf, type Source } from './source'

/** A record of a CSV file and the line on which it begins. A fault, in French, when it could not be read. */
export type CsvRecord = { readonly line: number } & ({ readonly cells: readonly string[] } | { readonly fault: string })

const POLIRIS =
  'le format Poliris ne dit ni le programme, ni le promoteur, ni le dispositif\u00a0: utilisez le format canonique.'
const LONGEST_RECORD = 256 * 1024
const MOST_FAULTS = 1_000

/** The records of a CSV file, one by one, its headings first; `;`, `,` or tabulations separate its cells. @throws FileRefused */
export async function* recordsOf(source: Source): AsyncGenerator<CsvRecord, undefined> {
  const text = textOf(source)
  const first = await beginningOf(text)
  if (first.trim() === '') throw new FileRefused(source.name, 'il est vide.')
  if (first.includes('"!#"')) throw new FileRefused(source.name, POLIRIS)
  const skipped: CsvRecord[] = []
  const parser = parse({
    bom: true,
    delimiter: separatorOf(first),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  })
  parser.on('skip', (error?: CsvError) => {
    skipped.push({ line: Number(error?.['lines'] ?? 0), fault: 'Les guillemets de cette ligne ne se ferment pas.' })
  })
  Readable.from(joined(first, text))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser)
  let faults = 0
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
    for (const fault of skipped.splice(0)) {
      if (++faults > MOST_FAULTS) throw new FileRefused(source.name, 'ce n’est pas un fichier CSV.')
      yield fault
    }
    const cells = record.map((cell) => cell)
    yield { line: info.lines - endings(cells), cells }
  }
  yield* skipped
  return undefined
}

/** A cell between quotes may hold ends of lines. */
const endings = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)

/** The text up to the end of its first line at least. */
async function beginningOf(text: AsyncGenerator<string, undefined>): Promise<string> {
  let beginning = ''
  while (!/[\r\n]/.test(beginning) && beginning.length < LONGEST_RECORD) {
    const { value, done } = await text.next()
    if (done === true) break
    beginning += value
  }
  return beginning
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function separatorOf(beginning: string): string {
  const [headings = ''] = beginning.split(/\r?\n/, 1)
  const counts = [';', ',', '\t'].map((separator) => ({ separator, count: headings.split(separator).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator
}
