import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import {
  ANYWHERE,
  column,
  decisionsOnServer,
  firstUndecided,
  names,
  openLots,
  preview,
  ranked,
} from '../support/browser/lots'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
/** The next decision with this text that the server accepts. */
const decided = (page: Page, text: string): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/property-proposals') &&
      response.ok() &&
      (response.request().postData() ?? '').includes(text),
  )

/** Opens the first lot that nothing is decided of, to discard it, and answers its name. */
async function beginToDiscard(page: Page): Promise<string> {
  const lot = names(page).nth(await firstUndecided(page))
  await lot.click()
  await preview(page).getByRole('button', { name: 'Écarter', exact: true }).click()
  return lot.innerText()
}

async function giveReason(page: Page, reason: string): Promise<void> {
  await preview(page)
    .getByRole('textbox', { name: /^Motif/ })
    .fill(reason)
  await page.keyboard.press('Enter')
  await preview(page).getByText(reason).waitFor()
}

/** Whether this device holds a decision on a lot of a file, as IndexedDB keeps it. */
const areDecisionsKept = (id: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('solive')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        const text = JSON.stringify(reading.result)
        resolve(text.includes('"property_proposal"') && text.includes(id ?? ''))
      }
    }
  })

describe('the lots ranked for a household', () => {
  const { openPage, takeErrors } = browserSession()
  afterEach(() => {
    takeErrors()
  })

  test('follow the financing that is tried, say who won places, and write nothing in the file', async () => {
    const page = await openPage()
    await openLots(page, ADVISER, ANYWHERE)
    const before = await column(page, 'Effort moyen')
    await page.getByRole('button', { name: 'Essayer un autre financement sur tous les lots' }).click()
    const slider = page.getByRole('slider', { name: 'Durée du prêt essayée, curseur' })
    await slider.focus()
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft')
    await page.getByText('Essai, non enregistré.').waitFor()
    await page.locator('.rank-won').first().waitFor()
    await ranked(page)
    const after = await column(page, 'Effort moyen')
    expect(after).toEqual([...after].sort((one, other) => one - other))
    expect(after[0]).toBeGreaterThan(before[0] ?? Infinity)
    await page.getByRole('button', { name: 'Revenir au dossier', exact: true }).click()
    await page.getByText('Ces valeurs sont celles du dossier.').waitFor()
    await ranked(page)
    await eventually(() => column(page, 'Effort moyen')).toEqual(before)
    expect(takeErrors()).toEqual([])
  })

  test('are kept and discarded without a network, taken back by keys, and the server learns it later', async () => {
    const page = await openPage()
    const address = await openLots(page, ADVISER, ANYWHERE)
    const former = await decisionsOnServer(page, address)
    await page.getByRole('link', { name: 'Synthèse', exact: true }).click()
    await page.getByRole('heading', { name: 'Prochaine étape', exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Propositions de lots', exact: true }).click()
    await page.getByText(/catalogue de la dernière lecture/).waitFor()
    await ranked(page)

    await names(page)
      .nth(await firstUndecided(page))
      .click()
    await preview(page).getByRole('button', { name: 'Retenir', exact: true }).click()
    await preview(page).getByRole('button', { name: 'Marquer envoyé au client', exact: true }).waitFor()
    await page.keyboard.press('Control+z')
    await preview(page).getByRole('button', { name: 'Retenir', exact: true }).waitFor()
    await page.keyboard.press('Control+Shift+z')
    await preview(page).getByRole('button', { name: 'Marquer envoyé au client', exact: true }).waitFor()

    await beginToDiscard(page)
    await preview(page).getByRole('button', { name: 'Écarter ce lot', exact: true }).click()
    await preview(page).getByText('Indiquez pourquoi ce lot est écarté.').waitFor()
    await giveReason(page, 'Quartier bruyant')

    const both = Promise.all([decided(page, '"kept"'), decided(page, 'Quartier bruyant')])
    await page.context().setOffline(false)
    await both
    // What was taken back and done again leaves as a creation, a deletion and another creation.
    const held = await eventually(() => decisionsOnServer(page, address)).toHaveLength(former.length + 2)
    expect(held).toEqual(
      expect.arrayContaining([
        { status: 'kept', reason: null },
        { status: 'discarded', reason: 'Quartier bruyant' },
      ]),
    )
    await page.context().close()
  })

  test('that are decided are read on this device when it opens again without a network', async () => {
    const page = await openPage({ serviceWorkers: 'allow' })
    const address = await openLots(page, ADVISER, ANYWHERE)
    const lot = await beginToDiscard(page)
    await giveReason(page, 'Rue passante')
    await eventually(() => decisionsOnServer(page, address)).toContainEqual(
      expect.objectContaining({ reason: 'Rue passante' }),
    )
    await page.goto(`${address}/lot-proposals${ANYWHERE}&onglet=ecartes`)
    await names(page).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await eventually(() => page.evaluate(areDecisionsKept, address.split('/')[2])).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(/catalogue de la dernière lecture/).waitFor()
    await names(page).filter({ hasText: lot }).first().click()
    await preview(page).getByText('Rue passante').waitFor()
    await page.context().close()
  })

  test('are led through by keys, explained and compared, and found again so on their tab', async () => {
    const page = await openPage()
    await openLots(page, ADVISER, ANYWHERE)
    await names(page).first().focus()
    await page.keyboard.press('Enter')
    await preview(page).waitFor()
    for (let row = 3; row <= 40; row++) {
      await page.keyboard.press('ArrowDown')
      await page.waitForFunction((index) => document.activeElement?.closest('tr')?.ariaRowIndex === String(index), row)
    }
    await preview(page)
      .getByRole('button', { name: /Pourquoi ce rang/ })
      .press('Enter')
    await page.locator('.lot-reasons li').nth(2).waitFor()
    for (const box of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Comparer/ })
        .nth(box)
        .press('Space')
    await page.getByRole('button', { name: 'Comparer', exact: true }).press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Lots côte à côte' })
    await drawer.getByText('meilleur').first().waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await page.reload()
    await page.getByText('2 lots à comparer').waitFor()
    for (const tab of ['Synthèse', 'Propositions de lots'])
      await page.getByRole('link', { name: tab, exact: true }).press('Enter')
    await page.getByText('2 lots à comparer').waitFor()
    await page.getByRole('button', { name: 'Comparer', exact: true }).press('Enter')
    await drawer
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .press('Enter')
    await page.getByText('1 lot à comparer').waitFor()
    expect(takeErrors()).toEqual([])
  })

  test.each([
    ['Clair', { width: 1440, height: 900 }],
    ['Sombre', { width: 390, height: 844 }],
  ] as const)(
    'are readable by everybody: %s, %j',
    async (theme, viewport) => {
      const page = await openPage({ viewport, reducedMotion: 'reduce' })
      await openLots(page, ADVISER)
      if (viewport.width < 768) await page.getByRole('button', { name: 'Plus', exact: true }).click()
      await page.getByRole('button', { name: 'Réglages', exact: true }).click()
      await page.getByText(theme, { exact: true }).click()
      await page.keyboard.press('Escape')
      const still = () =>
        page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      await still()
      const faults = await accessibilityFaults(page)
      await page.locator('.lot-name').first().click()
      await page.getByRole('button', { name: /^Pourquoi ce rang/ }).click()
      await page.locator('.lot-reasons').waitFor()
      await still()
      faults.push(...(await accessibilityFaults(page)))
      expect(faults).toEqual([])
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      expect(takeErrors()).toEqual([])
    },
    60_000,
  )
})
