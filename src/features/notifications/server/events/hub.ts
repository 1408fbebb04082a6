import { PassThrough, type Readable } from 'node:stream'
import type { Database, Listening } from '#server/db'
import type { Job } from '#server/http'
import { CHANNEL, readEvent, type ChangeEvent } from '../operations/events'

/** Whose page it is. */
interface Reader {
  readonly companyId: string
  readonly userId: string
}

/** The open pages of this process. */
export interface EventHub extends Job {
  /** What a page is told from now on; undefined where nothing can be heard: it then asks from time to time. */
  readonly open: (reader: Reader) => Promise<Readable | undefined>
}

/** Proxies end what is silent for longer. */
const HEARTBEAT_MS = 25_000
/** A page asks again after that, under the rights that it has then. */
const LONGEST_MS = 10 * 60_000
/** A reader who is further behind, bytes, is let go. */
const BEHIND_AT_MOST = 65_536
/** Of one person on this process: pages of one browser share one. */
const STREAMS_OF_ONE = 10
/** How long a page waits before it asks again, milliseconds. */
const RETRY_MS = 3_000

/** Hears for the whole process, from the first open page on, and tells pages what is of their firm. */
export function eventHub(database: Pick<Database, 'listen'>): EventHub {
  const pages = openPages()
  let listening: Listening | undefined
  let heartbeat: NodeJS.Timeout | undefined
  let isOver = false
  const listen = (): Listening => {
    heartbeat ??= setInterval(pages.beat, HEARTBEAT_MS).unref()
    // What was said while nothing was heard is lost: pages come again, and ask.
    return (listening ??= database.listen(CHANNEL, { hear: pages.tell, lost: pages.end }))
  }
  const release = (): void => {
    isOver = true
    clearInterval(heartbeat)
    pages.end()
  }
  return {
    open: async (reader) => (isOver || !(await listen().isOn()) ? undefined : pages.add(reader)),
    start: () => undefined,
    release,
    async stop() {
      release()
      await listening?.stop()
    },
  }
}

function openPages() {
  const streams = new Map<PassThrough, Reader>()
  const write = (stream: PassThrough, text: string): void => {
    if (stream.writableLength > BEHIND_AT_MOST) stream.destroy()
    else stream.write(text)
  }
  return {
    add: ({ companyId, userId }: Reader): Readable => {
      const stream = new PassThrough()
      const own = [...streams].filter(([, reader]) => reader.userId === userId).map(([one]) => one)
      if (own.length >= STREAMS_OF_ONE) own[0]?.end()
      streams.set(stream, { companyId, userId })
      const end = setTimeout(() => stream.end(), LONGEST_MS).unref()
      stream.once('close', () => {
        clearTimeout(end)
        streams.delete(stream)
      })
      stream.write(`retry: ${RETRY_MS}\n\n`)
      return stream
    },
    tell: (payload: string): void => {
      const event = readEvent(payload)
      if (!event) return
      for (const [stream, reader] of streams) if (isFor(event, reader)) write(stream, textOf(event))
    },
    beat: (): void => {
      for (const stream of streams.keys()) write(stream, ':\n\n')
    },
    end: (): void => {
      for (const stream of streams.keys()) stream.end()
    },
  }
}

const isFor = ({ companyId, users }: ChangeEvent, reader: Reader): boolean =>
  companyId === reader.companyId && (users === undefined || users.includes(reader.userId))

const textOf = ({ type, id }: ChangeEvent): string => `data: ${JSON.stringify({ type, id })}\n\n`
