import { partners } from '#features/catalogue/server'
import type { Queryable } from '#server/db'

/** What a dénonciation is made to and by, in words. */
export async function findReceiptNames(
  database: Queryable,
  {
    companyId,
    promoterId,
    programId,
  }: { readonly companyId: string; readonly promoterId: string | null; readonly programId: string | null },
): Promise<
  { readonly company: string; readonly promoter: string | null; readonly program: string | null } | undefined
> {
  const [row] = await database.query<{ company: string; promoter: string | null; program: string | null }>(
    `SELECT c.name AS company, ${partners.nameOfPromoter('$2')} AS promoter,
       ${partners.nameOfProgram('$3')} AS program FROM companies c WHERE c.id = $1`,
    [companyId, promoterId, programId],
  )
  return row
}
