import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Application } from './application'

/** The mail that tells of an alert, by its name, once it has left. */
export const alertMail = (application: Pick<Application, 'dataFolder'>, name: string): Promise<Email> =>
  mailWith(application, ({ text = '' }) => text.includes(name), `No mail tells of the alert ${name}`)

/** The mail to an address, once it has left. */
export const mailTo = (application: Pick<Application, 'dataFolder'>, address: string): Promise<Email> =>
  mailWith(application, ({ to = [] }) => to.some((one) => one.address === address), `No mail goes to ${address}`)

async function mailWith(
  { dataFolder }: Pick<Application, 'dataFolder'>,
  isWanted: (mail: Email) => boolean,
  otherwise: string,
): Promise<Email> {
  const folder = join(dataFolder, 'mail')
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))))
    const found = mails.find(isWanted)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(otherwise)
}
