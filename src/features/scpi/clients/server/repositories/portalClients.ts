import { prepared, type Queryable } from '#server/db'

// Before there is a viewer, and so without a scope: who logs in is looked for by his address, whatever the firm.

/** A client, as far as his portal goes. */
export interface PortalClient {
  readonly companyId: string
  readonly clientId: string
  readonly firstname1: string
  readonly lastname: string
  readonly email: string
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null
  readonly judicial_capacity: string | null
  readonly status: string
  readonly portal_status: string
  readonly firm: string | null
  readonly adviser: { readonly name: string; readonly email: string; readonly phone: string | null }
}

const CLIENT = `SELECT c.company_id AS "companyId", c.id AS "clientId", c.firstname1, c.lastname, c.email, c.birthdate, c.judicial_capacity,
    c.status, c.portal_status, f.name AS firm,
    json_build_object('name', concat_ws(' ', u.first_name, u.last_name), 'email', u.email, 'phone', u.phone) AS adviser
  FROM scpi_clients c JOIN users u ON u.company_id = c.company_id AND u.id = c.adviser_id JOIN companies f ON f.id = c.company_id`

const byEmail = prepared(`${CLIENT} WHERE c.email_key = lower($1) ORDER BY c.created_at, c.id`)
const byId = prepared(`${CLIENT} WHERE c.company_id = $1 AND c.id = $2`)

/** The clients of an e-mail address: one a firm at most. */
export const findPortalClients = (database: Queryable, email: string): Promise<readonly PortalClient[]> =>
  database.query<PortalClient & Record<string, unknown>>(byEmail, [email])

export async function findPortalClient(
  database: Queryable,
  { companyId, clientId }: Pick<PortalClient, 'companyId' | 'clientId'>,
): Promise<PortalClient | undefined> {
  const [client] = await database.query<PortalClient & Record<string, unknown>>(byId, [companyId, clientId])
  return client
}

/** Notes how far a client is with his portal. Nobody types it: it makes no new version, which would be in the way of who edits the client. */
export async function setPortalStatus(
  transaction: Queryable,
  { companyId, clientId }: Pick<PortalClient, 'companyId' | 'clientId'>,
  status: 'invited' | 'active' | 'locked',
): Promise<void> {
  await transaction.query('UPDATE scpi_clients SET portal_status = $3 WHERE company_id = $1 AND id = $2', [
    companyId,
    clientId,
    status,
  ])
}

/** Closes the portal of a client who was let in. */
export async function lockPortal(
  transaction: Queryable,
  { companyId, clientId }: Pick<PortalClient, 'companyId' | 'clientId'>,
): Promise<void> {
  await transaction.query(
    `UPDATE scpi_clients SET portal_status = 'locked' WHERE company_id = $1 AND id = $2 AND portal_status IN ('invited', 'active')`,
    [companyId, clientId],
  )
}
