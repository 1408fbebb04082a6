import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { TestApp } from './testApp'

/** The mail kept as files, once all of it has left. */
export async function sentMail({ database, dataFolder }: Pick<TestApp, 'database' | 'dataFolder'>): Promise<Email[]> {
  const isWaiting = async () => (await database.query('SELECT id FROM outbox')).length > 0
  while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 10))
  const folder = path.join(dataFolder, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  return Promise.all(files.map(async (file) => PostalMime.parse(await readFile(path.join(folder, file)))))
}
