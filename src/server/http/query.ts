import { definitionOf, isResourceType, type ResourceDefinition } from '#contract'
import { badRequest } from './problem'

/** What a route lets its callers ask for. */
export interface QueryGrammar {
  readonly includes?: readonly string[]
  /** Paths through several relationships, `program.promoter`; each part is one of `includes`, and all that is on the path comes. */
  readonly nestedIncludes?: readonly string[]
  readonly filters?: readonly string[]
  readonly sorts?: readonly string[]
  /** `q`: words to search. */
  readonly text?: boolean
  readonly paged?: boolean
  /** Switches, 1 or 0. */
  readonly flags?: readonly string[]
  /** Answers named after the fields of a definition, which checks them; booleans are 1 or 0 (specification §7). */
  readonly answers?: ResourceDefinition
}

export interface Query {
  /** The relationships named, those on the way of a path too, each once. */
  readonly include: readonly string[]
  /** As they were named: `program.promoter`. */
  readonly includePaths: readonly string[]
  /** Attributes to answer, by resource type; those of the other types all come. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>
  readonly filters: ReadonlyMap<string, readonly string[]>
  readonly sort: readonly { readonly name: string; readonly descending: boolean }[]
  readonly text: string
  readonly page: { readonly number: number; readonly size: number }
  readonly flags: ReadonlySet<string>
  readonly answers: Readonly<Record<string, unknown>>
}

const PAGE_SIZE = 30
const LARGEST_PAGE = 200
const LAST_PAGE = 1_000_000

/** Reads the parameters of a request by the grammar of its route. @throws Problem 400 that names what is allowed */
export function parseQuery(raw: Readonly<Record<string, unknown>>, grammar: QueryGrammar): Query {
  const parameters = new Map(Object.entries(raw).map(([name, value]) => [name, single(name, value)]))
  for (const name of parameters.keys())
    if (!isAllowed(name, grammar))
      throw badRequest(
        `Le paramètre «\u00a0${name}\u00a0» n’existe pas ici. Paramètres permis\u00a0: ${allowed(grammar).join(', ')}.`,
      )
  const value = (name: string) => parameters.get(name)
  const includePaths = known('include', list(value('include')), [
    ...(grammar.includes ?? []),
    ...(grammar.nestedIncludes ?? []),
  ])
  return {
    include: [...new Set(includePaths.flatMap((path) => path.split('.')))],
    includePaths,
    fields: fieldsOf(parameters),
    filters: new Map(
      (grammar.filters ?? []).flatMap((name) =>
        parameters.has(`filter[${name}]`) ? [[name, list(value(`filter[${name}]`))] as const] : [],
      ),
    ),
    sort: sortOf(list(value('sort')), grammar.sorts ?? []),
    text: value('q')?.trim() ?? '',
    page: {
      number: whole('page[number]', value('page[number]'), 1, LAST_PAGE),
      size: whole('page[size]', value('page[size]'), PAGE_SIZE, LARGEST_PAGE),
    },
    flags: new Set((grammar.flags ?? []).filter((name) => isOn(name, value(name)))),
    answers: answersOf(parameters, grammar),
  }
}

function single(name: string, value: unknown): string {
  if (typeof value !== 'string')
    throw badRequest(
      `Le paramètre «\u00a0${name}\u00a0» est donné plusieurs fois\u00a0: séparez les valeurs par des virgules.`,
    )
  if (/[^\P{Cc}\t]|\p{Cs}/u.test(value))
    throw badRequest(`Le paramètre «\u00a0${name}\u00a0» contient un caractère interdit.`)
  return value
}

function allowed({ includes, filters, sorts, text, paged, flags, answers }: QueryGrammar): string[] {
  return [
    ...(includes ? ['include'] : []),
    'fields[type]',
    ...(filters ?? []).map((name) => `filter[${name}]`),
    ...(sorts ? ['sort'] : []),
    ...(text ? ['q'] : []),
    ...(paged ? ['page[number]', 'page[size]'] : []),
    ...(flags ?? []),
    ...Object.keys(answers?.fields ?? {}),
  ]
}

function isAllowed(name: string, grammar: QueryGrammar): boolean {
  return name.startsWith('fields[') || allowed(grammar).includes(name)
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function known(parameter: string, names: readonly string[], permitted: readonly string[]): string[] {
  const unknown = names.find((name) => !permitted.includes(name))
  if (unknown !== undefined)
    throw badRequest(
      `${parameter}\u00a0: «\u00a0${unknown}\u00a0» n’est pas permis. Valeurs permises\u00a0: ${permitted.join(', ') || 'aucune'}.`,
    )
  return [...new Set(names)]
}

function sortOf(names: readonly string[], permitted: readonly string[]): Query['sort'] {
  const keys = names.map((name) => ({ name: name.replace(/^-/, ''), descending: name.startsWith('-') }))
  known(
    'sort',
    keys.map(({ name }) => name),
    permitted,
  )
  return keys
}

function whole(name: string, value: string | undefined, absent: number, largest: number): number {
  if (value === undefined) return absent
  const number = /^\d{1,7}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > largest) throw badRequest(`${name}\u00a0: un nombre entier de 1 à ${largest} est attendu.`)
  return number
}

function isOn(name: string, value: string | undefined): boolean {
  if (value !== undefined && value !== '0' && value !== '1') throw badRequest(`${name}\u00a0: 1 ou 0 est attendu.`)
  return value === '1'
}

/** Texts as they came, but for the booleans: the definition converts and checks them. */
function answersOf(parameters: ReadonlyMap<string, string>, { answers }: QueryGrammar): Query['answers'] {
  const given = Object.entries(answers?.fields ?? {}).flatMap(([name, { kind }]) => {
    const text = parameters.get(name)
    return text === undefined ? [] : [[name, kind === 'flag' ? (BOOLEANS.get(text) ?? text) : text] as const]
  })
  return Object.fromEntries(given)
}

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
])

function fieldsOf(parameters: ReadonlyMap<string, string>): Query['fields'] {
  const fields = new Map<string, ReadonlySet<string>>()
  for (const [name, value] of parameters) {
    const type = /^fields\[(.*)\]$/.exec(name)?.[1]
    if (type === undefined) {
      if (name.startsWith('fields['))
        throw badRequest(`Le paramètre «\u00a0${name}\u00a0» n’est pas lisible\u00a0: fields[type] est attendu.`)
      continue
    }
    if (!isResourceType(type)) throw badRequest(`${name}\u00a0: ce type de ressource n’existe pas.`)
    fields.set(type, new Set(known(name, list(value), Object.keys(definitionOf(type).fields))))
  }
  return fields
}
