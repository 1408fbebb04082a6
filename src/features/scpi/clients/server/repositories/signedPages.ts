import type { Queryable } from '#server/db'

/** A page that was signed by hand. */
export interface SignedPage {
  readonly name: string
  readonly media_type: string
  readonly content: Buffer
}

export async function insertSignedPage(
  transaction: Queryable,
  { companyId, versionId }: { readonly companyId: string; readonly versionId: string },
  { name, media_type, content }: SignedPage,
): Promise<void> {
  await transaction.query(
    'INSERT INTO pp_account_version_pages (company_id, version_id, name, media_type, content) VALUES ($1, $2, $3, $4, $5)',
    [companyId, versionId, name, media_type, content],
  )
}

/** The page of a version of an account. */
export async function findSignedPage(
  database: Queryable,
  {
    companyId,
    accountId,
    versionId,
  }: { readonly companyId: string; readonly accountId: string; readonly versionId: string },
): Promise<SignedPage | undefined> {
  const [page] = await database.query<{ name: string; media_type: string; content: Buffer }>(
    `SELECT p.name, p.media_type, p.content FROM pp_account_version_pages p
     JOIN pp_account_versions v ON v.company_id = p.company_id AND v.id = p.version_id
     WHERE p.company_id = $1 AND v.pp_account_id = $2 AND v.id = $3`,
    [companyId, accountId, versionId],
  )
  return page
}
