import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { httpBrowser } from '../support/server/httpBrowser'

const [ADVISER, ADMINISTRATOR] = ['c.aubrac@ormeval.example', 'h.vautrin@ormeval.example']

const { application, openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

/** A lead that an administrator gives to the adviser, elsewhere. */
async function giveLead(lastname: string): Promise<void> {
  const { url } = application()
  const [adviser, administrator] = [httpBrowser(), httpBrowser()]
  await adviser.logIn(url, ADVISER, DEMO_PASSWORD)
  await administrator.logIn(url, ADMINISTRATOR, DEMO_PASSWORD)
  const me = (await adviser.call(url, 'GET', '/v3/me')).body as { data: { id: string } }
  const created = await administrator.call(url, 'POST', '/v3/client-leads', {
    ...{ honorific: 'mr', firstname: 'Basile', lastname, email: 'basile@courriel.example' },
    ...{ phone: '06 39 98 12 34', municipality: 'rennes-35000', postal_code: '35000', marital_status: 'pacs' },
    ...{ project_type: 'long_term_rental', project_description: 'Un studio.', net_monthly_income: 3_900 },
    ...{ matrimonial_property_regime: 'property_separation', annual_tax: 3_100, alimony: 120, fiscal_part: 2 },
    ...{ monthly_rent: 780, monthly_loan_payment: 210, adviser_id: me.data.id },
  })
  expect([created.status, created.body]).toEqual([201, expect.anything()])
}

test('what a colleague does shows on an open page, and is told until it is read', async () => {
  const page = await openPage({ isLive: true })
  const stream = page.waitForResponse(/\/v3\/events$/)
  await logIn(page, ADVISER, { to: '/mes-leads' })
  await page.locator('.lead-link').first().waitFor()
  expect((await stream).status()).toBe(200)
  await giveLead('Montreuil')
  await page.locator('.lead-link').filter({ hasText: 'Montreuil' }).waitFor()
  await page.getByRole('button', { name: /^Notifications\s: \d+ non lue/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  const line = drawer.getByRole('listitem').filter({ hasText: 'Basile Montreuil' })
  await line.getByText('Nouveau contact, par').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await line.getByRole('link').click()
  await page.getByRole('article', { name: 'Fiche de Basile Montreuil' }).waitFor()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await line.waitFor()
  await eventually(() => line.getByText('Non lue').count()).toBe(0)
})

test('one chooses what one is told of, and keeps it', async () => {
  const page = await openPage()
  await logIn(page, ADVISER, { to: '/mon-compte/notifications' })
  const choice = page.getByRole('group', { name: 'Un nouveau contact' }).getByRole('switch', { name: 'Par e-mail' })
  await eventually(() => choice.isChecked()).toBe(false)
  await choice.click()
  await eventually(() => choice.isChecked()).toBe(true)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.reload()
  await eventually(() => choice.isChecked()).toBe(true)
})
