import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { household } from './documents'
import { httpBrowser, type HttpAnswer, type HttpBrowser } from './httpBrowser'

/** Advisers who write notes without end, and send each one again, under its key, until it is acknowledged. */
export interface Writers {
  /** Texts of the notes that the application said it kept. */
  readonly acknowledged: readonly string[]
  /** How many times each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers other than 201 and 503, and 503 that do not say what to do. */
  readonly surprises: readonly unknown[]
  /** Resolves once `count` more notes are acknowledged. */
  more(count: number): Promise<void>
  /** Resolves once each has written its last note. */
  end(): Promise<void>
  /** Texts of the notes that are kept. */
  kept(): Promise<string[]>
}

const RETRY_MS = 25

export async function startWriters(address: string, count: number): Promise<Writers> {
  const browser = httpBrowser()
  await browser.logIn(address, 'c.aubrac@ormeval.example', DEMO_PASSWORD)
  const files = [await createFile(browser, address), await createFile(browser, address)]
  const acknowledged: string[] = []
  const statuses = new Map<number, number>()
  const surprises: unknown[] = []
  let isEnding = false

  const write = async (file: string, note: string): Promise<void> => {
    const key = randomUUID()
    for (;;) {
      const path = `/v3/client-files/${file}/notes`
      const answer = await browser.call(address, 'POST', path, { note }, { 'idempotency-key': key })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 201) break
      if (!isOutage(answer)) {
        surprises.push([answer.status, answer.body])
        return
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
    acknowledged.push(note)
  }
  const work = Array.from({ length: count }, async (_, writer) => {
    for (let number = 1; !isEnding; number++)
      await write(files[writer % files.length] ?? '', `Note ${number} du rédacteur ${writer}`)
  })
  return {
    acknowledged,
    statuses,
    surprises,
    async more(wanted) {
      const target = acknowledged.length + wanted
      while (acknowledged.length < target && surprises.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 10))
    },
    async end() {
      isEnding = true
      await Promise.all(work)
    },
    kept: async () => (await Promise.all(files.map((file) => notesOf(browser, address, file)))).flat(),
  }
}

const isOutage = ({ status, headers, body }: HttpAnswer): boolean =>
  status === 503 &&
  Number(headers.get('retry-after')) > 0 &&
  (body as { message: string }).message ===
    'La base de données ne répond pas pour le moment. Réessayez dans un instant.'

async function createFile(browser: HttpBrowser, address: string): Promise<string> {
  const { body } = await browser.call(address, 'POST', '/v3/client-files', household)
  return (body as { data: { id: string } }).data.id
}

async function notesOf(browser: HttpBrowser, address: string, file: string): Promise<string[]> {
  const { body } = await browser.call(address, 'GET', `/v3/client-files/${file}?include=notes`)
  const { included = [] } = body as { included?: { type: string; attributes: { note: string } }[] }
  return included.filter(({ type }) => type === 'note').map(({ attributes }) => attributes.note)
}
