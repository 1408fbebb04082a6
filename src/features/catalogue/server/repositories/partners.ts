import type { Queryable } from '#server/db'

/** The id of the promoter of a programme; undefined for a programme that the firm does not show. */
export async function findPromoterOf(database: Queryable, companyId: string, id: string): Promise<string | undefined> {
  const [row] = await database.query<{ promoter_id: string }>(
    'SELECT promoter_id FROM visible_programs WHERE company_id = $1 AND id = $2',
    [companyId, id],
  )
  return row?.promoter_id
}

/** Whether a promoter is one that the firm shows. */
export async function isShownPromoter(database: Queryable, companyId: string, id: string): Promise<boolean> {
  const rows = await database.query('SELECT 1 FROM visible_promoters WHERE company_id = $1 AND id = $2', [
    companyId,
    id,
  ])
  return rows.length > 0
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
  /** Where they are written to; null where nobody has said. */
  readonly email: string | null
  /** Municipality of the programme, by its slug; null without a programme. */
  readonly municipality: string | null
}

interface TermsRow extends Record<string, unknown> {
  readonly name: string
  readonly report_duration: number | null
  readonly option_duration: number | null
  readonly contact_email: string | null
  readonly municipality: string | null
}

export async function findTerms(
  database: Queryable,
  { promoterId, programId }: { readonly promoterId: string | null; readonly programId: string | null },
): Promise<PromoterTerms | undefined> {
  const [row] = await database.query<TermsRow>(
    `SELECT p.name, p.report_duration, p.option_duration, p.contact_email, (SELECT g.municipality FROM programs g WHERE g.id = $2) AS municipality
     FROM promoters p WHERE p.id = $1`,
    [promoterId, programId],
  )
  return (
    row && {
      name: row.name,
      reportDuration: row.report_duration,
      optionDuration: row.option_duration,
      email: row.contact_email,
      municipality: row.municipality,
    }
  )
}

/** SQL: the name of the promoter of an expression. */
export const nameOfPromoter = (id: string): string => `(SELECT m.name FROM promoters m WHERE m.id = ${id})`

/** SQL: the price of the lot of an expression, euros. */
export const priceOfLot = (id: string): string =>
  `(SELECT l.property_price FROM properties l WHERE l.id = ${id})::float8`

/** SQL: the name of the programme of an expression. */
export const nameOfProgram = (id: string): string => `(SELECT g.name FROM programs g WHERE g.id = ${id})`
