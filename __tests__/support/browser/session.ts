import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
} from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../../config/chromium.cjs'
import { type Application, startApplication } from './application'
import { followRequests } from './requests'
import { slowAnswers } from './slowAnswers'

const WIDE = { width: 1440, height: 900 }

/** How long what a test waits for may take, on a busy machine. */
const PATIENCE_MS = 60_000

/** Where an application is served, and where it keeps what is no row of the database. */
export type ServedApplication = Pick<Application, 'url' | 'dataFolder'>

interface PageOptions extends BrowserContextOptions {
  /** It is told what changes as it happens; else its network comes to rest, and it asks each minute. */
  readonly isLive?: true
}

/** What a browser test works with. */
export interface Session<Served extends ServedApplication = Application> {
  readonly application: () => Served
  /** A page of a browser that knows nothing yet: no cookie, no storage. French, 1440 × 900 unless told otherwise. */
  readonly openPage: (options?: PageOptions) => Promise<Page>
  /**
   * What the pages, or one of them, wrote in their console as an error, or did not catch, since the last call. Requests without a network
   * are none: the browser says them where a test cut it, and some come late.
   */
  readonly takeErrors: (of?: Page) => string[]
}

/** An application, a browser to look at it, and what ends or leaves both. */
interface Opened<Served extends ServedApplication> {
  readonly application: Served
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** One application and one browser for the tests of a file, which end after them. */
export const browserSession = (): Session => sessionOf(startBoth)

async function startBoth(): Promise<Opened<Application>> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? ''
  const [application, browser] = await Promise.all([
    startApplication(),
    chromium.launch({ executablePath, args: CHROMIUM_FLAGS }),
  ])
  return {
    application,
    browser,
    async close() {
      await browser.close()
      await application.stop()
    },
  }
}

/** Opens an application and a browser before the tests of a file, and closes both after them; pages end with the test that opened them. */
export function sessionOf<Served extends ServedApplication>(open: () => Promise<Opened<Served>>): Session<Served> {
  let opened: Opened<Served> | undefined
  let errors: { readonly page: Page; readonly text: string }[] = []
  let contexts: BrowserContext[] = []

  beforeAll(async () => {
    opened = await open()
  })

  beforeEach(() => {
    contexts = []
  })

  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
  })

  afterAll(() => opened?.close())

  return {
    application: () => present(opened).application,
    async openPage({ isLive, ...options } = {}) {
      const { application, browser } = present(opened)
      const context = await browser.newContext({
        baseURL: application.url,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        viewport: WIDE,
        // A test that answers requests itself must see them all.
        serviceWorkers: 'block',
        ...options,
      })
      contexts.push(context)
      if (isLive !== true) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'))
      context.setDefaultTimeout(PATIENCE_MS)
      await slowAnswers(context)
      const page = await context.newPage()
      followRequests(page)
      page.on('pageerror', (error) => errors.push({ page, text: error.message }))
      page.on('console', (message) => isError(message) && errors.push({ page, text: message.text() }))
      return page
    },
    takeErrors(of) {
      const isTaken = ({ page }: { readonly page: Page }) => of === undefined || page === of
      const taken = errors.filter(isTaken)
      errors = errors.filter((error) => !isTaken(error))
      return taken.map(({ text }) => text)
    },
  }
}

const isError = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && !message.text().includes('net::ERR_INTERNET_DISCONNECTED')

function present<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('only inside a test: the application and the browser start before the first one')
  return value
}
