import { comparable, guessColumns, kindOf, type FeedKind, type FileColumns } from '../feed'
import { recordsOf } from './records'
import { FileRefused, type Source } from './source'

/** What stands at the top of a file, and which columns of a feed it seems to have. */
export interface FileHead {
  readonly name: string
  readonly kind: FeedKind
  readonly columns: readonly {
    readonly heading: string
    /** Its cell in the first line; empty where there is none. */
    readonly example: string
    /** The column of a feed that it seems to be in a file of each kind; empty: none. */
    readonly programs: string
    readonly properties: string
  }[]
}

/** The columns that somebody chose, by headings, in files of each kind. */
export type SaidColumns = Readonly<Partial<Record<FeedKind, Readonly<Record<string, string>>>>>

const LONGEST_EXAMPLE = 60

/** Reads the first lines of a file. @throws FileRefused */
export async function readHead(source: Source, said: SaidColumns): Promise<FileHead> {
  const [headings, first] = await firstLines(source)
  const guesses = {
    programs: guessColumns('programs', headings, said.programs ?? {}),
    properties: guessColumns('properties', headings, said.properties ?? {}),
  }
  return {
    name: source.name,
    kind: kindAmong(headings, guesses, said),
    columns: headings.map((heading, index) => ({
      heading,
      example: (first[index] ?? '').trim().slice(0, LONGEST_EXAMPLE),
      programs: guesses.programs[index] ?? '',
      properties: guesses.properties[index] ?? '',
    })),
  }
}

/** The kind for which somebody said these very headings before; else what the headings say. */
function kindAmong(
  headings: readonly string[],
  guesses: Readonly<Record<FeedKind, FileColumns>>,
  said: SaidColumns,
): FeedKind {
  const isKnown = (kind: FeedKind) => headings.every((heading) => comparable(heading) in (said[kind] ?? {}))
  if (isKnown('programs') !== isKnown('properties')) return isKnown('programs') ? 'programs' : 'properties'
  return guesses.properties.includes('lot_ref') ? 'properties' : kindOf(headings)
}

async function firstLines(source: Source): Promise<[readonly string[], readonly string[]]> {
  const lines: (readonly string[])[] = []
  for await (const record of recordsOf(source)) {
    if ('cells' in record) lines.push(record.cells)
    if (lines.length === 2) break
  }
  const [headings, first = []] = lines
  if (!headings) throw new FileRefused(source.name, 'il n’a pas de ligne de titres.')
  return [headings, first]
}
