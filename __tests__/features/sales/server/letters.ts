import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import type { TestApp } from '../../../support/server/testApp'

interface Found extends Record<string, unknown> {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** What its papers are called. */
  readonly attachments: readonly string[]
}

/** The letters whose subject has these words: those that wait, and those that left. One on its way may be found as both. */
export async function lettersAbout({ database, dataFolder }: TestApp, words: string): Promise<readonly Found[]> {
  // A letter is a file before it waits no more: looked for in this order, none is missed.
  const waiting = await database.query<Found>(
    'SELECT recipient, subject, text, array_remove(ARRAY[attachment_name], NULL) AS attachments FROM outbox',
  )
  const folder = path.join(dataFolder, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const left = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
  const sent = left.map(({ to = [], subject = '', text = '', attachments }) => ({
    ...{ recipient: to[0]?.address ?? '', subject, text },
    attachments: attachments.map(({ filename }) => filename ?? ''),
  }))
  return [...waiting, ...sent].filter(({ subject }) => subject.includes(words))
}
