import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { clientFileColumns, clientFileRead, type ClientFileInclude, type ClientFileRead } from './clientFileQuery'
import type { Row } from './rows'
import { Parameters, within } from './statement'

export interface ClientFileSearch {
  readonly statuses: readonly string[]
  readonly projects: readonly string[]
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

function conditions(scope: Scope, { statuses, projects, text }: ClientFileSearch, parameters: Parameters): string {
  const wanted = [within(scope, 'f', parameters)]
  if (statuses.length > 0) wanted.push(`f.status = ANY(${parameters.add(statuses)})`)
  if (projects.length > 0)
    wanted.push(`EXISTS (SELECT 1 FROM client_file_simulation s WHERE ${SAME_FILE} AND s.project = ANY(${parameters.add(projects)}))`)
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const pattern = `'%' || search_text(${parameters.add(word.replace(/[\\%_]/g, String.raw`\$&`))}) || '%'`
    wanted.push(`(search_text(f.title) LIKE ${pattern} OR EXISTS (SELECT 1 FROM client_file_person s WHERE ${SAME_FILE}
      AND search_text(concat_ws(' ', s.firstname, s.lastname)) LIKE ${pattern}))`)
  }
  return wanted.join(' AND ')
}

const SAME_FILE = 's.company_id = f.company_id AND s.client_file_id = f.id'

function order({ sort }: ClientFileSearch): string {
  const keys = sort.map(
    ({ name, descending }) => `${name === 'title' ? 'f.title COLLATE french' : `f.${name}`}${descending ? ' DESC' : ''}`,
  )
  return [...keys, 'f.id'].join(', ')
}
