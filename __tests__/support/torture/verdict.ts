import { isAcknowledged, type Write } from './network'
import { savedValue, typedFields, type TypedField } from './fields'
import { typeUnder, type Change, type FileRecord } from './record'
import type { Trace } from './trace'

/** What the person did: the last value of each field, and the items added. */
export interface Typed {
  readonly values: ReadonlyMap<TypedField, string>
  readonly loans: readonly number[]
  readonly notes: readonly string[]
}

/** Sentences; a sound application has none. */
export interface Verdict {
  /** What was typed and is not on the server. */
  readonly lost: readonly string[]
  /** What is there more often than it was done. */
  readonly duplicated: readonly string[]
  /** What was called saved and is not in the history of the file. */
  readonly undurable: readonly string[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export async function judge(
  typed: Typed,
  record: FileRecord,
  writes: readonly Write[],
  trace: Trace,
): Promise<Verdict> {
  const history = await record.history()
  const lost = await lostFields(typed, record)
  return {
    lost: lost.map(
      ({ field, value, held }) =>
        `${field.section} › ${field.label}: « ${value} » was typed, the server has ${JSON.stringify(held)}\n    ${trace.of(field.path)}`,
    ),
    duplicated: [...(await wrongItems(typed, record)), ...repeatedChanges(history)],
    undurable: undurable(history, writes.filter(isAcknowledged)),
  }
}

interface Lost {
  readonly field: TypedField
  readonly value: string
  readonly held: unknown
}

export async function lostFields({ values }: Typed, record: FileRecord): Promise<readonly Lost[]> {
  const sections = new Map<string, Readonly<Record<string, unknown>>>()
  for (const path of new Set(typedFields.map((field) => field.path))) sections.set(path, await record.section(path))
  return [...values]
    .map(([field, value]) => ({ field, value, held: sections.get(field.path)?.[field.name] }))
    .filter(({ field, value, held }) => !isSame(digits(field, held), savedValue(field, value)))
}

/** A phone is written with spaces. */
const digits = ({ kind }: TypedField, held: unknown): unknown =>
  kind === 'phone' && typeof held === 'string' ? held.replace(/\s/g, '').replace(/^\+33/, '0') : held

async function wrongItems({ loans, notes }: Typed, record: FileRecord): Promise<readonly string[]> {
  const payments = (await record.items('current-loans')).map(({ monthly_credit: payment }) => payment)
  const texts = (await record.items('notes')).map((note) =>
    Object.values(note).find((value) => notes.some((text) => text === value)),
  )
  return [...countFaults('loan', loans, payments), ...countFaults('note', notes, texts)]
}

function countFaults(what: string, added: readonly unknown[], held: readonly unknown[]): readonly string[] {
  return added.flatMap((item) => {
    const count = held.filter((each) => each === item).length
    return count === 1 ? [] : [`the ${what} ${String(item)} is there ${count} times`]
  })
}

/** The same field of the same resource changed twice in a row to the same value: a write was done twice. */
export function repeatedChanges(history: readonly Change[]): readonly string[] {
  const last = new Map<string, unknown>()
  return history.flatMap(({ type, id, field, to }) => {
    const place = `${type}/${String(id)}/${String(field)}`
    const isRepeated = last.has(place) && isSame(last.get(place), to)
    last.set(place, to)
    return isRepeated ? [`${place} was changed twice in a row to ${JSON.stringify(to)}`] : []
  })
}

/** @param typeOf the type of the resources under a path of the API */
export function undurable(
  history: readonly Change[],
  acknowledged: readonly Write[],
  typeOf: (path: string) => string | undefined = typeUnder,
): readonly string[] {
  const written = new Set(history.map(({ type, field, to }) => JSON.stringify([type, field, to])))
  return acknowledged.flatMap(({ path, body }) =>
    Object.entries(JSON.parse(body) as Readonly<Record<string, unknown>>)
      .filter(([, value]) => value !== null && value !== false)
      .filter(([name, value]) => !written.has(JSON.stringify([typeOf(path), name, value])))
      .map(([name, value]) => `${path} › ${name}: ${JSON.stringify(value)} was acknowledged and is not in the history`),
  )
}
