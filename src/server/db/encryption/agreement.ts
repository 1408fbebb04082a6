import type { Database, Queryable } from '../database'
import { StartupError } from '../errors'
import type { DataKeys } from './keys'

/** @returns the name of the key of the database; undefined before any process opened it */
async function agreedKey(database: Queryable): Promise<string | undefined> {
  return (await database.query<{ id: string }>('SELECT id FROM data_key'))[0]?.id
}

/**
 * The first process makes its key that of the database; the others have it among theirs, and may put another before it. Without, two
 * processes that each made one would write what the other cannot read.
 * @throws StartupError that says what to set
 */
export async function agreeOnKey(database: Database, keys: DataKeys): Promise<void> {
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
export async function setKey(database: Queryable, [{ id }]: DataKeys): Promise<void> {
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
