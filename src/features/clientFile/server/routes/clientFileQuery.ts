import { enumerations } from '#contract'
import * as clientFiles from '../repositories/clientFiles'
import type { ClientFileSearch } from '../repositories/clientFileSearch'
import { municipalitiesOf } from '#server/operations/places'
import { atLeast, atMost, choices, conditionsOf, ids, refused, since, until, type Filter } from '#server/http/filters'
import type { Query, QueryGrammar } from '#server/http/routes'

/** Conditions on the columns of the file. */
const columnFilters: Readonly<Record<string, Filter>> = {
  status: choices('status', enumerations.clientFileStatuses),
  adviser: ids('adviser_id'),
  created_from: since('created_at'),
  created_before: until('created_at'),
  updated_from: since('updated_at'),
  updated_before: until('updated_at'),
  min_completeness: atLeast('completeness'),
  max_completeness: atMost('completeness'),
}

/** Conditions on what belongs to the file: its project, its lead, the agency of its adviser, the places that it looks at. */
const otherFilters = ['project', 'origin', 'business_center', 'location'] as const
type OtherFilter = (typeof otherFilters)[number]

/** The filters, sorts and words of a list of client files. */
export const clientFileList: QueryGrammar = {
  filters: [...Object.keys(columnFilters), ...otherFilters],
  sorts: clientFiles.clientFileSorts,
  text: true,
  paged: true,
}

/** Those who only brought the households narrow and sort by what they may read. */
export const followedFileList: QueryGrammar = {
  ...clientFileList,
  filters: ['status', 'created_from', 'created_before', 'updated_from', 'updated_before'],
  sorts: clientFiles.clientFileSorts.filter((name) => name !== 'completeness'),
}

/** What a list of client files asks for; the latest first unless it says otherwise. */
export function clientFileSearchOf(query: Query): ClientFileSearch {
  const {
    sort,
    text,
    page: { number, size },
  } = query
  const keys = sort.flatMap(({ name, descending }) =>
    clientFiles.clientFileSorts.filter((key) => key === name).map((key) => ({ name: key, descending })),
  )
  return {
    conditions: conditionsOf(query, columnFilters),
    projects: known(query, 'project', choices('project', enumerations.projectTypes)),
    origins: known(query, 'origin', choices('origin', enumerations.leadOrigins)),
    businessCenters: known(query, 'business_center', ids('business_center_id')),
    places: known(query, 'location', () => undefined).flatMap(within),
    text: text.slice(0, 200),
    sort: keys.length > 0 ? keys : [{ name: 'updated_at', descending: true }],
    limit: size,
    offset: (number - 1) * size,
  }
}

/** The values of a filter, once they have been checked. */
function known(
  { filters }: Query,
  name: OtherFilter,
  check: (name: string, values: readonly string[]) => unknown,
): readonly string[] {
  const values = filters.get(name) ?? []
  if (values.length > 0) check(name, values)
  return values
}

/** A place and all the municipalities in it. @throws Problem 400 when there is no such place */
function within(slug: string): readonly string[] {
  const municipalities = municipalitiesOf(slug)
  if (!municipalities) throw refused('location', `le lieu «\u00a0${slug}\u00a0» n’existe pas`)
  return [slug, ...municipalities]
}
