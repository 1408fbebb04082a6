import type { Database, Queryable } from '../database'
import { quoted } from '../copies/tables'
import { StartupError } from '../errors'
import { decryptedBy, encryptedBy, keyIdOf, type EncryptedColumn } from './columns'
import { addKey, openKeys, type DataKeys, type KeyPlace } from './keys'

const AT_ONCE = 200

/**
 * Encrypts by the first key what is in clear, or encrypted by another one.
 * @returns how many values were written
 * @throws StartupError when a value is of a key that we have not (nothing of its batch is changed), or the database has another key
 */
export async function encryptColumns(
  database: Database,
  columns: readonly EncryptedColumn[],
  place: KeyPlace,
): Promise<number> {
  const keys = await openKeys(place)
  await refuseUnknownKeys(database, columns, keys)
  await agreeOnKey(database, keys)
  let count = 0
  for (const column of columns) count += await encryptColumn(database, column, keys)
  return count
}

/** The names of the keys that the values of the database need. */
export async function usedKeys(database: Queryable, columns: readonly EncryptedColumn[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const { table, column } of columns) {
    const rows = await database.query<{ start: string }>(
      `SELECT DISTINCT split_part(${quoted(column)}, ':', 1) || ':' || split_part(${quoted(column)}, ':', 2) AS start
       FROM ${quoted(table)} WHERE ${quoted(column)} LIKE 'v1:%'`,
    )
    for (const { start } of rows) used.add(keyIdOf(start) ?? '')
  }
  return used
}

/** @throws StartupError that says which key is missing, and what to do */
async function refuseUnknownKeys(
  database: Queryable,
  columns: readonly EncryptedColumn[],
  keys: DataKeys,
): Promise<void> {
  const known = new Set(keys.map(({ id }) => id))
  const missing = [...(await usedKeys(database, columns))].filter((id) => !known.has(id))
  if (missing.length > 0)
    throw new StartupError(
      `Des données de cette base sont chiffrées par une autre clé (${missing.join(', ')}) que celles de l’application ` +
        `(${[...known].join(', ')}). Rien n’a été modifié\u00a0: donnez la bonne clé par DATA_KEY, ou remettez le fichier «\u00a0key\u00a0» ` +
        'dans DATA_DIR. Si elle est perdue\u00a0: npm run rotate-key -- --forget-unreadable (après npm run restore -- --without-key pour une ' +
        'sauvegarde) efface ce que personne ne peut plus lire, les seconds facteurs, que chacun ajoutera de nouveau.',
    )
}

/** A database that was restored has our key from now on. @throws StartupError when what it holds needs another */
export async function adoptKeys(
  database: Queryable,
  columns: readonly EncryptedColumn[],
  place: KeyPlace,
): Promise<void> {
  const keys = await openKeys(place)
  await refuseUnknownKeys(database, columns, keys)
  await setKey(database, keys)
}

/** Makes a new key, and encrypts everything by it. The former one stays for what is being written meanwhile, until the next time. */
export async function rotateKeys(
  database: Database,
  columns: readonly EncryptedColumn[],
  place: KeyPlace,
): Promise<number> {
  await refuseUnknownKeys(database, columns, await openKeys(place))
  if (place.dataKey === undefined) await addKey(place, await usedKeys(database, columns))
  return encryptColumns(database, columns, place)
}

/** Removes the rows whose value no key of ours opens; the key of the database is then ours. @returns how many */
export async function forgetUnreadable(
  database: Queryable,
  columns: readonly EncryptedColumn[],
  place: KeyPlace,
): Promise<number> {
  const keys = await openKeys(place)
  const known = keys.map(({ id }) => id)
  let count = 0
  for (const { table, column } of columns) {
    const rows = await database.query(
      `DELETE FROM ${quoted(table)} WHERE ${quoted(column)} LIKE 'v1:%' AND split_part(${quoted(column)}, ':', 2) <> ALL($1) RETURNING 1`,
      [known],
    )
    count += rows.length
  }
  await setKey(database, keys)
  return count
}

async function encryptColumn(database: Database, column: EncryptedColumn, keys: DataKeys): Promise<number> {
  let count = 0
  for (;;) {
    const written = await database.transaction((transaction) => encryptSome(transaction, column, keys))
    count += written
    if (written < AT_ONCE) return count
  }
}

async function encryptSome(transaction: Queryable, place: EncryptedColumn, keys: DataKeys): Promise<number> {
  const [table, column] = [quoted(place.table), quoted(place.column)]
  const rows = await transaction.query<{ companyId: string; id: string; stored: string }>(
    `SELECT company_id AS "companyId", id, ${column} AS stored FROM ${table}
     WHERE ${column} IS NOT NULL AND ${column} NOT LIKE $1 ORDER BY company_id, id LIMIT ${AT_ONCE} FOR UPDATE`,
    [`v1:${keys[0].id}:%`],
  )
  for (const { companyId, id, stored } of rows) {
    const where = { ...place, companyId, id }
    const text = keyIdOf(stored) === undefined ? stored : decryptedBy(keys, stored, where)
    await transaction.query(`UPDATE ${table} SET ${column} = $3 WHERE company_id = $1 AND id = $2`, [
      companyId,
      id,
      encryptedBy(keys[0], text, where),
    ])
  }
  return rows.length
}

/** @returns the name of the key of the database; undefined before any process opened it */
async function agreedKey(database: Queryable): Promise<string | undefined> {
  return (await database.query<{ id: string }>('SELECT id FROM data_key'))[0]?.id
}

/**
 * The first process makes its key that of the database; the others have it among theirs, and may put another before it. Without, two
 * processes that each made one would write what the other cannot read.
 * @throws StartupError that says what to set
 */
async function agreeOnKey(database: Database, keys: DataKeys): Promise<void> {
  const [{ id }] = keys
  // What is agreed needs no write, so that the application also opens on a full disk.
  if ((await agreedKey(database)) === id) return
  await database.transaction(async (transaction) => {
    await transaction.query('INSERT INTO data_key (id) VALUES ($1) ON CONFLICT DO NOTHING', [id])
    const agreed = await agreedKey(transaction)
    if (!keys.some((key) => key.id === agreed)) throw otherKey(agreed ?? '', id)
    await setKey(transaction, keys)
  })
}

/** Makes our key that of the database, whichever it had. */
async function setKey(database: Queryable, [{ id }]: DataKeys): Promise<void> {
  await database.query('INSERT INTO data_key (id) VALUES ($1) ON CONFLICT (is_only) DO UPDATE SET id = excluded.id', [
    id,
  ])
}

const otherKey = (agreed: string, ours: string): StartupError =>
  new StartupError(
    `Cette base a déjà une clé (${agreed}), celle du premier processus qui l’a ouverte\u202f; celui-ci en a une autre (${ours}). ` +
      'Rien n’a été modifié\u00a0: donnez la même à chaque processus par DATA_KEY (elle est dans le fichier «\u00a0key\u00a0» du DATA_DIR ' +
      'du premier), puis relancez. Si elle est perdue\u00a0: npm run rotate-key -- --forget-unreadable',
  )
