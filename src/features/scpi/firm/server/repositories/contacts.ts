import type { Queryable } from '#server/db'

/** Whether another contact of a firm has an address; the firm is held meanwhile, so that no two get the same at once. */
export async function isOtherContact(
  transaction: Queryable,
  { companyId, email, id }: { readonly companyId: string; readonly email: string; readonly id: string | null },
): Promise<boolean> {
  await transaction.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [companyId])
  const rows = await transaction.query(
    'SELECT 1 FROM scpi_contacts WHERE company_id = $1 AND lower(email) = lower($2) AND id IS DISTINCT FROM $3',
    [companyId, email, id],
  )
  return rows.length > 0
}
