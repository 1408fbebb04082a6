import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Attachment, Mail, Message } from './message'
import { makeFolder } from '#server/db/folders'

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
    // What has left is in somebody's mailbox.
    forget: () => Promise.resolve(),
  }
}

function mailFolder(folder: string, sender: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: content } = await transport.sendMail(written(message, sender))
      await makeFolder(folder, 0o700)
      // Whoever watches the folder sees whole messages only.
      const file = path.join(folder, `${message.id}.eml`)
      await writeFile(`${file}.part`, content, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    forget: ({ id }) => rm(path.join(folder, `${id}.eml`), { force: true }),
  }
}

function written(message: Message, sender: string): object {
  const { id, recipient, subject, text, html, attachment, unsubscribeUrl, createdAt } = message
  return {
    from: { name: 'Solive', address: sender },
    to: recipient,
    subject,
    text,
    ...(html === null ? {} : { html }),
    ...(attachment ? { attachments: [attached(attachment)] } : {}),
    textEncoding: 'quoted-printable' as const,
    date: new Date(createdAt),
    messageId: `<${id}@${sender.split('@')[1] ?? 'localhost'}>`,
    // A machine wrote it: absence notices are not for it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl === null ? {} : unsubscribing(unsubscribeUrl)) },
    // Nothing of a message may name a file of this machine or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const attached = ({ name, content }: Attachment) => ({ filename: name, content, contentType: 'application/pdf' })

/** What lets a mail program stop such mail by itself: RFC 2369 and RFC 8058. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
