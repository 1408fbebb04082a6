import { clientFileStatuses, leadOrigins } from '#features/clientFile/contract'
import { enumerations } from '#contract'
import { municipalitiesOf } from '#server/operations/places'
import { atLeast, atMost, choices, hasRow, ids, refused, since, until, type Filter } from '#server/http/filters'
import type { ListDefinition } from '#server/http/collections'
import type { Call } from '#server/http/routes'
import { Failure } from '#server/operations'

const { projectTypes } = enumerations

/** Places that households look at: each with all the municipalities in it. @throws Problem 400 when there is no such place */
const places: Filter = (_name, values) => ({ column: 'location', among: values.flatMap(municipalitiesAround) })

function municipalitiesAround(slug: string): readonly string[] {
  const municipalities = municipalitiesOf(slug)
  if (!municipalities) throw refused('location', `le lieu «\u00a0${slug}\u00a0» n’existe pas`)
  return [slug, ...municipalities]
}

const ofFile = { its: 'client_file_id' }

const filters: Readonly<Record<string, Filter>> = {
  status: choices('status', clientFileStatuses),
  adviser: ids('adviser_id'),
  created_from: since('created_at'),
  created_before: until('created_at'),
  updated_from: since('updated_at'),
  updated_before: until('updated_at'),
  min_completeness: atLeast('completeness'),
  max_completeness: atMost('completeness'),
  project: hasRow('client_file_simulation', ofFile)(
    (values) => `s.project = ${values}`,
    choices('project', projectTypes),
  ),
  origin: choices('origin', leadOrigins),
  business_center: hasRow('user_business_centers', { its: 'user_id', ours: 'adviser_id' })(
    (values) => `s.business_center_id = ${values}`,
    ids('business_center_id'),
  ),
  location: hasRow('client_file_objective_locations', ofFile)(
    (values) => `s.include AND s.location = ${values}`,
    places,
  ),
}

const sorts = ['title', 'updated_at', 'created_at', 'status', 'completeness']

/** Client files: the latest first unless a request says otherwise; words are those of the title or of a name of the couple. */
export const clientFileList: ListDefinition = {
  filters,
  sorts,
  usual: [{ name: 'updated_at', descending: true }],
  words: (pattern) => `t.search_words LIKE ${pattern}`,
  order,
}

/** Those who only brought the households narrow and sort by what they may read. */
export const followedFileList: ListDefinition = {
  ...clientFileList,
  filters: Object.fromEntries(
    ['status', 'created_from', 'created_before', 'updated_from', 'updated_before'].flatMap((name) => {
      const filter = filters[name]
      return filter ? [[name, filter]] : []
    }),
  ),
  sorts: sorts.filter((name) => name !== 'completeness'),
}

/** Filters and sorts tell of a file as much as its attributes do. @throws Failure forbidden to those who only brought the household */
export function refuseUnfollowed({ query, viewer }: Pick<Call, 'query' | 'viewer'>): void {
  if (viewer.perimeter !== 'own_leads') return
  const { filters: allowed = {}, sorts: sortable = [] } = followedFileList
  const asked = [...query.filters.keys()].filter((name) => !Object.hasOwn(allowed, name))
  const sorted = query.sort.filter(({ name }) => !sortable.includes(name))
  if (asked.length > 0 || sorted.length > 0) throw new Failure({ kind: 'forbidden', rights: [] })
}

/** Equals follow in the direction of what precedes them: one index serves both directions. */
function order(sort: ListDefinition['usual']): string {
  const keys = sort.map(
    ({ name, descending }) =>
      `${name === 'title' ? 't.title COLLATE french' : `t.${name}`}${descending ? ' DESC' : ''}`,
  )
  return [...keys, sort.at(-1)?.descending === true ? 't.id DESC' : 't.id'].join(', ')
}
