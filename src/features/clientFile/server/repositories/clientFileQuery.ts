import { clientFileSections, type ClientFileSection } from '#features/clientFile/contract/household'
import { isObject } from '#contract/json'
import type { Linkage, Ref, Resource } from '#contract/jsonapi'
import { resourceOf, type Row } from '#server/repositories'
import { tableOfSection, tables } from '../tables'

/** Colleagues of a file, by the column that names each: who is in charge of it, and who brought the lead that it was made of. */
const COLLEAGUES = { adviser: 'adviser_id', clientLeadCreator: 'lead_creator_id' } as const
type FileColleague = keyof typeof COLLEAGUES
export const fileColleagues = ['adviser', 'clientLeadCreator'] as const satisfies readonly FileColleague[]

/** What can come with a client file: any section, and its colleagues. */
export type ClientFileInclude = ClientFileSection['relationship'] | FileColleague

/** A client file and what came with it. */
export interface ClientFileRead {
  readonly file: Resource
  readonly included: readonly Resource[]
}

/** The columns of client files `f`, with the wanted parts as JSON beside: one statement brings a file whole. */
export function clientFileColumns(include: readonly ClientFileInclude[]): string {
  const sections = clientFileSections.filter(({ relationship }) => include.includes(relationship)).map(sectionColumn)
  return [
    tables.client_file.selected('f'),
    ORIGIN,
    ...sections,
    ...fileColleagues.filter((name) => include.includes(name)).map(colleagueColumn),
  ].join(', ')
}

/** Where the household comes from: the lead that the file was made of. */
const ORIGIN =
  '(SELECT l.origin FROM client_leads l WHERE l.company_id = f.company_id AND l.client_file_id = f.id LIMIT 1) AS "origin"'

/** A colleague is shown by name, without the rest of the account. */
const colleagueColumn = (name: FileColleague): string =>
  `(SELECT json_build_object('id', u.id, 'version', u.version, 'first_name', u.first_name, 'last_name', u.last_name)
  FROM users u WHERE u.company_id = f.company_id AND u.id = f.${COLLEAGUES[name]}) AS "${name}"`

function sectionColumn(section: ClientFileSection): string {
  const table = tableOfSection(section)
  const mine = `FROM ${table.name} s WHERE s.company_id = f.company_id AND s.client_file_id = f.id`
  return section.cardinality === 'many'
    ? `(SELECT coalesce(json_agg(row_to_json(s) ORDER BY s.created_at, s.id), '[]') ${mine}) AS "${section.relationship}"`
    : `(SELECT row_to_json(s) ${mine}) AS "${section.relationship}"`
}

/** The resources of such a row. */
export function clientFileRead(row: Row, include: readonly ClientFileInclude[]): ClientFileRead {
  const included: Resource[] = []
  const relationships: Record<string, Linkage> = {}
  for (const section of clientFileSections) {
    if (!include.includes(section.relationship)) continue
    const found = rowsOf(row[section.relationship]).map((part) => resourceOf(section.definition.type, part))
    relationships[section.relationship] = section.cardinality === 'many' ? found.map(refOf) : linkTo(found[0])
    included.push(...found)
  }
  for (const name of fileColleagues.filter((colleague) => include.includes(colleague))) {
    const [colleague] = rowsOf(row[name]).map((found) => resourceOf('user', found))
    relationships[name] = linkTo(colleague)
    if (colleague) included.push(colleague)
  }
  return { file: resourceOf('client_file', row, relationships), included }
}

const refOf = ({ type, id }: Resource): Ref => ({ type, id })
const linkTo = (resource: Resource | undefined): Linkage => (resource ? refOf(resource) : null)

/** The JSON of one part or of several, as rows. */
function rowsOf(value: unknown): Row[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject)
}
