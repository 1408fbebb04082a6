import { entriesOf, isText } from '#contract/json'

/** Something that pages may show otherwise now. */
export interface Change {
  readonly type: string
  readonly id: string
}

/** What a page is told. */
interface Told {
  readonly changed: (change: Change) => void
  /** Whether what changes is told as it happens; else the page asks from time to time. */
  readonly live: (isLive: boolean) => void
}

interface Stream {
  /** Where the events are. */
  readonly address: string
  /** Pages of one person in this browser share one. */
  readonly name: string
}

/** How long a page that opens leaves the network to what it shows, milliseconds. */
const FIRST_MS = 5_000
/** How long a refused stream is not asked for again, milliseconds. */
const REFUSED_MS = 60_000

/** What pages of one browser tell one another. */
type Said = { readonly change: Change } | { readonly isLive: boolean } | { readonly asks: true }

/**
 * Follows what changes on the server. One page of the browser holds the stream, and tells the others: a browser opens six
 * connections to a server at most.
 * @returns what ends it
 */
export function followChanges(stream: Stream, told: Told): () => void {
  if (!('EventSource' in globalThis) || !('BroadcastChannel' in globalThis)) return () => undefined
  const ending = new AbortController()
  const others = new BroadcastChannel(stream.name)
  let isLive = false
  const hear = (said: Said): void => {
    if ('change' in said) told.changed(said.change)
    if ('isLive' in said) told.live((isLive = said.isLive))
  }
  const say = (said: Said): void => {
    hear(said)
    others.postMessage(said)
  }
  const lead = (): Promise<void> => {
    others.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('asks' in data) others.postMessage({ isLive })
    }
    return holdStream(stream.address, say, ending.signal)
  }
  others.onmessage = ({ data }: MessageEvent<Said>) => {
    hear(data)
  }
  others.postMessage({ asks: true })
  void inTurn(stream.name, lead, ending.signal)
  return () => {
    ending.abort()
    others.close()
  }
}

/** Runs `lead` once no other page does; at once where pages cannot agree (http). */
async function inTurn(name: string, lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return lead()
  await navigator.locks.request(name, { signal }, lead).catch(() => undefined)
}

/** Resolves at the end. */
function holdStream(address: string, say: (said: Said) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    const open = (): void => {
      source = new EventSource(address, { withCredentials: true })
      source.onopen = () => {
        say({ isLive: true })
      }
      source.onmessage = ({ data }) => {
        const change = changeOf(data)
        if (change) say({ change })
      }
      source.onerror = () => {
        say({ isLive: false })
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, REFUSED_MS)
      }
    }
    let timer = setTimeout(open, FIRST_MS)
    const end = (): void => {
      clearTimeout(timer)
      source?.close()
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}

function changeOf(data: unknown): Change | undefined {
  const { type, id } = entriesOf(parsed(data))
  return isText(type) && isText(id) ? { type, id } : undefined
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
