import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { conditionText, type Condition, type Row, Parameters, within, wordConditions } from '#server/repositories'
import { clientFileColumns, clientFileRead, type ClientFileInclude, type ClientFileRead } from './clientFileQuery'

export interface ClientFileSearch {
  /** On the columns of the file. */
  readonly conditions: readonly Condition[]
  /** Each empty list stands for all. */
  readonly projects: readonly string[]
  /** Of the leads that the files come from. */
  readonly origins: readonly string[]
  /** Agencies of the advisers. */
  readonly businessCenters: readonly string[]
  /** Slugs of places that the households look at. */
  readonly places: readonly string[]
  /** Words of the title or of the client's name, in any order, with or without accents. */
  readonly text: string
  readonly sort: readonly { readonly name: ClientFileSort; readonly descending: boolean }[]
  readonly limit: number
  readonly offset: number
}

export const clientFileSorts = ['title', 'updated_at', 'created_at', 'status', 'completeness'] as const
export type ClientFileSort = (typeof clientFileSorts)[number]

/** A page of files and how many there are in all. */
export async function searchClientFiles(
  scope: Scope,
  database: Queryable,
  search: ClientFileSearch,
  include: readonly ClientFileInclude[],
): Promise<{ files: ClientFileRead[]; total: number }> {
  const parameters = new Parameters()
  const filter = `FROM client_files f WHERE ${conditions(scope, search, parameters)}`
  const counted = [...parameters.values]
  const order = orderOf(search)
  // What comes with a file is read for those of the page alone, not for those before it.
  const page = `SELECT ${clientFileColumns(include)}
    FROM (SELECT f.* ${filter} ORDER BY ${order} LIMIT ${parameters.add(search.limit)} OFFSET ${parameters.add(search.offset)}) f ORDER BY ${order}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(page, parameters.values),
    database.query<{ total: number }>(`SELECT count(*) AS total ${filter}`, counted),
  ])
  return { files: rows.map((row) => clientFileRead(row, include)), total: count?.total ?? 0 }
}

function conditions(scope: Scope, search: ClientFileSearch, parameters: Parameters): string {
  return [
    within(scope, 'f', parameters),
    ...search.conditions.map((condition) => conditionText('f', condition, parameters)),
    ...ofParts(search, rowsOf(scope, parameters), parameters),
    ...wordConditions(search.text, parameters, (pattern) => `f.search_words LIKE ${pattern}`),
  ].join(' AND ')
}

type HasRow = (table: string, condition: string, its?: string, ours?: string) => string

/** That a row `s` of another table of the firm belongs to the file. The database looks once, not once a file. */
const rowsOf =
  (scope: Scope, parameters: Parameters): HasRow =>
  (table, condition, its = 'client_file_id', ours = 'id') =>
    `f.${ours} IN (SELECT s.${its} FROM ${table} s WHERE s.company_id = ${parameters.add(scope.columns['company_id'])} AND ${condition})`

/** Conditions on what belongs to the file. */
function ofParts(
  { projects, origins, businessCenters, places }: ClientFileSearch,
  hasRow: HasRow,
  parameters: Parameters,
): string[] {
  const some = (values: readonly string[], condition: (list: string) => string) =>
    values.length > 0 ? [condition(`ANY(${parameters.add(values)})`)] : []
  return [
    ...some(projects, (list) => hasRow('client_file_simulation', `s.project = ${list}`)),
    ...some(places, (list) => hasRow('client_file_objective_locations', `s.include AND s.location = ${list}`)),
    ...some(origins, (list) => hasRow('client_leads', `s.origin = ${list}`)),
    ...some(businessCenters, (list) =>
      hasRow('user_business_centers', `s.business_center_id = ${list}`, 'user_id', 'adviser_id'),
    ),
  ]
}

/** Equals follow in the direction of what precedes them: one index serves both directions. */
function orderOf({ sort }: ClientFileSearch): string {
  const keys = sort.map(
    ({ name, descending }) =>
      `${name === 'title' ? 'f.title COLLATE french' : `f.${name}`}${descending ? ' DESC' : ''}`,
  )
  return [...keys, sort.at(-1)?.descending === true ? 'f.id DESC' : 'f.id'].join(', ')
}
