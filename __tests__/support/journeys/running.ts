import { type BrowserServer, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../../config/chromium.cjs'
import { type Application, startApplication } from '../browser/application'
import { addFirms } from './firms'

/** What all journeys of a run work with. */
interface Running {
  readonly application: Application
  readonly browser: BrowserServer
}

let running: Running | undefined

/** Starts the application and the browser, makes these firms, and tells the journeys, which inherit the environment, where all that is. */
export async function startRunning(firms: readonly string[]): Promise<void> {
  const [application, browser] = await Promise.all([
    startApplication(),
    chromium.launchServer({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS }),
  ])
  running = { application, browser }
  await addFirms(application, firms)
  process.env['JOURNEYS_URL'] = application.url
  process.env['JOURNEYS_DATA'] = application.dataFolder
  process.env['JOURNEYS_BROWSER'] = browser.wsEndpoint()
}

export async function stopRunning(): Promise<void> {
  await running?.browser.close()
  await running?.application.stop()
}
