import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../config/chromium.cjs'
import { type Application, startApplication } from '../support/browser/application'

const PASSWORD = 'lanterne cobalt figue'

let application: Application
let browser: Browser
let empty: string

beforeAll(async () => {
  // An empty folder of data: nobody, and no demo.
  empty = await mkdtemp(join(tmpdir(), 'solive-empty-'))
  await chmod(empty, 0o755)
  ;[application, browser] = await Promise.all([
    startApplication(join(empty, '.'), () => ({ DEMO: '0' })),
    chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: CHROMIUM_FLAGS }),
  ])
})
afterAll(async () => {
  await browser.close()
  await application.stop()
  await rm(empty, { recursive: true, force: true })
})

test('the person of the machine makes the first firm on a page, and is in it; then the page is nobody’s', async () => {
  const context = await browser.newContext({ baseURL: application.url, locale: 'fr-FR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/premiere-connexion')
  await page.getByRole('textbox', { name: /Société/ }).fill('Cabinet Martin')
  await page.getByRole('textbox', { name: /Prénom/ }).fill('Camille')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Martin')
  await page.getByRole('textbox', { name: /e-mail/ }).fill('camille@cabinet.example')
  await page
    .getByLabel(/^Mot de passe/)
    .and(page.locator('input'))
    .fill(PASSWORD)
  await page
    .getByLabel(/^Confirmation/)
    .and(page.locator('input'))
    .fill(PASSWORD)
  await page.getByRole('button', { name: 'Créer la société' }).click()
  await page.getByRole('row', { name: /Camille Martin/ }).waitFor()

  const other = await (await browser.newContext({ baseURL: application.url, locale: 'fr-FR' })).newPage()
  await other.goto('/premiere-connexion')
  await other.getByText('Cette page n’existe pas, ou plus.').waitFor()
  await other.getByRole('link', { name: 'Retour à la connexion' }).click()
  await other.getByRole('button', { name: 'Se connecter' }).waitFor()
})
