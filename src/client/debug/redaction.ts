import { isObject, type Entries } from '#contract/json'
import { createTokens, type Tokens } from './tokens'
import { fieldNamed, fieldsOf, isOurs, isSentence, isWord, mayStay, type Fields } from './vocabulary'

/** Takes out of plain data what tells who people are. */
export interface Redaction {
  /**
   * The same data, of the same shape: private values become tokens that stay the same, and texts that nothing vouches for
   * are removed. What holds nothing private keeps its reference.
   */
  readonly redact: (value: unknown) => unknown
  /** How many values have met `redact` so far. */
  readonly visited: () => number
  /** How many different private values were replaced. */
  readonly replaced: () => number
}

/** Stands for a text that nothing vouches for. */
const REMOVED = '(texte retiré)'

interface ValuePosition {
  /** Name of the value in the object that holds it, or that holds its list. */
  readonly name: string
  /** The fields that names are read by; null where nothing says which resource this is. */
  readonly fields: Fields | null
  /** What is here are French sentences of ours. */
  readonly saysMessages: boolean
  /** What is here was asked of the server, whose sentences may repeat it. */
  readonly isAsked: boolean
}

const PASSWORD = /password/i

/** A property name of ours. A key made of typed text, such as the cache key of a query, has other characters. */
const NAME = /^[\w./:-]{1,120}$/

/** Names known to be some, and how many are remembered: ids are names too, and there is no end to them. */
const names = new Set<string>()
const MOST_NAMES = 2_000

function isName(name: string): boolean {
  if (names.has(name)) return true
  const isOne = NAME.test(name)
  if (isOne && names.size < MOST_NAMES) names.add(name)
  return isOne
}
const start: ValuePosition = { name: '', fields: null, saysMessages: false, isAsked: false }

/** A sentence of the server, which may quote what was typed. */
const redactSentence = (sentence: string, tokens: Tokens): string => (tokens.quotes(sentence) ? REMOVED : sentence)

function redactText(text: string, { name, fields, saysMessages, isAsked }: ValuePosition, tokens: Tokens): string {
  if (text === '') return text
  if (saysMessages) return redactSentence(text, tokens)
  const field = fields?.[name] ?? (isOurs(name) ? undefined : fieldNamed(name))
  if (field) return mayStay(field, name, text) ? text : tokens.tokenOf(field, text)
  if (isSentence(name)) return redactSentence(text, tokens)
  if (isWord(text) || isOurs(name)) return text
  if (isAsked && !PASSWORD.test(name)) tokens.learn(text)
  return REMOVED
}

/** Numbers of private fields are redacted too (a coordinate, for instance), but those of the history may be of any field. */
function redactNumber(value: number, { name, fields }: ValuePosition): number | null {
  const field = fields?.[name]
  return field?.private === true && field.kind !== 'value' ? null : value
}

export function createRedaction(): Redaction {
  const tokens = createTokens()
  let visited = 0

  function redactList(list: readonly unknown[], place: ValuePosition): readonly unknown[] {
    const next = list.map((item) => redactValue(item, () => place, place.name))
    return next.some((item, index) => item !== list[index]) ? next : list
  }

  function redactEntries(value: Entries, place: ValuePosition): Entries {
    const placeOf = placesIn(value, place)
    let next: Record<string, unknown> | undefined
    for (const [name, entry] of Object.entries(value)) {
      const redacted = isName(name) ? redactValue(entry, placeOf, name) : undefined
      if (redacted === entry) continue
      next ??= { ...value }
      if (redacted === undefined) Reflect.deleteProperty(next, name)
      else next[name] = redacted
    }
    return next ?? value
  }

  function redactValue(value: unknown, placeOf: (name: string) => ValuePosition, name: string): unknown {
    visited += 1
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value === 'number') return redactNumber(value, placeOf(name))
    if (typeof value === 'string') return redactText(value, placeOf(name), tokens)
    if (isList(value)) return redactList(value, placeOf(name))
    return isObject(value) ? redactEntries(value, placeOf(name)) : undefined
  }

  return {
    redact: (value) => redactValue(value, () => start, ''),
    visited: () => visited,
    replaced: tokens.count,
  }
}

/** Lines of a result have a key, a unit or a source: their labels are written by the engine, except those of charges typed by a person. */
const isResultLine = (value: Entries): boolean =>
  'label' in value && ('key' in value || 'unit' in value || 'source' in value)

/** How what an object holds is read: its type or its `ref` says of which resource its attributes are. */
function placesIn(
  value: Entries,
  { fields, saysMessages, isAsked: isAlreadyAsked }: ValuePosition,
): (name: string) => ValuePosition {
  const own = fieldsOf(value['type'])
  const edited = isObject(value['ref']) ? fieldsOf(value['ref']['type']) : undefined
  const isLine = isResultLine(value)
  return (name) => {
    const isAsked = isAlreadyAsked || name === 'originalArgs'
    if (own) return { name, fields: name === 'attributes' ? own : null, saysMessages: false, isAsked }
    return {
      name,
      isAsked,
      fields: name === 'ref' ? null : (edited ?? fields),
      saysMessages: saysMessages || name === 'errors' || (isLine && (name === 'label' || name === 'value')),
    }
  }
}

/** `Array.isArray` would make of it a list of `any`. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
