import { prepared, type Queryable } from '#server/db'

// Before there is a viewer, and so without a scope.

/** A client, and so his account. */
export interface AccountKey {
  readonly companyId: string
  readonly clientId: string
}

/** Gives a client an account, which his first password will open; one that is there already stays as it is. */
export async function insertAccount(
  transaction: Queryable,
  { companyId, clientId }: AccountKey,
  now: Date,
): Promise<void> {
  await transaction.query(
    `INSERT INTO scpi_portal_accounts (company_id, client_id, invited_at) VALUES ($1, $2, $3)
     ON CONFLICT (company_id, client_id) DO UPDATE SET invited_at = excluded.invited_at`,
    [companyId, clientId, now],
  )
}

/** How a client proves who he is. */
export interface PortalAccount extends AccountKey {
  readonly passwordHash: string | null
}

const accountsOfClients = prepared(
  `SELECT company_id AS "companyId", client_id AS "clientId", password_hash AS "passwordHash" FROM scpi_portal_accounts
   WHERE client_id = ANY ($1) ORDER BY last_login_at DESC NULLS LAST, invited_at DESC`,
)

/** The accounts of clients, the latest used first. */
export const findAccounts = (database: Queryable, clients: readonly AccountKey[]): Promise<readonly PortalAccount[]> =>
  database.query<PortalAccount & Record<string, unknown>>(accountsOfClients, [clients.map(({ clientId }) => clientId)])

export async function setPassword(
  transaction: Queryable,
  { companyId, clientId }: AccountKey,
  passwordHash: string,
): Promise<void> {
  await transaction.query(
    'UPDATE scpi_portal_accounts SET password_hash = $3 WHERE company_id = $1 AND client_id = $2',
    [companyId, clientId, passwordHash],
  )
}

export async function noteLogin(transaction: Queryable, { companyId, clientId }: AccountKey, now: Date): Promise<void> {
  await transaction.query(
    'UPDATE scpi_portal_accounts SET last_login_at = $3 WHERE company_id = $1 AND client_id = $2',
    [companyId, clientId, now],
  )
}
