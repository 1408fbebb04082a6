import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { conditionText, type Condition } from './catalogue/conditions'
import { clientFileColumns, clientFileRead, type ClientFileInclude, type ClientFileRead } from './clientFileQuery'
import type { Row } from './rows'
import { Parameters, within } from './statement'

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
  const page = `SELECT ${clientFileColumns(include)} ${filter} ORDER BY ${order(search)} LIMIT ${parameters.add(search.limit)} OFFSET ${parameters.add(search.offset)}`
  const [rows, [count]] = await Promise.all([
    database.query<Row>(page, parameters.values),
    database.query<{ total: number }>(`SELECT count(*) AS total ${filter}`, counted),
  ])
  return { files: rows.map((row) => clientFileRead(row, include)), total: count?.total ?? 0 }
}

function conditions(scope: Scope, search: ClientFileSearch, parameters: Parameters): string {
  const wanted = [within(scope, 'f', parameters), ...search.conditions.map((condition) => conditionText('f', condition, parameters)), ...ofParts(search, parameters)]
  for (const word of search.text.split(/\s+/).filter((part) => part !== '')) {
    const pattern = `'%' || search_text(${parameters.add(word.replace(/[\\%_]/g, String.raw`\$&`))}) || '%'`
    wanted.push(`(search_text(f.title) LIKE ${pattern} OR EXISTS (SELECT 1 FROM client_file_person s WHERE ${SAME_FILE}
      AND search_text(concat_ws(' ', s.firstname, s.lastname)) LIKE ${pattern}))`)
  }
  return wanted.join(' AND ')
}

/** Conditions on what belongs to the file. */
function ofParts({ projects, origins, businessCenters, places }: ClientFileSearch, parameters: Parameters): string[] {
  const some = (values: readonly string[], condition: (list: string) => string) => (values.length > 0 ? [`EXISTS (${condition(parameters.add(values))})`] : [])
  return [
    ...some(projects, (list) => `SELECT 1 FROM client_file_simulation s WHERE ${SAME_FILE} AND s.project = ANY(${list})`),
    ...some(places, (list) => `SELECT 1 FROM client_file_objective_locations s WHERE ${SAME_FILE} AND s.include AND s.location = ANY(${list})`),
    ...some(origins, (list) => `SELECT 1 FROM client_leads s WHERE ${SAME_FILE} AND s.origin = ANY(${list})`),
    ...some(businessCenters, (list) => `SELECT 1 FROM user_business_centers m WHERE m.company_id = f.company_id AND m.user_id = f.adviser_id AND m.business_center_id = ANY(${list})`),
  ]
}

const SAME_FILE = 's.company_id = f.company_id AND s.client_file_id = f.id'

function order({ sort }: ClientFileSearch): string {
  const keys = sort.map(
    ({ name, descending }) => `${name === 'title' ? 'f.title COLLATE french' : `f.${name}`}${descending ? ' DESC' : ''}`,
  )
  return [...keys, 'f.id'].join(', ')
}
