import type { TestDatabase } from '../../../support/server/testDatabase'

/**
 * A flat for sale that both firms of the demo show, no other test has, and whose programme has no other: a copy of one, in a programme
 * of its own, whose promoter lets an option hold for three working days.
 */
export async function freeLot(
  database: TestDatabase,
  { validates_options = false }: { readonly validates_options?: boolean } = {},
): Promise<string> {
  const [model] = await database.query<{ id: string }>(
    `SELECT l.id FROM properties l WHERE l.status = 'available' AND l.kind = 'apartment'
       AND (SELECT count(*) FROM visible_properties v WHERE v.id = l.id) > 1 ORDER BY l.id LIMIT 1`,
  )
  const ids = { promoter_id: crypto.randomUUID(), program_id: crypto.randomUUID(), id: crypto.randomUUID() }
  await database.query(`INSERT INTO promoters (id, name, option_duration, validates_options) VALUES ($1, $2, 3, $3)`, [
    ids.promoter_id,
    `Promoteur ${ids.promoter_id}`,
    validates_options,
  ])
  await copy(database, 'programs', { id: ids.program_id, promoter_id: ids.promoter_id, reference: null }, [
    'SELECT g.id FROM programs g JOIN properties l ON l.program_id = g.id WHERE l.id = $1',
    model?.id,
  ])
  await copy(database, 'properties', { id: ids.id, program_id: ids.program_id }, ['SELECT $1::uuid', model?.id])
  // What a firm decided of the programme that was copied holds for this one.
  await database.query(
    `INSERT INTO company_programs (company_id, program_id, is_visible)
     SELECT DISTINCT company_id, $1::uuid, true FROM company_programs ON CONFLICT DO NOTHING`,
    [ids.program_id],
  )
  return ids.id
}

async function copy(
  database: TestDatabase,
  table: string,
  changes: Readonly<Record<string, string | null>>,
  [found, id]: readonly [string, string | undefined],
): Promise<void> {
  await database.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, $2::jsonb)).* FROM ${table} t WHERE t.id IN (${found})`,
    [id, JSON.stringify({ ...changes, legacy_id: null })],
  )
}

export async function statusOfLot(database: TestDatabase, id: string): Promise<string | undefined> {
  const [lot] = await database.query<{ status: string }>('SELECT status FROM properties WHERE id = $1', [id])
  return lot?.status
}
