import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { household } from './documents'
import { httpBrowser, type HttpAnswer } from './httpBrowser'

/**
 * Advisers who write notes without end, one in two as what is said of a dénonciation that they prepare, and send each one again, under its key, until it is acknowledged, to whichever process
 * a balancer would have chosen.
 */
export interface Writers {
  /** Texts of the notes that the application said it kept. */
  readonly acknowledged: readonly string[]
  /** How many times each status was answered; 0: nothing was, since nobody listened or the connection ended. */
  readonly statuses: ReadonlyMap<number, number>
  /** Resolves once `count` more notes are acknowledged. @throws as `end` */
  more(count: number): Promise<void>
  /** Resolves once each has written its last note. @throws with an answer that nobody sends again: a 500, or a 503 that does not say to */
  end(): Promise<void>
  /** Texts of the notes that are kept. @throws as `end` */
  kept(): Promise<string[]>
  /** Ends what is still being sent again and again. */
  abandon(): void
}

const RETRY_MS = 25

/** Answers that say to send the same again: an outage, a full disk. */
const RETRIED = [503, 507]

/** A writer begins another file once it has written so many notes in one. */
const NOTES_OF_A_FILE = 500

/** @param addresses of the processes */
export async function startWriters(addresses: readonly string[], count: number): Promise<Writers> {
  const abandoned = new AbortController()
  const post = poster(addresses, abandoned.signal)
  await post.logIn()
  const files: string[] = []
  const acknowledged: string[] = []
  let isEnding = false

  const createFile = async (): Promise<string> => {
    const { data } = (await post.untilKept('/v3/client-files', household)) as { data: { id: string } }
    files.push(data.id)
    return data.id
  }
  const work = Array.from({ length: count }, async (_, writer) => {
    let file = ''
    for (let number = 0; !isEnding; number++) {
      if (number % NOTES_OF_A_FILE === 0) file = await createFile()
      const note = `Note ${number} du rédacteur ${writer}`
      await (number % 2 === 0
        ? post.untilKept(`/v3/client-files/${file}/notes`, { note })
        : post.untilKept('/v3/report', { client_file: file, comment: note }))
      acknowledged.push(note)
    }
  })
  const ended = Promise.all(work)
  ended.catch(() => undefined)
  return {
    acknowledged,
    statuses: post.statuses,
    more(wanted) {
      const target = acknowledged.length + wanted
      const isReached = async () => {
        while (acknowledged.length < target) await pause(10)
      }
      return Promise.race([isReached(), ended.then(() => undefined)])
    },
    async end() {
      isEnding = true
      await ended
    },
    kept: async () => {
      const written = await Promise.all(files.flatMap((file) => [notesOf(post, file), reportsOf(post, file)]))
      return written.flat()
    },
    abandon() {
      abandoned.abort()
    },
  }
}

/** Sends requests to one process and to the other, each again, under its key, until it is answered. */
function poster(addresses: readonly string[], end: AbortSignal) {
  const browser = httpBrowser()
  const statuses = new Map<number, number>()
  let turn = 0
  const next = (): string => addresses[turn++ % addresses.length] ?? ''
  const logIn = (): Promise<number> =>
    browser.logIn(next(), 'c.aubrac@ormeval.example', DEMO_PASSWORD).catch(() => UNREACHED)
  const untilAnswered = async (wanted: number, send: () => Promise<HttpAnswer>): Promise<unknown> => {
    for (;;) {
      end.throwIfAborted()
      const answer = await send().catch(() => undefined)
      const status = answer?.status ?? UNREACHED
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === wanted) return answer?.body
      if (status === 401) await logIn()
      else if (answer && !saysToRetry(answer)) throw new Error(`${status} ${JSON.stringify(answer.body)}`)
      await pause(RETRY_MS)
    }
  }
  return {
    statuses,
    logIn,
    /** Resolves to the answer's body. @throws with an answer that one does not send again */
    untilKept(path: string, body: object): Promise<unknown> {
      const headers = { 'idempotency-key': randomUUID() }
      return untilAnswered(201, () => browser.call(next(), 'POST', path, body, headers))
    },
    /** Resolves to what is read. @throws with an answer after which one does not ask again */
    untilRead: (path: string) => untilAnswered(200, () => browser.call(next(), 'GET', path)),
  }
}

/** Counted as a status when nothing answered. */
const UNREACHED = 0

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const saysToRetry = ({ status, headers, body }: HttpAnswer): boolean =>
  RETRIED.includes(status) &&
  (status === 507 || Number(headers.get('retry-after')) > 0) &&
  /(?:Réessayez dans un instant|puis réessayez)\.$/.test((body as { message: string }).message)

async function notesOf(post: ReturnType<typeof poster>, file: string): Promise<string[]> {
  const body = await post.untilRead(`/v3/client-files/${file}?include=notes`)
  const { included = [] } = body as { included?: { type: string; attributes: { note: string } }[] }
  return included.filter(({ type }) => type === 'note').map(({ attributes }) => attributes.note)
}

const LARGEST_PAGE = 100

/** What is said of the dénonciations of a file, page by page. */
async function reportsOf(post: ReturnType<typeof poster>, file: string): Promise<string[]> {
  const comments: string[] = []
  for (let number = 1; ; number++) {
    const page = `page[size]=${LARGEST_PAGE}&page[number]=${number}`
    const body = await post.untilRead(`/v3/report?filter[client_file]=${file}&sort=created_at&${page}`)
    const { data } = body as { data: readonly { attributes: { comment: string } }[] }
    comments.push(...data.map(({ attributes }) => attributes.comment))
    if (data.length < LARGEST_PAGE) return comments
  }
}
