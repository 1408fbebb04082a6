import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const pins = (page: Page) => page.locator('.map-pins button')
const map = (page: Page) => page.getByRole('region', { name: 'Carte des programmes' })
const lots = (page: Page) => page.getByText(/lots? dans [\d\u202f]+ programmes?, sur [\d\u202f]+\./)

/** How many programmes the list says that it found. */
const programs = async (page: Page): Promise<number> =>
  Number(/dans (\d+) programme/.exec(await lots(page).innerText())?.[1] ?? NaN)

async function openMap(page: Page, address: string): Promise<void> {
  await logIn(page, 'c.aubrac@ormeval.example')
  await page.goto(address)
  await pins(page).first().waitFor()
}

/** The programmes that the signs of the map stand for. */
const drawn = (page: Page): Promise<number> =>
  pins(page).evaluateAll((all) =>
    all.reduce((sum, pin) => sum + (pin.classList.contains('map-cluster') ? Number(pin.textContent) : 1), 0),
  )

test('the map shows what the list finds, each points at the other, and both search in a zone and in a time', async () => {
  const page = await openPage()
  await logIn(page, 'c.aubrac@ormeval.example')
  await page.goto('/comparateur')
  await lots(page).waitFor()
  // The map comes with whoever asks for it.
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await asked()).filter((name) => /\/assets\/map|\/map\//.test(name))).toEqual([])
  await page.getByRole('button', { name: 'Carte', exact: true }).click()
  await page.waitForURL(/carte=1/)
  await pins(page).first().waitFor()
  await eventually(() => map(page).locator('.maplibregl-canvas').count()).toBe(1)
  const all = await programs(page)
  await eventually(() => drawn(page)).toBe(all)
  await map(page).getByText(`${all} programmes sur la carte`).waitFor()
  await map(page)
    .getByText(/Licence Ouverte/)
    .waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])

  // From the map to the list, and back.
  await page.goto('/comparateur/montpellier-34000?carte=1')
  await page.locator('.map-pin').first().waitFor()
  await page.locator('.map-pin').first().hover()
  await page.locator('tr [data-pointed]').first().waitFor()
  await page.locator('.lot-table a.lot-name').first().hover()
  await page.locator('.map-pins .map-pointed').waitFor()
  await page.locator('.map-pin').first().click()
  await page.locator('.map-card a.lot-name').first().waitFor()
  await page.locator('.map-card').getByRole('button', { name: 'Fermer' }).click()

  // A time of travel, by the keyboard alone: a circle, since no service answers here.
  await map(page).getByRole('button', { name: 'Temps de trajet' }).press('Enter')
  await map(page).getByRole('button', { name: 'Partir du centre de la carte' }).press('Enter')
  await page.waitForURL(/trajet=[\d.,]+transports,30/)
  await page.getByRole('button', { name: /Environ 30\smin en transports/ }).waitFor()
  await map(page).getByText('trajet approximatif').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
})

test('a search in the zone of the map is in the address', async () => {
  const page = await openPage()
  await openMap(page, '/comparateur?carte=1')
  const all = await programs(page)
  await map(page).getByRole('button', { name: 'Agrandir la carte' }).click()
  await map(page).getByRole('button', { name: 'Agrandir la carte' }).click()
  await map(page).getByRole('button', { name: 'Rechercher dans cette zone' }).click()
  await page.waitForURL(/zone=-?[\d.]+,[\d.]+,[\d.]+,[\d.]+/)
  await lots(page)
    .filter({ hasNotText: `dans ${all} programme` })
    .waitFor()
  await eventually(() => programs(page)).toBeLessThan(all)
  await page.getByRole('button', { name: /Zone de la carte/ }).click()
  await page.waitForURL((url) => !url.search.includes('zone'))
  await lots(page)
    .filter({ hasText: `dans ${all} programme` })
    .waitFor()
})

test('without WebGL, the map is drawn without it; on a phone it stands in the place of the list', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript({
    content: `
      const { getContext } = HTMLCanvasElement.prototype
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more)
      }`,
  })
  await logIn(page, 'c.aubrac@ormeval.example')
  await page.goto('/comparateur/montpellier-34000')
  await lots(page).waitFor()
  await page.locator('.ant-segmented').getByText('Carte', { exact: true }).click()
  await page.waitForURL(/carte=1/)
  await pins(page).first().waitFor()
  await eventually(() => map(page).locator('.leaflet-container').count()).toBe(1)
  await eventually(() => page.getByRole('list', { name: 'Lots trouvés' }).count()).toBe(0)
  expect(await drawn(page)).toBe(await programs(page))
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.locator('.ant-segmented').getByText('Liste', { exact: true }).click()
  await page.getByRole('list', { name: 'Lots trouvés' }).waitFor()
})
