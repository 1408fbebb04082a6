import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Application } from './application'

/** The mail that tells of an alert, by its name, once it has left. */
export async function alertMail({ dataFolder }: Pick<Application, 'dataFolder'>, name: string): Promise<Email> {
  const folder = join(dataFolder, 'mail')
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    const found = mails.find(({ text = '' }) => text.includes(name))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No mail tells of the alert ${name}`)
}
