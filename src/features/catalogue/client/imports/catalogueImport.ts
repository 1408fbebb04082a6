import { entriesOf, isNumber, isObject, isText, type Entries } from '#contract/json'
import type { ImportCounts } from '#features/catalogue/contract'

/** What an import makes of a programme or of a lot: the values that it had, and those that it has. */
export interface Change {
  readonly type: 'program' | 'property'
  readonly outcome: 'created' | 'updated' | 'withdrawn' | 'restored'
  readonly name: string
  readonly file: string | null
  readonly line: number | null
  readonly before: Entries
  readonly after: Entries
}

/** What was found in a line, in French. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly column: string | null
  readonly outcome: 'rejected' | 'warning' | 'neutralised'
  readonly message: string
}

/** An import of the firm. Instants as ISO. */
export interface CatalogueImport {
  readonly id: string
  /** The names of its files. */
  readonly source: string
  readonly provider: string | null
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'undone'
  readonly isPreview: boolean
  readonly isFull: boolean
  readonly isUndoable: boolean
  /** Programmes that were looked at, of how many. */
  readonly done: number
  readonly total: number | null
  readonly failure: string | null
  readonly createdAt: string
  readonly counts: { readonly programs: ImportCounts; readonly properties: ImportCounts } | null
  /** Empty in a list. */
  readonly changes: readonly Change[]
  readonly findings: readonly Finding[]
  /** What became of the pictures and plans that it named; null in a list. */
  readonly pictures: Pictures | null
}

/** Pictures that wait to be fetched, that are kept, and that are refused, each with its reason. */
export interface Pictures {
  readonly waiting: number
  readonly kept: number
  readonly refused: readonly { readonly url: string; readonly reason: string }[]
}

/** What undoing an import does, or would do. */
export interface Undone {
  readonly withdrawn: number
  readonly restored: number
  readonly changes: readonly Change[]
  readonly kept: readonly { readonly name: string; readonly message: string }[]
}

export const isUnderWay = ({ state }: CatalogueImport): boolean => state === 'waiting' || state === 'running'

const STATES = ['waiting', 'running', 'done', 'failed', 'undone'] as const
const CHANGES = ['created', 'updated', 'withdrawn', 'restored'] as const
const FINDINGS = ['rejected', 'warning', 'neutralised'] as const

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value)
const textIn = (value: unknown): string | null => (isText(value) ? value : null)
const numberIn = (value: unknown): number | null => (isNumber(value) ? value : null)
const itemsIn = <Item>(value: unknown, parse: (item: unknown) => Item | undefined): Item[] =>
  Array.isArray(value) ? value.flatMap((item) => parse(item) ?? []) : []

/** An import as the server tells it; undefined for anything else. */
export function parseImport(data: unknown): CatalogueImport | undefined {
  const { id, attributes } = entriesOf(data)
  const told = entriesOf(attributes)
  const state = oneOf(STATES, told['state'])
  if (!isText(id) || !state || !isText(told['created_at'])) return undefined
  return {
    id,
    state,
    source: textIn(told['source']) ?? '',
    provider: textIn(told['provider']),
    isPreview: told['is_dry_run'] === true,
    isFull: told['is_full'] === true,
    isUndoable: told['is_undoable'] === true,
    done: numberIn(told['done']) ?? 0,
    total: numberIn(told['total']),
    failure: textIn(told['failure']),
    createdAt: told['created_at'],
    counts: isObject(told['properties'])
      ? { programs: countsIn(told['programs']), properties: countsIn(told['properties']) }
      : null,
    changes: itemsIn(told['changes'], changeIn),
    findings: itemsIn(told['lines'], findingIn),
    pictures: isObject(told['pictures']) ? picturesIn(told['pictures']) : null,
  }
}

export const parseImports = (data: unknown): CatalogueImport[] | undefined =>
  Array.isArray(data) ? itemsIn(data, parseImport) : undefined

export function parseUndone(meta: unknown): Undone | undefined {
  const { withdrawn, restored, changes, kept } = entriesOf(meta)
  if (!isNumber(withdrawn) || !isNumber(restored)) return undefined
  return { withdrawn, restored, changes: itemsIn(changes, changeIn), kept: itemsIn(kept, keptIn) }
}

function picturesIn({ waiting, kept, refused }: Entries): Pictures {
  const parse = (item: unknown) => {
    const { url, reason } = entriesOf(item)
    return isText(url) && isText(reason) ? { url, reason } : undefined
  }
  return { waiting: numberIn(waiting) ?? 0, kept: numberIn(kept) ?? 0, refused: itemsIn(refused, parse) }
}

function countsIn(value: unknown): ImportCounts {
  const told = entriesOf(value)
  const count = (name: keyof ImportCounts): number => numberIn(told[name]) ?? 0
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    withdrawn: count('withdrawn'),
    rejected: count('rejected'),
  }
}

function changeIn(item: unknown): Change | undefined {
  const { type, outcome, name, file, line, before, after } = entriesOf(item)
  const told = oneOf(CHANGES, outcome)
  if (!told || !isText(name)) return undefined
  return {
    type: type === 'program' ? 'program' : 'property',
    outcome: told,
    name,
    file: textIn(file),
    line: numberIn(line),
    before: entriesOf(before),
    after: entriesOf(after),
  }
}

function findingIn(item: unknown): Finding | undefined {
  const { file, line, column, outcome, message } = entriesOf(item)
  const told = oneOf(FINDINGS, outcome)
  if (!told || !isText(file) || !isNumber(line) || !isText(message)) return undefined
  return { file, line, column: textIn(column), outcome: told, message }
}

function keptIn(item: unknown): Undone['kept'][number] | undefined {
  const { name, message } = entriesOf(item)
  return isText(name) && isText(message) ? { name, message } : undefined
}
