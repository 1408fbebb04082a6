import type { Queryable } from '#server/db'
import { quoted } from '#server/db/copies'
import { wordConditions } from '../page'
import { Parameters } from '../statement'

/**
 * A table each of whose rows says who somebody is, by its columns `firstname`, `lastname`, `email`, `phone` and `birthdate`, and the
 * column that says of which subject: `id` where it is the row itself.
 */
export interface Identity {
  readonly table: string
  readonly subject: string
}

/** A type of subject: its own rows, what people call one (SQL, of its row `t`), and who it is about. */
export interface SubjectKind {
  readonly type: string
  readonly table: string
  readonly title: string
  readonly identities: readonly Identity[]
}

/** Somebody, as a row of a subject says it; or the subject itself, which says of nobody who they are. */
export interface Identified {
  readonly type: string
  readonly id: string
  readonly title: string | null
  readonly inTrash: boolean
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null
}

type Match = (parameters: Parameters) => string

/** Everybody whom the subjects are about that have these words in a person or in their own title, the trash included. @param limit of subjects */
export function findByWords(
  kinds: readonly SubjectKind[],
  database: Queryable,
  { companyId, words, limit }: { readonly companyId: string; readonly words: string; readonly limit: number },
): Promise<readonly Identified[]> {
  return findMatching(kinds, database, companyId, limit, (parameters) => matching(words, parameters))
}

/** Everybody whom these subjects are about. @param subjects `client_file:<uuid>` */
export function findBySubjects(
  kinds: readonly SubjectKind[],
  database: Queryable,
  companyId: string,
  subjects: readonly string[],
): Promise<readonly Identified[]> {
  const match: Match = (parameters) => `p.type || ':' || p.id = ANY(${parameters.add(subjects)})`
  return findMatching(kinds, database, companyId, subjects.length, match)
}

async function findMatching(
  kinds: readonly SubjectKind[],
  database: Queryable,
  companyId: string,
  limit: number,
  match: Match,
): Promise<readonly Identified[]> {
  const parameters = new Parameters()
  const company = parameters.add(companyId)
  const people = kinds.flatMap((kind) => [
    untold(kind, company),
    ...kind.identities.flatMap((identity) => [living(kind, identity, company), trashed(identity, company)]),
  ])
  return database.query<Identified & Record<string, unknown>>(
    `WITH people AS MATERIALIZED (${people.join(' UNION ALL ')}),
       found AS (SELECT DISTINCT p.type, p.id FROM people p WHERE ${match(parameters)} ORDER BY 1, 2 LIMIT ${parameters.add(limit)})
     SELECT p.type, p.id, p.title, p.in_trash AS "inTrash", p.firstname, p.lastname, p.email, p.phone, p.birthdate
     FROM people p JOIN found USING (type, id)
     ORDER BY p.in_trash, p.type, p.title COLLATE french, p.id, p.lastname COLLATE french`,
    parameters.values,
  )
}

const WHO = ['firstname', 'lastname', 'email', 'phone', 'birthdate'].map((column) => `i.${column}`).join(', ')

/** The subjects themselves: a file may say by its title alone whom it is about. */
const untold = ({ type, table, title }: SubjectKind, company: string): string =>
  `SELECT '${type}' AS type, t.id, ${title} AS title, false AS in_trash, ${NOBODY} FROM ${quoted(table)} t WHERE t.company_id = ${company}
   UNION ALL SELECT t.resource_type, t.id, t.title, true, ${NOBODY} FROM trash t WHERE t.company_id = ${company} AND t.resource_type = '${type}'`

const NOBODY = 'NULL AS firstname, NULL AS lastname, NULL AS email, NULL AS phone, NULL::date AS birthdate'

const living = ({ type, table, title }: SubjectKind, identity: Identity, company: string): string =>
  `SELECT '${type}' AS type, t.id, ${title} AS title, false AS in_trash, ${WHO}
   FROM ${quoted(identity.table)} i JOIN ${quoted(table)} t ON t.company_id = i.company_id AND t.id = i.${quoted(identity.subject)}
   WHERE i.company_id = ${company}`

/** A subject may have taken another one with it to the trash: both are then told under what was deleted. */
const trashed = (identity: Identity, company: string): string =>
  `SELECT t.resource_type, t.id, t.title, true, ${WHO} FROM trash_rows r
   JOIN trash t ON t.company_id = r.company_id AND t.id = r.trash_id
   CROSS JOIN LATERAL jsonb_populate_record(NULL::${quoted(identity.table)}, r.content) i
   WHERE r.company_id = ${company} AND r.table_name = '${identity.table}'`

const NUMBER = /^\+?[\d\s().-]{6,}$/
const DAY = /^(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))$/

/** SQL: that somebody `p` has a telephone number, or each of some words: of the name, of the address, or a day of birth. */
function matching(text: string, parameters: Parameters): string {
  const words = text.trim()
  if (NUMBER.test(words) && !DAY.test(words)) return hasNumber(words, parameters)
  const parts = words.split(/\s+/)
  const others = parts.filter((word) => dayOf(word) === undefined).join(' ')
  const conditions = [
    ...parts.flatMap((word) => dayOf(word) ?? []).map((day) => `p.birthdate::text = ${parameters.add(day)}`),
    ...wordConditions(
      others,
      parameters,
      (pattern, word) =>
        `(search_text(concat_ws(' ', p.firstname, p.lastname, p.email, p.title)) LIKE ${pattern}
          ${NUMBER.test(word) ? ` OR ${hasNumber(word, parameters)}` : ''})`,
    ),
  ]
  return conditions.length > 0 ? conditions.join(' AND ') : 'false'
}

const hasNumber = (words: string, parameters: Parameters): string =>
  `${numberOf('p.phone')} LIKE '%' || ${numberOf(parameters.add(words))} || '%'`

/** SQL: a French number without spaces nor country. */
const numberOf = (phone: string): string =>
  String.raw`regexp_replace(regexp_replace(${phone}::text, '[^0-9+]', '', 'g'), '^(\+33|0033)0?', '0')`

/** `1980-03-07` of `7/3/1980`. */
function dayOf(word: string): string | undefined {
  const [, day = '', month = '', year] = DAY.exec(word) ?? []
  if (year !== undefined) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return DAY.test(word) ? word : undefined
}
