import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

/** What a client signed. */
export interface SignedVersion {
  readonly accountId: string
  readonly clientId: string
  readonly signedAt: Date
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  readonly signedWith: 'portal' | 'paper'
  readonly questionnaireVersion: string
  readonly rulesVersion: string
  readonly answers: object
  readonly scores: object
}

/** Keeps what a client signs, and notes that he did: what he signed before, and holds no longer, ends. @returns its id */
export async function insertVersion(
  transaction: Queryable,
  { companyId, name }: Pick<Viewer, 'companyId' | 'name'>,
  version: SignedVersion,
): Promise<string> {
  const { accountId, clientId, signedAt, validUntil, signedWith, questionnaireVersion, rulesVersion } = version
  await transaction.query(
    `UPDATE pp_account_versions SET ended_at = $3, ended_by = $4
     WHERE company_id = $1 AND pp_account_id = $2 AND ended_at IS NULL`,
    [companyId, accountId, signedAt, name],
  )
  const [kept] = await transaction.query<{ id: string }>(
    `INSERT INTO pp_account_versions (company_id, id, pp_account_id, signed_at, valid_until, signed_by, signed_with,
       questionnaire_version, rules_version, answers, scores)
     VALUES ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    [
      companyId,
      accountId,
      signedAt,
      validUntil,
      name,
      signedWith,
      questionnaireVersion,
      rulesVersion,
      JSON.stringify(version.answers),
      JSON.stringify(version.scores),
    ],
  )
  await transaction.query(
    'UPDATE scpi_clients SET kyc_signed_at = $3, kyc_valid_until = $4 WHERE company_id = $1 AND id = $2',
    [companyId, clientId, signedAt, validUntil],
  )
  return kept?.id ?? ''
}

/** A version that an answer, or its holder, ended. */
interface EndedVersion extends Record<string, unknown> {
  readonly id: string
  readonly client_id: string
}

/** Ends what these clients signed. @returns the versions that end, and whose they are */
export async function endVersions(
  transaction: Queryable,
  { companyId, name }: Pick<Viewer, 'companyId' | 'name'>,
  { clientIds, reason = null }: { readonly clientIds: readonly string[]; readonly reason?: string | null },
): Promise<readonly EndedVersion[]> {
  const ended = await transaction.query<{ id: string }>(
    `UPDATE scpi_clients SET kyc_signed_at = NULL, kyc_valid_until = NULL
     WHERE company_id = $1 AND id = ANY($2) AND kyc_signed_at IS NOT NULL RETURNING id`,
    [companyId, clientIds],
  )
  if (ended.length === 0) return []
  return transaction.query<EndedVersion>(
    `UPDATE pp_account_versions v SET ended_at = statement_timestamp(), ended_by = $3, ended_reason = $4
     FROM pp_accounts a WHERE a.company_id = v.company_id AND a.id = v.pp_account_id
       AND v.company_id = $1 AND a.client_id = ANY($2) AND v.ended_at IS NULL
     RETURNING v.id, a.client_id`,
    [companyId, ended.map(({ id }) => id), name, reason],
  )
}

/** A version as it was signed. */
export interface KeptVersion extends Record<string, unknown> {
  readonly id: string
  readonly signed_at: string
  readonly valid_until: string
  readonly signed_by: string
  readonly signed_with: string
  readonly questionnaire_version: string
  readonly rules_version: string
  readonly answers: object
  readonly scores: object
  readonly ended_at: string | null
  readonly ended_by: string | null
  readonly ended_reason: string | null
  /** What the page is called that was signed by hand. */
  readonly page_name: string | null
}

/** What was signed of an account, the latest first. */
export const findVersions = (
  database: Queryable,
  companyId: string,
  accountId: string,
): Promise<readonly KeptVersion[]> =>
  database.query<KeptVersion>(
    `SELECT id, signed_at, valid_until, signed_by, signed_with, questionnaire_version, rules_version, answers, scores, ended_at, ended_by,
       ended_reason, (SELECT p.name FROM pp_account_version_pages p WHERE p.company_id = v.company_id AND p.version_id = v.id) AS page_name
     FROM pp_account_versions v WHERE company_id = $1 AND pp_account_id = $2 ORDER BY signed_at DESC`,
    [companyId, accountId],
  )
