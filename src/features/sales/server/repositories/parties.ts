import type { Queryable } from '#server/db'

/** Whom a client is declared to: a promoter that the firm shows, and where what they build stands. */
export interface DeclaredTo {
  readonly promoterId: string
  readonly programId: string | null
}

export async function findProgram(database: Queryable, companyId: string, id: string): Promise<DeclaredTo | undefined> {
  const [row] = await database.query<{ promoter_id: string }>(
    'SELECT promoter_id FROM visible_programs WHERE company_id = $1 AND id = $2',
    [companyId, id],
  )
  return row && { promoterId: row.promoter_id, programId: id }
}

export async function findPromoter(
  database: Queryable,
  companyId: string,
  id: string,
): Promise<DeclaredTo | undefined> {
  const rows = await database.query('SELECT 1 FROM visible_promoters WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
  ])
  return rows.length > 0 ? { promoterId: id, programId: null } : undefined
}

/** Whether a lot is one that the firm shows. */
export async function isShownProperty(database: Queryable, companyId: string, id: string): Promise<boolean> {
  const rows = await database.query('SELECT 1 FROM visible_properties WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
  ])
  return rows.length > 0
}

/** What a promoter says of dénonciations and of options. */
export interface PromoterTerms {
  readonly name: string
  /** Months. */
  readonly reportDuration: number | null
  /** Working days. */
  readonly optionDuration: number | null
  /** Municipality of the programme, by its slug; null without a programme. */
  readonly municipality: string | null
}

interface TermsRow extends Record<string, unknown> {
  readonly name: string
  readonly report_duration: number | null
  readonly option_duration: number | null
  readonly municipality: string | null
}

export async function findTerms(
  database: Queryable,
  { promoterId, programId }: { readonly promoterId: string | null; readonly programId: string | null },
): Promise<PromoterTerms | undefined> {
  const [row] = await database.query<TermsRow>(
    `SELECT p.name, p.report_duration, p.option_duration, (SELECT g.municipality FROM programs g WHERE g.id = $2) AS municipality
     FROM promoters p WHERE p.id = $1`,
    [promoterId, programId],
  )
  return (
    row && {
      name: row.name,
      reportDuration: row.report_duration,
      optionDuration: row.option_duration,
      municipality: row.municipality,
    }
  )
}

/** The client of a file, as a dénonciation copies them. */
export interface Declared extends Record<string, unknown> {
  readonly honorific: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly birthdate: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly postal_code: string | null
  readonly municipality: string | null
}

export async function findClient(
  database: Queryable,
  companyId: string,
  clientFileId: string,
): Promise<Declared | undefined> {
  const [row] = await database.query<Declared>(
    `SELECT honorific, firstname, lastname, birthdate, email, phone, postal_code, municipality
     FROM client_file_person WHERE company_id = $1 AND client_file_id = $2`,
    [companyId, clientFileId],
  )
  return row
}

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
    `SELECT c.name AS company, (SELECT name FROM promoters WHERE id = $2) AS promoter,
       (SELECT name FROM programs WHERE id = $3) AS program FROM companies c WHERE c.id = $1`,
    [companyId, promoterId, programId],
  )
  return row
}

/** The address of a colleague; undefined for an account that is no more. */
export async function findAddress(database: Queryable, companyId: string, userId: string): Promise<string | undefined> {
  const [row] = await database.query<{ email: string }>('SELECT email FROM users WHERE company_id = $1 AND id = $2', [
    companyId,
    userId,
  ])
  return row?.email
}
