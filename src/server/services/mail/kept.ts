import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** Whom mail is about: ids that its links carry, and addresses that it went to. */
export interface MailSubjects {
  readonly ids: readonly string[]
  readonly emails: readonly string[]
}

/** Erases mail that was kept as files. Resolves once nothing of it is left. */
export type ForgetMail = (subjects: MailSubjects) => Promise<void>

/** @param folder where `openMail` keeps messages without a server to send them by */
export function forgetMailIn(folder: string): ForgetMail {
  return async (subjects) => {
    for (const file of await messagesIn(folder)) {
      const content = await readFile(file, 'latin1')
      if (isAbout(content, subjects)) await rm(file)
    }
  }
}

const messagesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder).catch(() => [])).flatMap((name) => (name.endsWith('.eml') ? [path.join(folder, name)] : []))

/** A message is quoted-printable (RFC 2045, 6.7): its long lines are broken by `=`, ids and addresses are as they are. */
function isAbout(content: string, { ids, emails }: MailSubjects): boolean {
  const text = content.replace(/=\r?\n/g, '').toLowerCase()
  const recipient = /^to: (.*)$/m
    .exec(text)?.[1]
    ?.trim()
    .replace(/^.*<|>$/g, '')
  return ids.some((id) => text.includes(id)) || emails.some((email) => recipient === email.toLowerCase())
}
