import type { BrowserContext } from 'playwright-core'
import type { AutosaveState } from '#client/autosave'
import type { Network } from './network'
import { typeUnder } from './record'

type Draft = AutosaveState['drafts'][string]

/** How many of the last events of a draft, and of the last writes of its resource, are told. */
const TOLD = 10

/** What became of what was typed in a part of the file, to understand a loss. */
export interface Trace {
  /** @param path of the part, under the address of the file */
  readonly of: (path: string) => string
}

/** Follows the queue of the person who is logged in, as the leading tab tells the others what it keeps. */
export async function traceOf(context: BrowserContext, network: Network): Promise<Trace> {
  const drafts = new Map<string, Draft>()
  const events = new Map<string, string[]>()
  const note = (told: AutosaveState) => {
    for (const key of new Set([...drafts.keys(), ...Object.keys(told.drafts)])) {
      const draft = told.drafts[key]
      if (JSON.stringify(draft) === JSON.stringify(drafts.get(key))) continue
      events.set(
        key,
        [...(events.get(key) ?? []), `${clock()} ${draft === undefined ? 'settled' : written(draft)}`].slice(-TOLD),
      )
      if (draft === undefined) drafts.delete(key)
      else drafts.set(key, draft)
    }
  }
  // A page of its own: it is never reloaded, and what tabs tell each other reaches every page of the origin.
  const page = await context.newPage()
  await page.goto('/favicon.svg')
  const { data } = (await (await context.request.get('/api/v3/me')).json()) as { data: { id: string } }
  await page.exposeFunction('noteQueue', note)
  await page.evaluate((name) => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data: message }: MessageEvent<{ kind: string; autosave?: AutosaveState }>) => {
      if (message.kind === 'state')
        Reflect.apply(Reflect.get(window, 'noteQueue') as (told: unknown) => void, undefined, [message.autosave])
    }
  }, `solive.${data.id}`)
  return {
    of: (path) => {
      const [key = ''] = [...events.keys()]
        .filter((each) => each.startsWith(`${typeUnder(`/api/v3/client-files/id/${path}`) ?? ''}/`))
        .slice(-1)
      const writes = network.writes
        .filter((write) => write.path.split('/')[5] === path)
        .slice(-TOLD)
        .map(
          ({ at, method, happening, status, body }) =>
            `${clock(at)} ${method} ${body} ${happening}\u00a0: ${status ?? 'no answer'}`,
        )
      return ['the queue:', ...(events.get(key) ?? []), 'the network:', ...writes].join('\n      ')
    },
  }
}

const clock = (at = Date.now()): string => new Date(at).toISOString().slice(11, 23)

const written = ({ mode, local, sent, errors, conflict, failure }: Draft): string =>
  JSON.stringify({ mode, local, sent, errors, conflict, failure })
