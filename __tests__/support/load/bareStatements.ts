import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#server/db'
import { everySection, wholeColumns } from '#server/repositories/aggregates'
import { keptClientFiles } from '../../../src/features/clientFile/server/tables'
import { LISTED, type Operation } from './advisers'

const PAUSE_MS = 100

/**
 * The statement that each operation is about, sent by itself to the same database while advisers work: who is asking, rights,
 * history and documents are left out.
 */
export async function startBareStatements(databaseUrl: string, dataFolder: string, email: string) {
  const database = await openDatabase({ databaseUrl, dataFolder })
  const [adviser] = await database.query<{ company_id: string; file: string; id: string }>(
    `SELECT u.company_id, u.id, f.id AS file FROM users u JOIN client_files f ON f.company_id = u.company_id AND f.adviser_id = u.id
     WHERE u.email = $1 LIMIT 1`,
    [email],
  )
  if (!adviser) throw new Error(`${email} has no file`)
  const { company_id, file, id } = adviser
  const listed = wholeColumns(keptClientFiles, LISTED)
  const page = (condition: string) =>
    `SELECT ${listed} FROM (SELECT t.* FROM client_files t WHERE t.company_id = $1 AND t.adviser_id = $2 AND ${condition}
      ORDER BY t.updated_at DESC LIMIT 20) t ORDER BY t.updated_at DESC`
  const whole = `SELECT ${wholeColumns(keptClientFiles, everySection(keptClientFiles))} FROM client_files t WHERE t.company_id = $1 AND t.id = $2`
  const statements: Readonly<Record<Operation, () => Promise<unknown>>> = {
    list: () => database.query(page('true'), [company_id, id]),
    search: () => database.query(page(`t.search_words LIKE '%an%'`), [company_id, id]),
    'open a file': () => database.query(whole, [company_id, file]),
    'save a section': () =>
      database.query(
        'UPDATE client_file_heritage SET liquidity = random() * 1000, version = version + 1 WHERE company_id = $1 AND client_file_id = $2',
        [company_id, file],
      ),
    'add a note': () =>
      database.query(
        `INSERT INTO client_file_notes (company_id, id, client_file_id, note, author_name) VALUES ($1, $2, $3, 'Rappeler le client', '')`,
        [company_id, randomUUID(), file],
      ),
    'list sales': () =>
      database.query(
        `SELECT o.* FROM options o WHERE o.company_id = $1 AND o.created_by_id = $2 ORDER BY o.created_at DESC LIMIT 20`,
        [company_id, id],
      ),
    'who am I': () => database.query('SELECT * FROM users WHERE company_id = $1 AND id = $2', [company_id, id]),
  }
  const durations = new Map<Operation, number[]>()
  let isEnded = false
  const repeat = async () => {
    while (!isEnded) {
      for (const [name, statement] of Object.entries(statements) as [Operation, () => Promise<unknown>][]) {
        const start = performance.now()
        await statement()
        durations.set(name, [...(durations.get(name) ?? []), performance.now() - start])
      }
      await pause(PAUSE_MS)
    }
  }
  const work = repeat()
  return {
    async end(): Promise<ReadonlyMap<Operation, readonly number[]>> {
      isEnded = true
      await work
      await database.close()
      return durations
    },
  }
}
