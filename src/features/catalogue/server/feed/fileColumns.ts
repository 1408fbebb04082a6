import { lotColumns, programColumns, type Column } from './columns'
import { layoutOf } from './readLine'
import { comparable } from './text'

/** What a file of a feed is of. */
export type FeedKind = 'programs' | 'properties'

/** The column of a feed that each column of a file is, by position: its English name; empty where it is left out. */
export type FileColumns = readonly string[]

const columnsOf: Readonly<Record<FeedKind, Readonly<Record<string, Column<unknown>>>>> = {
  programs: programColumns,
  properties: lotColumns,
}

/** What a file with these headings is of: of lots when it names them. */
export const kindOf = (headings: readonly string[]): FeedKind =>
  layoutOf({ lot_ref: lotColumns.lot_ref }, headings).size > 0 ? 'properties' : 'programs'

/**
 * The columns of a file as its headings say them, or as somebody said for the same headings before.
 * @param said by headings that are `comparable`
 */
export function guessColumns(
  kind: FeedKind,
  headings: readonly string[],
  said: Readonly<Record<string, string>>,
): FileColumns {
  const chosen = headings.map((heading) => said[comparable(heading)])
  const guessed = [...layoutOf(columnsOf[kind], headings)].filter(([name]) => !chosen.includes(name))
  return headings.map((_, index) => chosen[index] ?? guessed.find(([, position]) => position === index)?.[0] ?? '')
}

/** What is to be kept of columns that somebody chose. */
export const saidBy = (headings: readonly string[], columns: FileColumns): Readonly<Record<string, string>> =>
  Object.fromEntries(headings.map((heading, index) => [comparable(heading), columns[index] ?? '']))

/** A column that a file may have. */
export interface FeedColumn {
  readonly name: string
  readonly heading: string
  readonly is_required: boolean
}

/** The columns of a feed, those that a line must have first. */
export const feedColumns = (kind: FeedKind): FeedColumn[] =>
  Object.entries(columnsOf[kind])
    .map(([name, { heading, isRequired = false }]) => ({ name, heading, is_required: isRequired }))
    .sort((one, other) => Number(other.is_required) - Number(one.is_required))

const names = new Set([...feedColumns('programs'), ...feedColumns('properties')].map(({ name }) => name))

/** Whether a text names a column of a feed, or none. */
export const isColumn = (name: unknown): name is string => typeof name === 'string' && (name === '' || names.has(name))

/** What a file with these columns is of. */
export const kindWith = (columns: FileColumns): FeedKind => (columns.includes('lot_ref') ? 'properties' : 'programs')

/** The headings that say these columns. */
export const headingsOf = (columns: FileColumns): string[] =>
  columns.map((name) => columnsOf[kindWith(columns)][name]?.heading ?? '')
