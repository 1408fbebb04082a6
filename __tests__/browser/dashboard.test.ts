import type { Page, Route } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { allDrawn } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { regionOf } from '../support/browser/typing'

const ADMIN = 'h.vautrin@ormeval.example'
const ADVISER = 'c.aubrac@ormeval.example'

const failing = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ message: 'Une erreur technique est survenue. Veuillez réessayer plus tard.' }),
  })

describe('the dashboard', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  async function openDashboard(email: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await openPage()
    await prepare?.(page)
    await logIn(page, email, { to: '/' })
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    return page
  }

  test('says what is to be done, and leads there by the keyboard', async () => {
    const page = await openDashboard(ADMIN)
    const lines = regionOf(page, 'À faire').locator('.todo-link')
    await lines.nth(1).waitFor()
    await allDrawn(page)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await eventually(() => lines.first().evaluate((line) => line === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/mes-leads\?|\/informations$/)
    await page.goBack()
    await lines.first().waitFor()
    await page.keyboard.press('n')
    await page.waitForURL('**/dashboard?nouveau=1')
    await page.getByRole('dialog', { name: 'Nouveau dossier' }).waitFor()
    await page.locator('.new-file-fields').waitFor()
  })

  test('one block that fails does not stop the others, and can be asked for again', async () => {
    const page = await openDashboard(ADMIN, (opened) => opened.route('**/api/v3/properties?*', failing))
    const news = regionOf(page, 'Nouveautés du catalogue')
    await news.getByRole('alert').getByText('Une erreur technique est survenue.', { exact: false }).waitFor()
    await regionOf(page, 'Dossiers récents').locator('.dashboard-link').first().waitFor()
    await regionOf(page, 'À faire').locator('.todo-link').first().waitFor()
    await eventually(() => page.getByRole('main').getByRole('alert').count()).toBe(1)
    await page.unroute('**/api/v3/properties?*')
    await news.getByRole('button', { name: 'Réessayer' }).click()
    await news.getByRole('alert').waitFor({ state: 'detached' })
  })

  test('shows each person the blocks of their rights, and asks for no other', async () => {
    const asked: string[] = []
    const page = await openDashboard('p.kerivel@ormeval.example', (opened) => {
      opened.on('request', (request) => asked.push(request.url()))
      return Promise.resolve()
    })
    await regionOf(page, 'Dossiers récents').locator('.dashboard-link').first().waitFor()
    await eventually(() => page.getByRole('button', { name: 'Nouveau dossier' }).count()).toBe(0)
    await eventually(() => page.getByText('Contacts reçus ce mois').count()).toBe(0)
    expect(asked.filter((url) => url.includes('/client-leads'))).toEqual([])
  })

  test('leads from a lot that is new to its page', async () => {
    const page = await openDashboard(ADVISER)
    const lot = regionOf(page, 'Nouveautés du catalogue').locator('.dashboard-link').first()
    const name = await lot.innerText()
    await lot.press('Enter')
    await page.waitForURL(/\/comparateur\/details\//)
    await page.waitForFunction((program) => document.title.includes(program), name)
  })

  test('counts those to call back as the menu does', async () => {
    const page = await openDashboard(ADVISER)
    const lines = regionOf(page, 'À faire').getByText('Rappeler', { exact: true })
    await regionOf(page, 'À faire').locator('.todo-link').first().waitFor()
    const answer = await page.request.get('/api/v3/client-leads?filter[status]=new,assigned&page[size]=8')
    const { data } = (await answer.json()) as { data: readonly unknown[] }
    expect(data.length).toBeGreaterThan(0)
    await eventually(() => lines.count()).toBe(data.length)
  })

  test('shows one’s own work, or that of the firm to who sees it', async () => {
    const page = await openDashboard(ADMIN)
    const files = regionOf(page, 'Dossiers récents').locator('.dashboard-link')
    await files.first().waitFor()
    await page.getByRole('navigation', { name: 'Périmètre' }).getByRole('link', { name: 'Moi' }).click()
    await page.waitForURL('**/dashboard?perimetre=moi')
    await regionOf(page, 'Dossiers récents').getByText('Aucun dossier').waitFor()
    await page.getByRole('navigation', { name: 'Périmètre' }).getByRole('link', { name: 'Société' }).click()
    await files.first().waitFor()
    const adviser = await openDashboard(ADVISER)
    await eventually(() => adviser.getByRole('navigation', { name: 'Périmètre' }).count()).toBe(0)
  })

  test('leads back to the file that was opened last, where it was left', async () => {
    const page = await openDashboard(ADVISER)
    await eventually(() => page.getByRole('link', { name: /^Reprendre/ }).count()).toBe(0)
    const recent = page.locator('.dashboard-file .dashboard-link')
    const title = await recent.first().innerText()
    await allDrawn(page)
    expect(await page.getByRole('link', { name: /^Reprendre/ }).count()).toBe(0)
    await recent.first().click()
    await page.getByRole('link', { name: 'Capacité d’investissement' }).click()
    await capacityShown(page)
    for (const link of [page.getByRole('link', { name: /^Reprendre/ }), recent]) {
      await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
      await link.filter({ hasText: title }).first().click()
      await capacityShown(page)
    }
  })
})

/** The address changes first: the tab is known as the last one once it is shown. */
async function capacityShown(page: Page): Promise<void> {
  await page.waitForURL(/\/investment-capacity$/)
  await page.locator('a[aria-current=page]').filter({ hasText: 'Capacité d’investissement' }).waitFor()
}
