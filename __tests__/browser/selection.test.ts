import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const MANAGER = 'h.vautrin@ormeval.example'
const PROVIDER = 'i.marchal@ormeval.example'

const { openPage, takeErrors } = browserSession()
afterEach(() => {
  expect(takeErrors()).toEqual([])
})

const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' })
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })

/** Picks the first rows of a list; answers their names. */
async function pick(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let row = 0; row < count; row++) {
    const box = page.getByRole('rowgroup').last().getByRole('checkbox').nth(row)
    names.push(((await box.getAttribute('aria-label')) ?? '').replace('Sélectionner ', ''))
    await box.check()
  }
  await bar(page).waitFor()
  return names
}

async function choose(page: Page, list: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).fill(option)
  await page.getByRole('option', { name: option }).click()
}

test('a row of each list opens by any of its cells, in a tab with the middle button', async () => {
  const page = await openPage()
  await logIn(page, MANAGER)
  for (const [address, link, opened] of [
    ['/mes-dossiers', '.file-link', /\/mes-dossiers\/[0-9a-f-]{36}/],
    ['/mes-leads', '.lead-link', /contact=[0-9a-f-]{36}/],
  ] as const) {
    await page.goto(address)
    const row = page
      .getByRole('row')
      .filter({ has: page.locator(link) })
      .first()
    const cell = row.getByRole('cell').nth(2)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), cell.click({ button: 'middle' })])
    await tab.waitForURL(opened)
    await tab.close()
    await cell.click()
    await page.waitForURL(opened)
  }
})

test('several files go to a colleague, are archived and taken back, and are exported', async () => {
  const page = await openPage()
  await logIn(page, MANAGER, { to: '/mes-dossiers?statut=a-completer' })
  const names = await pick(page, 2)
  await eventually(() => accessibilityFaults(page)).toEqual([])

  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'Exporter').click()])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((line) => line !== '')
  expect(lines).toHaveLength(3)
  for (const name of names) expect(lines.some((line) => line.includes(name))).toBe(true)

  await action(page, 'Réattribuer').click()
  await choose(page, /Nouveau conseiller/, 'Julie Torrens')
  await page.getByRole('dialog').getByRole('button', { name: 'Réattribuer', exact: true }).click()
  await page.getByText('2 dossiers confiés à Julie Torrens').waitFor()
  for (const name of names) await page.getByRole('row', { name }).getByText('Julie Torrens').waitFor()

  await pick(page, 2)
  await action(page, 'Archiver').click()
  const told = page.getByRole('status').filter({ hasText: '2 dossiers archivés' })
  await told.waitFor()
  for (const name of names) await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
  await told.getByRole('button', { name: 'Annuler' }).click()
  for (const name of names) await page.getByRole('link', { name, exact: true }).waitFor()
})

test('all that a search finds is exported, and archived but for those with a sale, which is told; then taken back', async () => {
  const page = await openPage()
  await logIn(page, MANAGER)
  await page.locator('.file-link').first().waitFor()
  await page.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check()
  const whole = bar(page).getByRole('button', { name: /^Sélectionner les \d+\sdossiers trouvés$/ })
  const total = Number(/\d+/.exec(await whole.innerText())?.[0])
  expect(total).toBeGreaterThan(20)
  await whole.click()
  await bar(page)
    .getByText(new RegExp(`^${total}\\sdossiers sélectionnés$`))
    .waitFor()

  const [file] = await Promise.all([page.waitForEvent('download'), action(page, 'Exporter').click()])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((line) => line !== '')
  expect(lines).toHaveLength(total + 1)

  await action(page, 'Archiver').click()
  await bar(page).getByRole('progressbar').waitFor()
  const why = page.getByText(/^\d+\sdossiers refusés \([^)]+\)\s: Une vente est en cours dans ce dossier\./)
  const refused = Number.parseInt(await why.innerText(), 10)
  const told = page.getByRole('status').filter({ hasText: new RegExp(`${total - refused}\\sdossiers archivés`) })
  await page.locator('.file-count', { hasText: new RegExp(`^${refused}\\sdossiers$`) }).waitFor()
  await told.getByRole('button', { name: 'Annuler' }).click()
  await page.locator('.file-count', { hasText: new RegExp(`^${total}\\s`) }).waitFor()
  expect(takeErrors()).toEqual(Array.from({ length: refused }, () => expect.stringContaining('422') as string))
})

test('who may not give files away is not offered to, and who only brought households picks none', async () => {
  const page = await openPage()
  await logIn(page, ADVISER)
  await pick(page, 1)
  await action(page, 'Archiver').waitFor()
  await eventually(() => action(page, 'Réattribuer').count()).toBe(0)
  await page.context().close()

  const other = await openPage()
  await logIn(other, PROVIDER)
  await other.locator('.client-files table').waitFor()
  await eventually(() => other.getByRole('checkbox').count()).toBe(0)
})

test('several leads are given to a colleague and closed for a reason', async () => {
  const page = await openPage()
  await logIn(page, MANAGER, { to: '/mes-leads?etat=assigned' })
  const names = await pick(page, 2)
  await action(page, 'Attribuer').click()
  await choose(page, /Conseiller/, 'Julie Torrens')
  await page.getByRole('dialog').getByRole('button', { name: 'Attribuer', exact: true }).click()
  await page.getByText('2 contacts confiés à Julie Torrens').waitFor()
  for (const name of names) await page.getByRole('row', { name }).getByText('Julie Torrens').waitFor()

  await pick(page, 2)
  await action(page, 'Classer sans suite').click()
  await choose(page, /Motif/, 'Projet reporté')
  await page.getByRole('dialog').getByRole('button', { name: 'Classer sans suite', exact: true }).click()
  await page.getByText('2 contacts classés sans suite').waitFor()
  for (const name of names) await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
})
