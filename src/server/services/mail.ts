import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A message in plain text. */
export interface Message {
  /** Sent again under the same id, it is the same message. */
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** ISO instant. */
  readonly createdAt: string
}

/** Where mail leaves by. */
export interface Mail {
  /** Resolves once the message has left. */
  send(message: Message): Promise<void>
}

/** Keeps outgoing mail as `.eml` files that any mail program opens. The sender is at the domain of the application's address. */
export function mailFolder(folder: string, publicUrl: string): Mail {
  const domain = new URL(publicUrl).hostname
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${message.id}.eml`), written(message, domain), { mode: 0o600 })
    },
  }
}

/** The message in the Internet Message Format (RFC 5322, MIME): lines end with CRLF. */
function written({ id, recipient, subject, text, createdAt }: Message, domain: string): string {
  const lines = [
    `From: Solive <ne-pas-repondre@${domain}>`,
    `To: ${recipient}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${new Date(createdAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
  ]
  return lines.join('\r\n')
}

/** Words of at most 75 characters (RFC 2047), each of whole characters: eleven take at most 44 bytes. */
function encodedWords(text: string): string {
  const words = text.match(/.{1,11}/gu) ?? []
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
