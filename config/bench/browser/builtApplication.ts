import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { startApplication } from '../../../__tests__/support/browser/application'
import { logIn } from '../../../__tests__/support/browser/logIn'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.cjs'

/** Where the browser's files are built. */
const CLIENT_FOLDER = join(__dirname, '../../../dist/client')

const SCREEN = { locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 1440, height: 900 } }

/** The built application with the demo firm, in a browser. */
export interface BuiltApplication {
  readonly browser: Browser
  readonly url: string
  /** A new browser, as far as cookies and files go, in which an adviser is logged in. */
  readonly logIn: () => Promise<BrowserContext>
  /** A new browser in which nobody is. */
  readonly openContext: () => Promise<BrowserContext>
  /** The path of a file whose sections are all filled. */
  readonly clientFilePath: string
}

/** Starts the application and a browser for the time of a measure. @throws Error in French when one of them is missing */
export async function withBuiltApplication<Result>(
  measure: (application: BuiltApplication) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error(
      'aucun navigateur Chromium. Installez-le (« apt-get install chromium ») ou donnez son chemin dans CHROMIUM_PATH.',
    )
  if (!existsSync(join(CLIENT_FOLDER, 'index.html')))
    throw new Error('l’application n’est pas construite. Lancez « npm run build ».')
  const application = await startApplication()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const openContext = () => browser.newContext({ ...SCREEN, baseURL: application.url })
    const enter = async () => {
      const context = await openContext()
      const page = await context.newPage()
      await logIn(page, 'c.aubrac@ormeval.example')
      await page.close()
      return context
    }
    return await measure({
      browser,
      url: application.url,
      openContext,
      logIn: enter,
      clientFilePath: await pathOfFile(await enter()),
    })
  } finally {
    await browser.close()
    await application.stop()
  }
}

async function pathOfFile(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  await context.close()
  if (!data[0]) throw new Error('la société de démonstration n’a pas le dossier attendu.')
  return `/mes-dossiers/${data[0].id}`
}
