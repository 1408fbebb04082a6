import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Message } from './message'

export interface MailSettings {
  /** `smtp://account:password@server:port`, or `smtps:`; undefined keeps mail as files. */
  readonly smtpUrl: string | undefined
  /** The address that mail comes from. */
  readonly sender: string
  /** Where mail is kept as `.eml` files. */
  readonly folder: string
}

/** How long a server may stay silent, in milliseconds. Over a whole exchange this is less than the wait before the next attempt. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** Mail by the SMTP server of the settings, or kept as `.eml` files that any mail program opens. */
export function openMail({ smtpUrl, sender, folder }: MailSettings): Mail {
  if (smtpUrl === undefined) return mailFolder(folder, sender)
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
  return {
    async send(message) {
      await transport.sendMail(written(message, sender))
    },
  }
}

function mailFolder(folder: string, sender: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(written(message, sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Whoever watches the folder sees whole messages only.
      const file = path.join(folder, `${message.id}.eml`)
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

function written({ id, recipient, subject, text, html, createdAt }: Message, sender: string): object {
  return {
    from: { name: 'Solive', address: sender },
    to: recipient,
    subject,
    text,
    ...(html === null ? {} : { html }),
    date: new Date(createdAt),
    messageId: `<${id}@${sender.split('@')[1] ?? 'localhost'}>`,
    // A machine wrote it: absence notices are not for it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Nothing of a message may name a file of this machine or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
