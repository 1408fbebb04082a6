import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { beginFile } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const MANAGER = 'h.vautrin@ormeval.example'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const linkTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })

async function openList(email: string, query = '', viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await openPage({ viewport })
  await logIn(page, email, { to: `/mes-dossiers${query}` })
  await page.locator('.file-count').waitFor()
  return page
}

/** Chooses in the menu of a file, by keyboard. */
async function act(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions sur ${title}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('menuitem', { name, exact: true })
  await choice.waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('[role=menuitem]'))
  while (!(await choice.evaluate((entry) => entry.contains(document.activeElement)))) {
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction((entry) => entry !== document.activeElement, before)
  }
  await page.keyboard.press('Enter')
}

async function countOf(page: Page): Promise<number> {
  return Number((await page.locator('.file-count').innerText()).replace(/\D/g, ''))
}

test('words and filters narrow the list, and its address brings them back', async () => {
  const page = await openList(MANAGER)
  const all = await countOf(page)
  await page.getByRole('textbox', { name: 'Rechercher un dossier ou un client' }).fill('MARCHETTI')
  await page.waitForURL(/recherche=MARCHETTI/)
  await page.locator('.file-count', { hasText: /^1 dossier$/ }).waitFor()
  await page.getByRole('textbox', { name: 'Rechercher un dossier ou un client' }).fill('')
  await page.waitForURL((url) => !url.searchParams.has('recherche'))

  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('textbox', { name: 'Complétude minimum' }).fill('100')
  await page.keyboard.press('Tab')
  await page.waitForURL(/complet-a=100/)
  await page.getByRole('button', { name: 'Filtres (1)' }).waitFor()
  await page.waitForFunction(
    (before) => Number(document.querySelector('.file-count')?.textContent.replace(/\D/g, '')) < before,
    all,
  )
  const narrowed = await countOf(page)
  expect(narrowed).toBeGreaterThan(0)
  await page.reload()
  await page.locator('.file-count').waitFor()
  await eventually(() => countOf(page)).toBe(narrowed)
  await page.getByRole('button', { name: 'Effacer' }).click()
  await page.locator('.file-count', { hasText: new RegExp(`^${String(all)} `) }).waitFor()
})

