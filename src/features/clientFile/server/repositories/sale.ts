import type { Attributes } from '#contract'
import type { Queryable } from '#server/db'

type Status = NonNullable<Attributes<'client_file'>['status']>

interface File {
  readonly companyId: string
  readonly clientFileId: string
}

interface SaleOfFile extends Record<string, unknown> {
  readonly status: Status
  readonly current_sale: Readonly<Record<string, unknown>> | null
}

/** Holds a file, and reads what it says of its sales; undefined for one that is no more. */
export async function lockSaleOf(
  transaction: Queryable,
  { companyId, clientFileId }: File,
): Promise<SaleOfFile | undefined> {
  const [file] = await transaction.query<SaleOfFile>(
    'SELECT status, current_sale FROM client_files WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE',
    [companyId, clientFileId],
  )
  return file
}

export async function writeSaleOf(
  transaction: Queryable,
  { companyId, clientFileId }: File,
  { status, currentSale }: { readonly status: Status; readonly currentSale: object | null },
): Promise<void> {
  await transaction.query(
    `UPDATE client_files SET status = $3, current_sale = $4, updated_at = clock_timestamp(),
       archived_status = CASE WHEN $3 = 'archived' THEN archived_status END
     WHERE company_id = $1 AND id = $2`,
    [companyId, clientFileId, status, currentSale && JSON.stringify(currentSale)],
  )
}
