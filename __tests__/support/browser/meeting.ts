import type { Page } from 'playwright-core'
import { chooseProject, openSection } from './clientFile'
import { openGroup } from './solution'
import { regionOf, type } from './typing'

/** What is typed in the fields of these labels, and what the server holds of it, by attribute. */
export interface Typed {
  readonly fields: Readonly<Record<string, string>>
  readonly held: Readonly<Record<string, unknown>>
}

/** Makes a client file of the first lead of this status whose file is not made, and answers its id. */
export async function leadBecomesFile(page: Page, status: string): Promise<string> {
  await page.goto(`/mes-leads?etat=${status}`)
  await page.locator('.lead-link').first().click()
  await page.getByRole('article').getByRole('button', { name: 'Créer le dossier' }).click()
  await page.getByRole('dialog', { name: 'Créer le dossier' }).getByRole('button', { name: 'Créer et ouvrir' }).click()
  await page.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/informations/)
  return page.url().split('/')[4] ?? ''
}

/** Begins to show the open file to its client; on a phone, from the menu. */
export async function beginMeeting(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: 'Mode rendez-vous', exact: true })
  const menu = page.getByRole('button', { name: 'Plus', exact: true })
  await begin.or(menu).first().waitFor()
  if (await menu.isVisible()) await menu.click()
  await begin.click()
  await page.getByRole('button', { name: 'Quitter le mode rendez-vous' }).waitFor()
}

/** Leaves the meeting, in which the study was presented. */
export async function endMeeting(page: Page): Promise<void> {
  const told = page.waitForResponse((answer) => answer.url().endsWith('/meetings') && answer.status() === 200)
  await page.getByRole('button', { name: 'Quitter le mode rendez-vous' }).click()
  await page.getByRole('button', { name: 'Oui, présentée' }).click()
  await told
}

/** Turns to a view of the meeting by its name. */
export const openView = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Vues du rendez-vous' }).getByRole('link', { name, exact: true }).click()

/** What the page asks of the API from now on, and what it is answered. */
export function recordedAnswers(page: Page): { readonly asked: string[]; readonly answered: Promise<string>[] } {
  const [asked, answered]: [string[], Promise<string>[]] = [[], []]
  page.on('response', (answer) => {
    const { pathname, search } = new URL(answer.url())
    if (!pathname.startsWith('/api/')) return
    asked.push(`${answer.request().method()} ${pathname}${decodeURIComponent(search)}`)
    if (answer.ok()) answered.push(answer.text().catch(() => ''))
  })
  return { asked, answered }
}

/** Leaves an internal note in a file, by its id. */
export async function leaveNote(page: Page, id: string, note: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  await page.request.post(`/api/v3/client-files/${id}/notes`, {
    data: { note },
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  })
}

/** Opens a tab of the file by its name. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Onglets du dossier' }).getByRole('link', { name }).click()

/** Types in a section of the household. */
export async function fillSection(page: Page, name: string, { fields }: Typed): Promise<void> {
  await type(await openSection(page, name), fields)
}

/** Types in the operation; on a phone it lies over its result, in a sheet that closes again. */
export async function fillOperation(page: Page, { fields }: Typed): Promise<void> {
  const edit = page.getByRole('link', { name: 'Modifier', exact: true })
  const beside = regionOf(page, 'L’opération')
  await beside.or(edit).first().waitFor()
  const isSheet = !(await beside.isVisible())
  const operation = isSheet ? page.getByRole('dialog', { name: 'Modifier l’opération' }) : beside
  if (isSheet) await edit.click()
  if ('Surface habitable' in fields) await openGroup(page, 'Bien et meubles')
  await type(operation, fields)
  if (!isSheet) return
  await page.keyboard.press('Escape')
  await operation.waitFor({ state: 'hidden' })
}

/** The budget of the household under a scheme becomes the price of the solution; answers it, in euros. */
export async function reportCapacity(page: Page, scheme: string): Promise<number> {
  await openTab(page, 'Capacité d’investissement')
  await chooseProject(page, scheme)
  await page.locator('.capacity-result[aria-busy=false]').waitFor()
  const sentence = page.getByText(/^Le prix du bien devient /)
  // What is seen comes first, then the same in words.
  const [written = ''] = (await sentence.innerText()).split(',')
  const budget = Number(written.replace(/\D/g, ''))
  await page.getByRole('button', { name: 'Reporter dans la solution' }).click()
  return budget
}

/** Opens a part of the result. */
const openResult = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click()

/** How many of the checks of sincerity there are. */
export async function readSincerity(page: Page): Promise<number> {
  await openResult(page, 'Sincérité')
  await page.locator('.sincerity-summary').waitFor()
  return page.locator('.sincerity-checks > li').count()
}

/** Keeps the operation as B, and varies B; the answer that differs is among what is compared. */
export async function varyScenario(page: Page, { fields }: Typed): Promise<void> {
  await openResult(page, 'Scénarios')
  await page.getByRole('button', { name: 'Dupliquer en B' }).click()
  await page.getByRole('button', { name: 'Modifier B' }).click()
  const editor = regionOf(page, 'Modifier B')
  await type(editor, fields)
  const [label = ''] = Object.keys(fields)
  const inTable = page.locator('.scenario-table').getByRole('rowheader', { name: label, exact: true })
  await inTable.or(page.locator('.scenario-lines > li > span').getByText(label, { exact: true })).waitFor()
}

/** Opens the lot that is ranked first, of all where none costs as little as the household wants; answers its name. */
export async function openFirstLot(page: Page): Promise<string> {
  await openTab(page, 'Propositions de lots')
  await page.getByText(/lots? sur [\d\u202f]+, impôts payés/).waitFor()
  const first = page
    .getByRole('region', { name: 'Lots classés' })
    .or(page.getByRole('list', { name: 'Lots classés' }))
    .locator('.lot-name')
    .first()
  const widen = page.getByRole('button', { name: /^Retirer (tous les filtres|la limite d’effort)$/ })
  await first.or(widen).first().waitFor()
  if (await widen.isVisible()) await widen.click()
  const name = await first.innerText()
  await first.click()
  return name
}

/** Keeps the lot that is ranked first; answers its name. */
export async function keepFirstLot(page: Page): Promise<string> {
  const name = await openFirstLot(page)
  const written = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/property-proposals') && answer.ok(),
  )
  await page.getByRole('button', { name: 'Retenir', exact: true }).click()
  await written
  // On a phone, the lot lies over the list.
  await page.keyboard.press('Escape')
  return name
}
