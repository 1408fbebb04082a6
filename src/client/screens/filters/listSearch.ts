import type { ListRequest } from '#client/api'
import type { Sort } from '#client/ui/table'

/** A filter of a list, as its address carries it. */
export interface ListFilter {
  /** Of the request; the same as in the address by default. */
  readonly name?: string
  readonly accepts: (value: string) => boolean
}

/** What a list shows, as its address says it: shareable, and found again when one comes back. */
export interface ListSearch<Name extends string> {
  readonly text: string
  readonly filters: Readonly<Partial<Record<Name, string>>>
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  readonly size: number
}

export interface SearchChange<Name extends string> extends Partial<Omit<ListSearch<Name>, 'filters'>> {
  /** Those named change; null takes one away. */
  readonly filters?: Readonly<Partial<Record<Name, string | null>>>
}

interface ListDefinition<Name extends string> {
  /** By their names in the address. */
  readonly filters: Readonly<Record<Name, ListFilter>>
  readonly sorts: readonly string[]
  readonly usualSort: Sort
}

/** How many lines a page may have; the first is the usual one. */
const pageSizes = [20, 50, 200] as const

const sortText = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key)

/** Reads and writes the addresses of one list, and makes its requests. */
export function listSearch<Name extends string>(definition: ListDefinition<Name>) {
  const searchOf = reader(definition)
  return { searchOf, withChange: writer(definition, searchOf), requestOf: requester(definition) }
}

function namesOf<Name extends string>({ filters }: ListDefinition<Name>): readonly Name[] {
  return Object.keys(filters).filter((name): name is Name => Object.hasOwn(filters, name))
}

/** Reads an address; what it says that does not exist counts as not said. */
function reader<Name extends string>(definition: ListDefinition<Name>) {
  const { filters, sorts, usualSort } = definition
  const names = namesOf(definition)
  const sortOf = (text: string): Sort => {
    const key = text.replace(/^-/, '')
    return sorts.includes(key) ? { key, direction: text.startsWith('-') ? 'descending' : 'ascending' } : usualSort
  }
  const filtersOf = (parameters: URLSearchParams): ListSearch<Name>['filters'] => {
    const held: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const value = parameters.get(name)
      if (value !== null && filters[name].accepts(value)) held[name] = value
    }
    return held
  }
  return (parameters: URLSearchParams): ListSearch<Name> => {
    const page = Number(parameters.get('page') ?? 1)
    return {
      text: parameters.get('recherche') ?? '',
      filters: filtersOf(parameters),
      sort: sortOf(parameters.get('tri') ?? ''),
      page: Number.isInteger(page) && page > 0 ? page : 1,
      size: pageSizes.find((size) => String(size) === parameters.get('lignes')) ?? pageSizes[0],
    }
  }
}

/** The address of a changed search, over the former one. A change of anything but the page leads to the first page. */
function writer<Name extends string>(definition: ListDefinition<Name>, searchOf: ReturnType<typeof reader<Name>>) {
  const { usualSort } = definition
  const names = namesOf(definition)
  return (parameters: URLSearchParams, { filters: changed, ...change }: SearchChange<Name>): URLSearchParams => {
    const next = new URLSearchParams(parameters)
    const { text, sort, page, size } = { ...searchOf(parameters), page: 1, ...change }
    const write = (name: string, value: string | null | undefined, isUsual = false): void => {
      if (value === null || value === undefined || value === '' || isUsual) next.delete(name)
      else next.set(name, value)
    }
    write('recherche', text)
    for (const name of names) if (changed && name in changed) write(name, changed[name])
    write('tri', sortText(sort), sortText(sort) === sortText(usualSort))
    write('lignes', String(size), size === pageSizes[0])
    write('page', String(page), page === 1)
    return next
  }
}

/** The request of a search. */
function requester<Name extends string>(definition: ListDefinition<Name>) {
  const names = namesOf(definition)
  return ({ text, filters, sort, page, size }: ListSearch<Name>): Omit<ListRequest, 'type'> => ({
    filter: Object.fromEntries(
      names.flatMap((name) =>
        filters[name] === undefined ? [] : [[definition.filters[name].name ?? name, filters[name]]],
      ),
    ),
    sort: [sortText(sort)],
    page: { number: page, size },
    ...(text === '' ? {} : { q: text }),
  })
}

/** True when words or a filter narrow the list. */
export const isNarrowed = <Name extends string>({ text, filters }: ListSearch<Name>): boolean =>
  text !== '' || Object.keys(filters).length > 0
