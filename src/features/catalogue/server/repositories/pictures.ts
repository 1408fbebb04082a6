import type { Queryable } from '#server/db'
import { PICTURES_OF_PROGRAM } from '../pictures/pictureColumns'

/** Our copies of a picture. Points. */
export interface KeptPicture {
  readonly sha256: string
  readonly width: number
  readonly height: number
}

/** Has the pictures that programmes and lots name, and that nobody has looked at, wait to be fetched. */
export async function addNewPictures(database: Queryable, at: Date): Promise<void> {
  await database.query(
    `INSERT INTO pictures (url, state, next_attempt_at)
     SELECT n.url, 'waiting', $1 FROM (
       SELECT u.url FROM programs g, ${PICTURES_OF_PROGRAM} UNION SELECT l.plan_url FROM properties l WHERE l.plan_url IS NOT NULL
     ) n WHERE NOT EXISTS (SELECT FROM pictures p WHERE p.url = n.url)
     ON CONFLICT DO NOTHING`,
    [at.toISOString()],
  )
}

export interface WaitingPicture {
  readonly url: string
  readonly attempts: number
}

/** Takes a picture that waits; nobody else does before `until`. */
export async function takePicture(database: Queryable, now: Date, until: Date): Promise<WaitingPicture | undefined> {
  const [taken] = await database.query<WaitingPicture & { url: string }>(
    `UPDATE pictures p SET attempts = p.attempts + 1, next_attempt_at = $2 WHERE p.url = (
       SELECT w.url FROM pictures w WHERE w.state = 'waiting' AND w.next_attempt_at <= $1
       ORDER BY w.next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING p.url, p.attempts`,
    [now.toISOString(), until.toISOString()],
  )
  return taken
}

export async function keepPicture(
  database: Queryable,
  url: string,
  { sha256, width, height }: KeptPicture,
): Promise<void> {
  await database.query(
    `UPDATE pictures SET state = 'kept', sha256 = $2, width = $3, height = $4, reason = NULL WHERE url = $1`,
    [url, sha256, width, height],
  )
}

/** Has a picture fetched again whose copies are gone: after a restoration, on another machine. */
export async function fetchAgain(database: Queryable, sha256: string): Promise<void> {
  await database.query(
    `UPDATE pictures SET state = 'waiting', attempts = 0, next_attempt_at = 'epoch' WHERE sha256 = $1 AND state = 'kept'`,
    [sha256],
  )
}

export async function refusePicture(database: Queryable, url: string, reason: string): Promise<void> {
  await database.query(`UPDATE pictures SET state = 'refused', reason = $2 WHERE url = $1`, [url, reason])
}

/** The pictures of a programme that are kept, in the order of its feed. It was read within the scope before. */
export const findProgramPictures = (database: Queryable, program: string): Promise<KeptPicture[]> =>
  database.query<KeptPicture & { sha256: string }>(
    `SELECT p.sha256, p.width, p.height FROM programs g, ${PICTURES_OF_PROGRAM} JOIN pictures p ON p.url = u.url
     WHERE g.id = $1 AND p.state = 'kept' ORDER BY u.position`,
    [program],
  )

/** The plan of a lot, if it is kept. It was read within the scope before. */
export async function findPlan(database: Queryable, property: string): Promise<KeptPicture | undefined> {
  const [found] = await database.query<KeptPicture & { sha256: string }>(
    `SELECT p.sha256, p.width, p.height FROM properties l JOIN pictures p ON p.url = l.plan_url
     WHERE l.id = $1 AND p.state = 'kept'`,
    [property],
  )
  return found
}

/** What became of the pictures that an import named. */
export interface PicturesOfImport {
  readonly waiting: number
  readonly kept: number
  readonly refused: readonly { readonly url: string; readonly reason: string }[]
}

export async function findPicturesOfImport(
  database: Queryable,
  { company_id, id }: { readonly company_id: string; readonly id: string },
): Promise<PicturesOfImport> {
  const rows = await database.query<{ url: string; state: string; reason: string | null }>(
    `SELECT p.url, p.state, p.reason FROM pictures p WHERE p.url IN (
       SELECT unnest(string_to_array(c.after ->> CASE c.changed WHEN 'programs' THEN 'picture_urls' ELSE 'plan_url' END, '|'))
       FROM catalogue_import_changes c WHERE c.company_id = $1 AND c.import_id = $2)
     ORDER BY p.url`,
    [company_id, id],
  )
  const countOf = (wanted: string): number => rows.filter(({ state }) => state === wanted).length
  return {
    waiting: countOf('waiting'),
    kept: countOf('kept'),
    refused: rows.flatMap(({ url, state, reason }) => (state === 'refused' ? [{ url, reason: reason ?? '' }] : [])),
  }
}
