import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../../config/chromium.cjs'
import { type Application, startApplication } from './application'
import { followRequests } from './requests'

const WIDE = { width: 1440, height: 900 }

/** How long what a test waits for may take, on a busy machine. */
const PATIENCE_MS = 60_000

/** What a browser test works with. */
export interface Session {
  readonly application: () => Application
  /** A page of a browser that knows nothing yet: no cookie, no storage. French, 1440 × 900 unless told otherwise. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>
  /** What the pages, or one of them, wrote in their console as an error, or did not catch, since the last call. */
  readonly takeErrors: (of?: Page) => string[]
}

/** Starts one application and one browser for the tests of a file, and closes both after them. */
export function browserSession(): Session {
  let application: Application | undefined
  let browser: Browser | undefined
  let errors: { readonly page: Page; readonly text: string }[] = []

  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM_PATH'] ?? ''
    ;[application, browser] = await Promise.all([
      startApplication(),
      chromium.launch({ executablePath, args: CHROMIUM_FLAGS }),
    ])
  })

  afterAll(async () => {
    await browser?.close()
    await application?.stop()
  })

  return {
    application: () => present(application),
    async openPage(options = {}) {
      const context = await present(browser).newContext({
        baseURL: present(application).url,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        viewport: WIDE,
        // A test that answers requests itself must see them all.
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      followRequests(page)
      page.on('pageerror', (error) => errors.push({ page, text: error.message }))
      page.on('console', (message) => message.type() === 'error' && errors.push({ page, text: message.text() }))
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

function present<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('only inside a test: the application and the browser start before the first one')
  return value
}
