import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import type { Picture } from '#server/operations/uploads'
import { Parameters, within } from '#server/repositories'

/** Each of the two logos of a firm: the attribute of the firm that is its address. */
export type LogoShape = 'logo' | 'logo_square'

export interface StoredLogo {
  readonly sha256: string
  readonly mediaType: Picture['mediaType'] | 'image/svg+xml'
  readonly content: Buffer
}

/** Keeps a logo in the place of the former one; null removes it. */
export async function replaceLogo(
  transaction: Queryable,
  companyId: string,
  shape: LogoShape,
  logo: StoredLogo | null,
): Promise<void> {
  if (logo === null) {
    await transaction.query('DELETE FROM company_logos WHERE company_id = $1 AND shape = $2', [companyId, shape])
    return
  }
  await transaction.query(
    `INSERT INTO company_logos (company_id, shape, sha256, media_type, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (company_id, shape) DO UPDATE SET sha256 = excluded.sha256, media_type = excluded.media_type, content = excluded.content`,
    [companyId, shape, logo.sha256, logo.mediaType, logo.content],
  )
}

/** A logo of the firms of the scope. */
export async function findLogo(
  scope: Scope,
  database: Queryable,
  sha256: string,
): Promise<Omit<StoredLogo, 'sha256'> | undefined> {
  const parameters = new Parameters()
  const text = `SELECT l.media_type, l.content FROM company_logos l JOIN companies c ON c.id = l.company_id
    WHERE l.sha256 = ${parameters.add(sha256)} AND ${within(scope, 'c', parameters)} LIMIT 1`
  const [row] = await database.query<{ media_type: StoredLogo['mediaType']; content: Buffer }>(text, parameters.values)
  return row && { mediaType: row.media_type, content: row.content }
}

/** The logo of a firm: the bytes of its picture or drawing; undefined for none. */
export async function findPrintedLogo(
  database: Queryable,
  companyId: string,
): Promise<{ readonly media_type: string; readonly content: Buffer } | undefined> {
  const [logo] = await database.query<{ media_type: string; content: Buffer }>(
    `SELECT media_type, content FROM company_logos WHERE company_id = $1 AND shape = 'logo'`,
    [companyId],
  )
  return logo
}
