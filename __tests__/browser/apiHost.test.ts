import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../config/chromium.cjs'
import { type Application, startApplication } from '../support/browser/application'
import { beginFile } from '../support/browser/clientFile'
import { logIn } from '../support/browser/logIn'

// Pages on one origin and the API on another, of the same domain, as `API_URL` says: in a real browser, which refuses
// what the server did not allow.

const pagesOf = (port: number) => `http://pro.solive.test:${port}`
const apiOf = (port: number) => `http://api.solive.test:${port}`

let application: Application
let browser: Browser
let port: number
beforeAll(async () => {
  application = await startApplication(process.env['DEMO_DATA'], (given) => ({
    PUBLIC_URL: pagesOf(given),
    API_URL: apiOf(given),
  }))
  port = Number(new URL(application.url).port)
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [
      ...CHROMIUM_FLAGS,
      '--host-resolver-rules=MAP *.solive.test 127.0.0.1',
      // In production both are https.
      `--unsafely-treat-insecure-origin-as-secure=${pagesOf(port)}`,
    ],
  })
})
afterAll(async () => {
  await browser.close()
  await application.stop()
})

test('one logs in, opens a file, and finds it again: every call goes to the host of the API, with the session', async () => {
  const context = await browser.newContext({
    baseURL: pagesOf(port),
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const calls: URL[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()))
  })
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await logIn(page, 'c.aubrac@ormeval.example')
  faults.length = 0

  await beginFile(page, 'Foyer de l’autre origine')
  await page.reload()
  await page.getByRole('heading', { name: 'Foyer de l’autre origine' }).first().waitFor()

  const ofApi = calls.filter(({ origin }) => origin === apiOf(port)).map(({ pathname }) => pathname)
  expect(ofApi).toEqual(
    expect.arrayContaining(['/csrf-cookie', '/v3/account/login', '/v3/me', '/v3/client-files']) as unknown,
  )
  expect(calls.filter(({ origin, pathname }) => origin !== apiOf(port) && pathname.startsWith('/api'))).toEqual([])
  expect(faults).toEqual([])
  const cookies = await context.cookies(pagesOf(port))
  expect(cookies.map(({ name, domain }) => [name, domain]).sort()).toEqual([
    ['XSRF-TOKEN', '.solive.test'],
    ['solive_device', '.solive.test'],
    ['solive_session', '.solive.test'],
  ])
})
