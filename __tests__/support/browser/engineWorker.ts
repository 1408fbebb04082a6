import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const ASSETS = join(__dirname, '../../../dist/client/assets')
const COMLINK = readFileSync(require.resolve('comlink/dist/umd/comlink.js'), 'utf8')

/** What is asked here of the worker; `src/client/engine/calculations.ts` says the rest. */
interface RemoteEngine {
  readonly simulate: (configuration: object, context: object) => Promise<object>
  readonly outcomesOf: (
    operations: readonly object[],
  ) => Promise<{ readonly indicators?: { readonly average_effort: number } }[]>
}

/** What speaks to a worker, once `prepareComlink` has put it on the page. */
export interface PageWithComlink extends Window {
  readonly Comlink?: { readonly wrap: (worker: Worker) => RemoteEngine }
}

/** Address of the worker of the built application. */
export function engineAddress(): string {
  const file = readdirSync(ASSETS).find((name) => /^engine\.[0-9a-f]+\.js$/.test(name))
  if (file === undefined) throw new Error('The build has no worker.')
  return `/assets/${file}`
}

/**
 * Waits for the worker of the calculations, and for its page to watch it: the page asks for the lock that the worker holds as long as it
 * lives, and learns of its end by it.
 */
export const engineWatched = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.some(({ name }) => name?.startsWith('engine-'))
  })

/** Puts Comlink on a page. Evaluated, not added as a script: the content security policy of the application forbids foreign scripts. */
export const prepareComlink = (page: Page): Promise<unknown> => page.evaluate(COMLINK)
