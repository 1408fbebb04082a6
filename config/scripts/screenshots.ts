// `npm run screenshots`: the two pictures of the README, of the application as it is built, with its demo firm.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { startApplication } from '../../__tests__/support/browser/application'
import { followSystemTheme } from '../../__tests__/support/browser/followSystemTheme'
import { logIn } from '../../__tests__/support/browser/logIn'
import { openSolution } from '../../__tests__/support/browser/solution'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.cjs'

const FOLDER = join(__dirname, '../readme')

/** The solution tab of a client file. */
async function takePicture(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
  })
  await logIn(page, 'c.aubrac@ormeval.example')
  await followSystemTheme(page)
  await openSolution(page)
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((shade) => document.documentElement.dataset['theme'] === shade, colorScheme)
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const file = join(FOLDER, `solution-${colorScheme}.png`)
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' })
  console.log(file)
  await page.close()
}

async function takePictures(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Aucun navigateur Chromium : donnez son chemin dans CHROMIUM_PATH.')
  mkdirSync(FOLDER, { recursive: true })
  const application = await startApplication()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const scheme of ['light', 'dark'] as const) await takePicture(browser, application.url, scheme)
  } finally {
    await browser.close()
    await application.stop()
  }
}

void takePictures()
