import { orderBy, wordConditions, type Condition, type Parameters } from '#server/repositories'
import type { ResourceSearch } from '#server/repositories/resources'
import { conditionsOf, type Filter } from '../filters'
import { rangeOf } from '../page'
import type { Query, QueryGrammar } from '../query'
import type { Call } from '../route'

type Sort = Query['sort']

/** What a list may be narrowed by, and sorted by. */
export interface ListDefinition {
  /** What is listed at all, whatever is asked for. */
  readonly only?: (now: Date) => Condition
  /** What is listed unless the request has the filter of this name. */
  readonly unlessFiltered?: Readonly<Record<string, Condition>>
  /** By the name of `filter[name]`. */
  readonly filters?: Readonly<Record<string, Filter>>
  /** Attributes. */
  readonly sorts?: readonly string[]
  /** The order when the request asks for none. */
  readonly usual: Sort
  /** The sorts in the order of French names. */
  readonly names?: readonly string[]
  /** The order in SQL of a row `t`, where it is not that of `orderBy`. */
  readonly order?: (sort: Sort) => string
  /** Whether the list is answered whole, without pages. */
  readonly isWhole?: boolean
  /**
   * That a row `t` has a word, as far as the viewer sees the row: the condition in SQL, with the pattern to compare with
   * and the word itself. Absent: no words are searched.
   */
  readonly words?: (pattern: string, searched: SearchedWord) => string
}

interface SearchedWord extends Pick<Call, 'viewer'> {
  readonly word: string
  readonly parameters: Parameters
}

/** What the list of a request asks for. */
export interface ListSearch extends ResourceSearch {
  readonly sort: Sort
}

const LONGEST_TEXT = 200

export const grammarOf = ({ filters, sorts, words, isWhole = false }: ListDefinition): QueryGrammar => ({
  ...(filters ? { filters: Object.keys(filters) } : {}),
  ...(sorts ? { sorts } : {}),
  text: words !== undefined,
  paged: !isWhole,
})

/** @throws Problem 400 for a value that a filter does not know */
export function searchOf(
  query: Query,
  { only, unlessFiltered = {}, filters = {}, usual, names = [], order, words, isWhole = false }: ListDefinition,
  { now, viewer }: Pick<Call, 'now' | 'viewer'>,
): ListSearch {
  const sort = query.sort.length > 0 ? query.sort : usual
  const text = query.text.slice(0, LONGEST_TEXT)
  return {
    conditions: [
      ...(only ? [only(now)] : []),
      ...Object.entries(unlessFiltered).flatMap(([name, condition]) => (query.filters.has(name) ? [] : [condition])),
      ...conditionsOf(query, filters, now),
    ],
    ...(words && {
      more: (parameters) =>
        wordConditions(text, parameters, (pattern, word) => words(pattern, { word, parameters, viewer })),
    }),
    sort,
    order: order ? order(sort) : orderBy('t', sort, names),
    ...(isWhole ? { limit: null, offset: 0 } : rangeOf(query)),
  }
}
