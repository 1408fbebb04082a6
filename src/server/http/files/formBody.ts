import type { ResourceDefinition } from '#contract'
import { badRequest } from '../problem'
import type { FormEntry } from './multipart'

type Given = FormEntry[1] | boolean
/** What a name of the form holds: a value, a list by `[]` or by repetition, or what has names of its own. */
type Part = Given | Given[] | Names
type Names = Map<string, Part>

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
/** How deep names may go: `chapters[0][key]` is 3. */
const DEEPEST = 5

/**
 * The body that a form stands for: `logo[file]` is inside of `logo`; `files[]`, `files[0]` and a name that comes again are lists;
 * what the definition says is yes or no comes as 1 or 0 (specification §7). @throws Problem 400
 */
export function bodyOfForm(entries: readonly FormEntry[], definition?: ResourceDefinition): object {
  const names: Names = new Map()
  for (const [name, value] of entries) put(names, partsOf(name), converted(definition, name, value))
  return Object.fromEntries([...names].map(([name, part]) => [name, valueOf(part)]))
}

function partsOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  const parts = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)]
  if (first === '' || parts.length > DEEPEST || parts.some((part) => FORBIDDEN.has(part))) throw unreadableName()
  return parts
}

function put(into: Names, [name = '', ...rest]: readonly string[], value: Given): void {
  const known = into.get(name)
  const isList = rest.length === 1 && rest[0] === ''
  if (rest.length === 0 || isList) {
    if (known instanceof Map) throw unreadableName()
    into.set(name, known === undefined ? (isList ? [value] : value) : [known, value].flat())
    return
  }
  if (known !== undefined && !(known instanceof Map)) throw unreadableName()
  const inner: Names = known ?? new Map<string, Part>()
  into.set(name, inner)
  put(inner, rest, value)
}

/** Names that count from 0 make a list. */
function valueOf(part: Part): unknown {
  if (!(part instanceof Map)) return part
  const entries = [...part].map(([name, inner]) => [name, valueOf(inner)] as const)
  return entries.every(([name], index) => name === String(index))
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries)
}

function converted(definition: ResourceDefinition | undefined, name: string, value: FormEntry[1]): Given {
  if (definition?.fields[name]?.kind !== 'flag') return value
  return value === '1' ? true : value === '0' ? false : value
}

const unreadableName = () => badRequest('Un champ de ce formulaire a un nom illisible. Rien n’a été modifié.')
