import type { Queryable } from '#server/db'
import type { Parameters } from '#server/repositories'

interface FileOfFirm {
  readonly companyId: string
  readonly clientFileId: string
}

/** What a file says of its client. */
export interface Client extends Record<string, unknown> {
  readonly honorific: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly birthdate: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly municipality: string | null
  readonly marital_status: string | null
  readonly matrimonial_property_regime: string | null
  readonly professional_status: string | null
}

/** The client of a file; undefined where nothing is said of them. */
export async function findClient(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
): Promise<Client | undefined> {
  const [row] = await database.query<Client>(
    `SELECT p.honorific, p.firstname, p.lastname, p.birthdate, p.email, p.phone, p.address, p.postal_code, p.municipality, p.marital_status,
       p.matrimonial_property_regime, (SELECT s.professional_status FROM client_file_professional_situation s
         WHERE s.company_id = p.company_id AND s.client_file_id = p.client_file_id) AS professional_status
     FROM client_file_person p WHERE p.company_id = $1 AND p.client_file_id = $2`,
    [companyId, clientFileId],
  )
  return row
}

/** SQL: a telephone number as it is dialled in France, however it was typed. */
const dialled = (person: string): string =>
  `regexp_replace(regexp_replace(${person}.phone, '[^0-9+]', '', 'g'), '^(\\+33|0033)0?', '0')`

interface WrittenPerson {
  readonly email: string
  /** First name and name. */
  readonly name: string
  readonly birthdate: string
}

/** SQL: who somebody of a row is. */
const writtenOf = (row: string): WrittenPerson => ({
  email: `${row}.email`,
  name: `concat_ws(' ', ${row}.firstname, ${row}.lastname)`,
  birthdate: `${row}.birthdate`,
})

/** SQL: whether two people are the same: same address, or same name and day of birth. */
const isSamePerson = (one: WrittenPerson, other: WrittenPerson): string =>
  `(lower(${one.email}) = lower(${other.email})
    OR (search_text(${one.name}) = search_text(${other.name}) AND ${one.birthdate} = ${other.birthdate}))`

/** Which of some files have the client of this one: same address, number, or name and day of birth. @returns their ids */
export async function findFilesOfSameClient(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
  among: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    `SELECT DISTINCT q.client_file_id AS id FROM client_file_person p
     JOIN client_file_person q ON q.company_id = p.company_id AND q.client_file_id = ANY($3)
     WHERE p.company_id = $1 AND p.client_file_id = $2 AND (${isSamePerson(writtenOf('p'), writtenOf('q'))} OR ${dialled('p')} = ${dialled('q')})`,
    [companyId, clientFileId, among],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Who somebody is, as far as it is known. */
export interface KnownPerson {
  readonly email: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null
}

/** Somebody, and whom they live with, as far as it is known. */
export interface KnownCouple {
  readonly person: KnownPerson
  readonly spouse: KnownPerson | null
}

/**
 * SQL: whether the client of a file `t`, or who shares the household, is this person: same address, or same name and day of birth; the same
 * name is enough beside the spouse.
 */
export function isOfPerson(parameters: Parameters, { person, spouse }: KnownCouple): string {
  const [one, other] = [person, spouse].map((known) => known && writtenIn(parameters, known))
  const holds = (table: string, is: string): string =>
    `EXISTS (SELECT 1 FROM ${table} p WHERE p.company_id = t.company_id AND p.client_file_id = t.id AND ${is})`
  const [client, companion] = ['client_file_person', 'client_file_companion']
  const own = one ? isSamePerson(writtenOf('p'), one) : 'false'
  const isNamed = one ? `search_text(${writtenOf('p').name}) = search_text(${one.name})` : 'false'
  const beside = other ? isSamePerson(writtenOf('p'), other) : 'false'
  return `(${holds(client, own)} OR ${holds(companion, own)}
    OR (${holds(client, isNamed)} AND ${holds(companion, beside)}) OR (${holds(companion, isNamed)} AND ${holds(client, beside)}))`
}

const writtenIn = (parameters: Parameters, { email, firstname, lastname, birthdate }: KnownPerson): WrittenPerson => ({
  email: `${parameters.add(email)}::text`,
  name: `${parameters.add([firstname, lastname].filter(Boolean).join(' '))}::text`,
  birthdate: `${parameters.add(birthdate)}::date`,
})

/** SQL: what the file of a row is called. */
export const titleOfFile = (row: string): string =>
  `(SELECT f.title FROM client_files f WHERE f.company_id = ${row}.company_id AND f.id = ${row}.client_file_id)`

/** SQL: who is in charge of the file of a row. */
export const adviserOfFile = (row: string): string =>
  `(SELECT f.adviser_id FROM client_files f WHERE f.company_id = ${row}.company_id AND f.id = ${row}.client_file_id)`

/** Writes where the client came from, which a lead says. */
export async function writeOrigin(
  transaction: Queryable,
  { companyId, clientFileId }: FileOfFirm,
  origin: string | null,
): Promise<void> {
  await transaction.query('UPDATE client_files SET origin = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    clientFileId,
    origin,
  ])
}
