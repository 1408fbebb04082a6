import type { Queryable } from '#server/db'

/** What a firm chose to show of something: null where it chose nothing, which is shown. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly promoterId: string
  readonly isVisible: boolean | null
}

/** The promoter of a firm's catalogue, held until the transaction ends with every choice of its perimeter; undefined for none. */
export async function holdPromoter(transaction: Queryable, companyId: string, id: string): Promise<Choice | undefined> {
  await holdPerimeter(transaction, companyId)
  const [promoter] = await transaction.query<{ id: string; name: string; is_visible: boolean | null }>(
    `SELECT p.id, p.name, h.is_visible FROM promoters p
     LEFT JOIN company_promoters h ON h.company_id = $1 AND h.promoter_id = p.id
     WHERE p.id = $2 AND (p.owner_id IS NULL OR p.owner_id = $1)`,
    [companyId, id],
  )
  return promoter && { id: promoter.id, name: promoter.name, promoterId: promoter.id, isVisible: promoter.is_visible }
}

/** Nobody else changes the perimeter of the firm until the transaction ends. */
export async function holdPerimeter(transaction: Queryable, companyId: string): Promise<void> {
  await transaction.query('SELECT 1 FROM companies WHERE id = $1 FOR NO KEY UPDATE', [companyId])
}

/** The programmes of a firm's catalogue among these, or those of a promoter. */
export async function findProgramChoices(
  database: Queryable,
  companyId: string,
  of: { readonly ids: readonly string[] } | { readonly promoterId: string },
): Promise<readonly Choice[]> {
  const condition = 'ids' in of ? 'p.id = ANY($2)' : 'p.promoter_id = $2'
  const rows = await database.query<{ id: string; name: string; promoter_id: string; is_visible: boolean | null }>(
    `SELECT p.id, p.name, p.promoter_id, s.is_visible FROM programs p
     LEFT JOIN company_programs s ON s.company_id = $1 AND s.program_id = p.id
     WHERE ${condition} AND (p.owner_id IS NULL OR p.owner_id = $1) ORDER BY p.name`,
    [companyId, 'ids' in of ? of.ids : of.promoterId],
  )
  return rows.map(({ id, name, promoter_id, is_visible }) => ({
    id,
    name,
    promoterId: promoter_id,
    isVisible: is_visible,
  }))
}

export async function showPromoter(
  transaction: Queryable,
  companyId: string,
  id: string,
  isVisible: boolean,
): Promise<void> {
  await transaction.query(
    `INSERT INTO company_promoters (company_id, promoter_id, is_visible) VALUES ($1, $2, $3)
     ON CONFLICT (company_id, promoter_id) DO UPDATE SET is_visible = excluded.is_visible`,
    [companyId, id, isVisible],
  )
}

export async function showPrograms(
  transaction: Queryable,
  companyId: string,
  ids: readonly string[],
  isVisible: boolean,
): Promise<void> {
  await transaction.query(
    `INSERT INTO company_programs (company_id, program_id, is_visible) SELECT $1, id, $3 FROM unnest($2::uuid[]) id
     ON CONFLICT (company_id, program_id) DO UPDATE SET is_visible = excluded.is_visible`,
    [companyId, ids, isVisible],
  )
}

/** Whether the perimeter of a firm counts. */
export async function isPerimeterActive(database: Queryable, companyId: string): Promise<boolean> {
  const [row] = await database.query<{ is_perimeter_active: boolean }>(
    'SELECT is_perimeter_active FROM companies WHERE id = $1',
    [companyId],
  )
  return row?.is_perimeter_active ?? true
}

export async function activatePerimeter(transaction: Queryable, companyId: string, isActive: boolean): Promise<void> {
  await transaction.query('UPDATE companies SET is_perimeter_active = $2 WHERE id = $1', [companyId, isActive])
}

/** How many programmes a firm shows, of how many. */
export async function countPrograms(
  database: Queryable,
  companyId: string,
): Promise<{ readonly visible: number; readonly total: number }> {
  const [counted] = await database.query<{ visible: number; total: number }>(
    `SELECT (SELECT count(*)::integer FROM visible_programs WHERE company_id = $1) AS visible,
       (SELECT count(*)::integer FROM programs WHERE owner_id IS NULL OR owner_id = $1) AS total`,
    [companyId],
  )
  return counted ?? { visible: 0, total: 0 }
}
