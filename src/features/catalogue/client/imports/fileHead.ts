import { entriesOf, isText } from '#contract/json'

/** What a file of a feed is of. */
export type FeedKind = 'programs' | 'properties'

/** A column of a file: its heading, its first cell, and which column of a feed it seems to be; empty: none. */
export interface HeadColumn extends Readonly<Record<FeedKind, string>> {
  readonly heading: string
  readonly example: string
}

/** What stands at the top of a file. */
export interface FileHead {
  readonly name: string
  readonly kind: FeedKind
  readonly columns: readonly HeadColumn[]
}

/** A column that a file may have. */
export interface FeedColumn {
  readonly name: string
  readonly heading: string
  readonly isRequired: boolean
}

export interface Heads {
  readonly files: readonly FileHead[]
  readonly columns: Readonly<Record<FeedKind, readonly FeedColumn[]>>
}

export function parseHeads(data: unknown): Heads | undefined {
  const { files, columns } = entriesOf(data)
  const known = entriesOf(columns)
  if (!Array.isArray(files)) return undefined
  return {
    files: files.map(headIn),
    columns: { programs: feedColumnsIn(known['programs']), properties: feedColumnsIn(known['properties']) },
  }
}

const textIn = (value: unknown): string => (isText(value) ? value : '')
const kindIn = (value: unknown): FeedKind => (value === 'properties' ? 'properties' : 'programs')

function headIn(item: unknown): FileHead {
  const { name, kind, columns } = entriesOf(item)
  return { name: textIn(name), kind: kindIn(kind), columns: Array.isArray(columns) ? columns.map(columnIn) : [] }
}

function columnIn(item: unknown): HeadColumn {
  const { heading, example, programs, properties } = entriesOf(item)
  return {
    heading: textIn(heading),
    example: textIn(example),
    programs: textIn(programs),
    properties: textIn(properties),
  }
}

const feedColumnsIn = (value: unknown): FeedColumn[] =>
  Array.isArray(value)
    ? value.map((item) => {
        const { name, heading, is_required } = entriesOf(item)
        return { name: textIn(name), heading: textIn(heading), isRequired: is_required === true }
      })
    : []

/** What somebody says that a file is, and which columns of a feed it has, in their order. */
export interface Matching {
  readonly kind: FeedKind
  readonly columns: readonly string[]
}

export const guessed = ({ kind, columns }: FileHead, as: FeedKind = kind): Matching => ({
  kind: as,
  columns: columns.map((column) => column[as]),
})

/** The columns that a file of this kind must have, and lacks. */
export const missingColumns = ({ kind, columns }: Matching, known: Heads['columns']): FeedColumn[] =>
  known[kind].filter(({ name, isRequired }) => isRequired && !columns.includes(name))

/** Says that a column is another; a column of a feed is one column of the file. */
export const matched = ({ kind, columns }: Matching, index: number, name: string): Matching => ({
  kind,
  columns: columns.map((former, position) => (position === index ? name : former === name ? '' : former)),
})

const KINDS = /\b(?:programmes?|programs?|lots?|export|sample|flux|csv|txt|gz)\b/g

/** Whom a file seems to come from: its name without what changes from one file to the next. `lots-promoteur-x-2026-11-20.csv` → `promoteur x` */
export const providerOf = (fileName: string): string =>
  fileName
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .replaceAll(KINDS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