test('a file is duplicated, archived, taken back, and its deletion too', async () => {
  const page = await openList(ADVISER)
  await beginFile(page, 'Dossier à ranger')
  await page.goto('/mes-dossiers')
  await act(page, 'Dossier à ranger', 'Dupliquer')
  await page.getByRole('heading', { level: 1, name: /Copie de Dossier à ranger/ }).waitFor()
  // A deletion asked from the file itself leads back to the list, and can be taken back there too.
  await act(page, 'Copie de Dossier à ranger', 'Supprimer')
  await page.waitForURL((url) => url.pathname === '/mes-dossiers')
  await linkTo(page, 'Dossier à ranger').waitFor()
  await eventually(() => linkTo(page, 'Copie de Dossier à ranger').count()).toBe(0)
  await page
    .getByRole('status')
    .filter({ hasText: '« Copie de Dossier à ranger » supprimé' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await linkTo(page, 'Copie de Dossier à ranger').waitFor()

  await act(page, 'Dossier à ranger', 'Archiver')
  await linkTo(page, 'Dossier à ranger').waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Dossier archivé' }).getByRole('button', { name: 'Annuler' }).click()
  await linkTo(page, 'Dossier à ranger').waitFor()

  // It is sent once nobody can take it back any more.
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await act(page, 'Dossier à ranger', 'Supprimer')
  await linkTo(page, 'Dossier à ranger').waitFor({ state: 'detached' })
  await deletion
  await page.reload()
  await linkTo(page, 'Copie de Dossier à ranger').waitFor()
  await eventually(() => linkTo(page, 'Dossier à ranger').count()).toBe(0)
})

test('a deletion that could still be taken back is done when the page is closed', async () => {
  const page = await openList(ADVISER)
  await beginFile(page, 'Dossier à oublier')
  await page.goto('/mes-dossiers')
  await act(page, 'Dossier à oublier', 'Supprimer')
  await linkTo(page, 'Dossier à oublier').waitFor({ state: 'detached' })
  await page.goto('about:blank')
  await page.goto('/mes-dossiers')
  await page.waitForFunction(async () => {
    const { data } = (await (await fetch('/api/v3/client-files?q=oublier')).json()) as { data: unknown[] }
    return data.length === 0
  })
  await page.reload()
  await page.locator('.file-link').first().waitFor()
  await eventually(() => linkTo(page, 'Dossier à oublier').count()).toBe(0)
})

test('a file goes to a colleague, and its history says so', async () => {
  const page = await openList(MANAGER)
  const title = 'Dossier à confier'
  await beginFile(page, title)
  await page.goto('/mes-dossiers')
  await act(page, title, 'Réattribuer')
  const drawer = page.getByRole('dialog', { name: 'Réattribuer le dossier' })
  await drawer.getByRole('combobox', { name: /Nouveau conseiller/ }).fill('Benkacem')
  await page.getByRole('option', { name: 'Samir Benkacem' }).click()
  await drawer.getByRole('button', { name: 'Réattribuer' }).click()
  await page.getByText(`« ${title} » confié à Samir Benkacem`).waitFor()
  await linkTo(page, title).click()
  await page.getByRole('button', { name: 'Historique' }).click()
  await page
    .getByRole('dialog', { name: 'Historique' })
    .getByText(/devient Samir Benkacem/)
    .waitFor()
})

test('the whole filtered list is given as a file that a French spreadsheet opens', async () => {
  const page = await openList(MANAGER)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const [titles, ...lines] = text.split('\r\n').filter((line) => line !== '')
  expect(titles).toBe(
    '\ufeffDossier;Client;Statut;Dispositif;Complétude (%);Revenu net (€/mois);TMI (%);Capacité d’emprunt (€);Secteur;Prochaine échéance;Conseiller;Origine;Modifié le',
  )
  expect(lines).toHaveLength(await countOf(page))
  expect(lines.every((line) => /;\d{2}\/\d{2}\/\d{4}$/.test(line))).toBe(true)
})

test('who brings households sees names, statuses and dates', async () => {
  const page = await openList('i.marchal@ormeval.example')
  await page.getByRole('columnheader', { name: /Statut/ }).waitFor()
  await eventually(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Dossier',
    'Statut',
    'Créé le',
    'Modifié le',
  ])
})

test('the keyboard goes through all of a long list', async () => {
  const page = await openList(MANAGER, '?lignes=200')
  const id =
    new URL(
      await page
        .locator('.file-link')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.href),
    ).pathname.split('/')[2] ?? ''
  await page.evaluate(async (file) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    await Promise.all(
      Array.from({ length: 90 }, () =>
        fetch(`/api/v3/client-files/${file}/replicate`, { method: 'POST', headers: { 'X-XSRF-TOKEN': token } }),
      ),
    )
  }, id)
  await page.reload()
  await page.locator('.file-link').first().waitFor()
  const total = await eventually(() => countOf(page)).toBeGreaterThan(100)
  /** From 1. */
  const focused = () =>
    page.evaluate(
      () => [...document.querySelectorAll('.file-link')].findIndex((link) => link === document.activeElement) + 1,
    )
  for (let presses = 0; presses < total; presses++) await page.keyboard.press('j')
  await eventually(() => focused()).toBe(total)
  await page.keyboard.press('k')
  await eventually(() => focused()).toBe(total - 1)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/synthesis$/)
})

test('the list reads well on a phone, its menus too', async () => {
  const page = await openList(MANAGER, '', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page
    .getByRole('button', { name: /^Actions sur / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Dupliquer' }).waitFor()
  const menu = await page.getByRole('menu').boundingBox()
  expect([(menu?.x ?? -1) >= 0, (menu?.x ?? 0) + (menu?.width ?? 0) <= 390]).toEqual([true, true])
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await eventually(() => accessibilityFaults(page)).toEqual([])
})
