import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const MANAGER = 'h.vautrin@ormeval.example'
const VIEW = 'Prêts à appeler'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Vues et colonnes' })
const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts()

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vues et colonnes', exact: true }).click()
  await drawer(page).waitFor()
}

test('filters, sort and columns are saved under a name, and found again after a reload, on another browser, by that person alone', async () => {
  const page = await openPage()
  await logIn(page, MANAGER, { to: '/mes-dossiers?etat=ready&tri=title' })
  await page.locator('.file-link').first().waitFor()
  await eventually(() => heads(page)).not.toContain('Origine')
  await openViews(page)
  await drawer(page).getByRole('checkbox', { name: 'Origine' }).click()
  await page.waitForURL(/colonnes=.*origin/)
  await drawer(page).getByRole('checkbox', { name: 'TMI' }).click()
  await page.waitForURL((url) => !url.search.includes('tmi'))
  await eventually(() => accessibilityFaults(page)).toEqual([])
  const shown = await heads(page)
  expect(shown).toContain('Origine')
  expect(shown).not.toContain('TMI')

  await drawer(page)
    .getByRole('textbox', { name: /Nom de la vue affichée/ })
    .fill(VIEW)
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('link', { name: VIEW, exact: true }).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])

  await page.goto('/mes-dossiers')
  await page.reload()
  await openViews(page)
  await drawer(page).getByRole('link', { name: VIEW, exact: true }).click()
  await page.waitForURL(/etat=ready/)
  await page.getByRole('columnheader', { name: 'Origine' }).waitFor()
  await eventually(() => heads(page)).toEqual(shown)

  const other = await openPage()
  await logIn(other, MANAGER, { to: '/mes-dossiers' })
  await openViews(other)
  await drawer(other).getByRole('link', { name: VIEW, exact: true }).click()
  await other.waitForURL(/\/mes-dossiers\?/)
  await other.getByRole('columnheader', { name: 'Origine' }).waitFor()
  await eventually(() => heads(other)).toEqual(shown)

  const colleague = await openPage()
  await logIn(colleague, ADVISER, { to: '/mes-dossiers' })
  await openViews(colleague)
  await drawer(colleague).getByText('Aucune vue').waitFor()

  await openViews(page)
  await drawer(page)
    .getByRole('button', { name: `Supprimer la vue ${VIEW}` })
    .click()
  await drawer(page).getByRole('link', { name: VIEW, exact: true }).waitFor({ state: 'detached' })
})

test('the lists of leads and of lots have theirs', async () => {
  const page = await openPage()
  await logIn(page, ADVISER, { to: '/mes-leads?etat=assigned' })
  await openViews(page)
  await drawer(page)
    .getByRole('textbox', { name: /Nom de la vue affichée/ })
    .fill('Attribués')
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('link', { name: 'Attribués', exact: true }).waitFor()
  const answer = await page.request.get('/api/v3/client-files?page[size]=1&q=marchetti')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  await page.goto(`/mes-dossiers/${data[0]?.id ?? ''}/lot-proposals?secteur=non`)
  await openViews(page)
  await drawer(page).getByText('Aucune vue').waitFor()
  await drawer(page).getByRole('checkbox', { name: 'Endettement' }).click()
  await page.getByRole('columnheader', { name: 'Endettement' }).waitFor({ state: 'detached' })
})

/** Whether this device holds a text in what it keeps for the person. */
const isKept = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('solive')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('kept').objectStore('kept').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result).includes(text))
      }
    }
  })

test('the views of a list are there when it opens again without a network', async () => {
  const page = await openPage({ serviceWorkers: 'allow' })
  await logIn(page, MANAGER, { to: '/mes-dossiers?dispositif=malraux' })
  await openViews(page)
  await drawer(page)
    .getByRole('textbox', { name: /Nom de la vue affichée/ })
    .fill('Malraux de loin')
  await page.keyboard.press('Enter')
  await drawer(page).getByRole('link', { name: 'Malraux de loin', exact: true }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await eventually(() => page.evaluate(isKept, 'Malraux de loin')).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/mes-dossiers')
  await openViews(page)
  await drawer(page).getByText('Telles que cet appareil les connaît.').waitFor()
  await eventually(() => drawer(page).getByRole('button', { name: 'Enregistrer cette vue' }).isDisabled()).toBe(true)
  await drawer(page).getByRole('link', { name: 'Malraux de loin', exact: true }).click()
  await page.waitForURL(/dispositif=malraux/)
})
