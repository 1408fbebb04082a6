import type { Resource } from '#contract/jsonapi'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, resourceOf, within, type Row } from '#server/repositories'

/** What somebody is recognised by. */
export interface Known {
  readonly email: string
  readonly firstname1: string
  readonly lastname: string
  /** `YYYY-MM-DD` */
  readonly birthdate: string
}

/** Clients of a firm with this e-mail, or these names and this birth date: who they are, where they live, who follows them. */
export async function findSame(
  database: Queryable,
  companyId: string,
  { email, firstname1, lastname, birthdate }: Partial<Known>,
): Promise<Resource[]> {
  const rows = await database.query<Row & { adviser_id: string }>(
    `SELECT c.id, c.version, c.firstname1, c.lastname, c.birthdate, c.municipality, c.email, c.adviser_id FROM scpi_clients c
     WHERE c.company_id = $1 AND (c.email_key = lower($2)
       OR (search_text(c.lastname) = search_text($3) AND search_text(c.firstname1) = search_text($4) AND c.birthdate = $5::date))
     ORDER BY c.lastname COLLATE french, c.id LIMIT 10`,
    [companyId, email ?? null, lastname ?? null, firstname1 ?? null, birthdate ?? null],
  )
  return rows.map((row) => resourceOf('scpi_client', row, { adviser: { type: 'user', id: row.adviser_id } }))
}

/** Nobody else writes e-mails of clients in the firm before the end of the transaction. */
export async function holdEmails(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`scpi_clients ${companyId}`])
}

/** Somebody, and whom they are linked to. */
export interface Person {
  readonly firstname1: string
  readonly lastname: string
  readonly conjoint_id: string | null
  readonly conjoint_name: string | null
}

/** Holds a client within reach until the end of the transaction; undefined for one that is not. */
export async function holdPerson(scope: Scope, transaction: Queryable, id: string): Promise<Person | undefined> {
  const parameters = new Parameters()
  const [person] = await transaction.query<Person & Row>(
    `SELECT t.firstname1, t.lastname, t.conjoint_id,
       (SELECT concat_ws(' ', o.firstname1, o.lastname) FROM scpi_clients o WHERE o.company_id = t.company_id AND o.id = t.conjoint_id) AS conjoint_name
     FROM scpi_clients t WHERE t.id = ${parameters.add(id)} AND ${within(scope, 't', parameters)} FOR UPDATE OF t`,
    parameters.values,
  )
  return person
}

/** One end of a link between two clients. */
interface LinkEnd {
  readonly companyId: string
  readonly id: string
  readonly from: string | null
  readonly to: string | null
}

/** @returns whether it was another one */
export async function setConjoint(transaction: Queryable, { companyId, id, from, to }: LinkEnd): Promise<boolean> {
  const rows = await transaction.query(
    `UPDATE scpi_clients SET conjoint_id = $4, version = version + 1, updated_at = clock_timestamp()
     WHERE company_id = $1 AND id = $2 AND conjoint_id IS NOT DISTINCT FROM $3 RETURNING 1`,
    [companyId, id, from, to],
  )
  return rows.length > 0
}

/** When a client was born, and whom he is linked to. */
interface Born extends Row {
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null
  readonly conjoint_id: string | null
}

export async function findPerson(database: Queryable, companyId: string, id: string): Promise<Born | undefined> {
  const [row] = await database.query<Born>(
    'SELECT birthdate, conjoint_id FROM scpi_clients WHERE company_id = $1 AND id = $2',
    [companyId, id],
  )
  return row
}

/** The day of the union of a client; null where none is known. */
export async function findUnionDate(database: Queryable, companyId: string, clientId: string): Promise<string | null> {
  const [row] = await database.query<{ union_date: string | null }>(
    'SELECT union_date FROM scpi_client_family_situation WHERE company_id = $1 AND scpi_client_id = $2',
    [companyId, clientId],
  )
  return row?.union_date ?? null
}

/** What a client tells of his union. */
export async function findFamily(database: Queryable, companyId: string, clientId: string): Promise<Row> {
  const [row] = await database.query<Row>(
    `SELECT family_situation, mariage_contract_type, pacs_contract_type FROM scpi_client_family_situation
     WHERE company_id = $1 AND scpi_client_id = $2`,
    [companyId, clientId],
  )
  return row ?? {}
}

/** The birth date of the holder of an account; null where none is known. */
export async function findHolderBirthdate(
  database: Queryable,
  companyId: string,
  accountId: string,
): Promise<string | null> {
  const [row] = await database.query<{ birthdate: string | null }>(
    `SELECT c.birthdate FROM pp_accounts a JOIN scpi_clients c ON c.company_id = a.company_id AND c.id = a.client_id
     WHERE a.company_id = $1 AND a.id = $2`,
    [companyId, accountId],
  )
  return row?.birthdate ?? null
}

/** Who follows a client, and when something was last changed. */
export interface Follower {
  readonly clientId: string
  readonly adviserId: string
  readonly at: Date
}

/** Who follows a client, or the holder of an account. */
export async function findFollower(
  database: Queryable,
  companyId: string,
  of: { readonly clientId: string } | { readonly accountId: string },
): Promise<Follower | undefined> {
  const [row] = await database.query<{ id: string; adviser_id: string; at: string }>(
    'clientId' in of
      ? 'SELECT id, adviser_id, updated_at AS at FROM scpi_clients WHERE company_id = $1 AND id = $2'
      : 'SELECT client_id AS id, adviser_id, updated_at AS at FROM pp_accounts WHERE company_id = $1 AND id = $2',
    [companyId, 'clientId' in of ? of.clientId : of.accountId],
  )
  return row && { clientId: row.id, adviserId: row.adviser_id, at: new Date(row.at) }
}

/** The account of a client goes with them to another adviser. */
export async function moveAccount(
  transaction: Queryable,
  companyId: string,
  { clientId, adviserId }: { readonly clientId: string; readonly adviserId: string },
): Promise<void> {
  await transaction.query('UPDATE pp_accounts SET adviser_id = $3 WHERE company_id = $1 AND client_id = $2', [
    companyId,
    clientId,
    adviserId,
  ])
}

/** Notes when a client accepted to be written to, or that he no longer does. */
export async function noteConsent(
  transaction: Queryable,
  companyId: string,
  { id, isGiven }: { readonly id: string; readonly isGiven: boolean },
): Promise<void> {
  await transaction.query(
    `UPDATE scpi_clients SET marketing_consent_at = CASE WHEN $3 THEN statement_timestamp() END WHERE company_id = $1 AND id = $2`,
    [companyId, id, isGiven],
  )
}

/** The account of a client; undefined while there is none. */
export async function findAccountOf(
  database: Queryable,
  companyId: string,
  clientId: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    'SELECT id FROM pp_accounts WHERE company_id = $1 AND client_id = $2',
    [companyId, clientId],
  )
  return row?.id
}
