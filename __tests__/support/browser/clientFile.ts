import type { Locator, Page } from 'playwright-core'
import { regionOf, type } from './typing'

/** Opens the first section of a client file of the list, by the name of its household, and answers the address of the file. */
export async function openFile(page: Page, name: RegExp): Promise<string> {
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('link', { name: 'Infos client & objectifs' }).click()
  await page.waitForURL(/\/informations/)
  return new URL(page.url()).pathname.replace(/\/informations$/, '')
}

/** A copy of a client file of the list, which nothing else changes: its address, by the name of its household. */
export async function copyFile(page: Page, name: RegExp): Promise<string> {
  const original = page
    .getByRole('link', { name })
    .filter({ hasNotText: /^Copie/ })
    .first()
  const address = new URL((await original.getAttribute('href')) ?? '', page.url()).pathname
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(`/api/v3/client-files/${address.split('/')[2] ?? ''}/replicate`, {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
  })
  const { data } = (await answer.json()) as { data: { id: string } }
  return `/mes-dossiers/${data.id}`
}

/** Creates a client file from the figures of its household and opens it, from the list of files. */
export async function beginFile(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau dossier' }).click()
  const drawer = page.getByRole('dialog', { name: 'Nouveau dossier' })
  await type(drawer, {
    'Revenu net mensuel du foyer': '5200',
    'Impôt sur le revenu annuel': '4100',
    'Nombre de parts': '2,5',
    'Loyer mensuel actuel': '850',
    'Nom du dossier': title,
  })
  await drawer.getByText('30 %', { exact: true }).waitFor()
  await drawer.getByRole('button', { name: 'Créer et ouvrir' }).click()
  await page.waitForURL(/\/mes-dossiers\/[0-9a-f-]{36}\/informations/)
}

/** Chooses the scheme to study, on the tab of the solution or of the capacity. */
export async function chooseProject(page: Page, project: string): Promise<void> {
  const list = page.getByRole('combobox', { name: /^Dispositif/ })
  await list.fill(project)
  await list.press('Enter')
}

/** Opens a section of the file on screen: by its list, or on a small screen by its own heading. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const called = { name: new RegExp(`^${name}`) }
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', called)
    .or(page.locator('.accordion-item').getByRole('button', called))
    .first()
    .click()
  const section = regionOf(page, name)
  await section.waitFor()
  return section
}

/** What the server holds of a section that a file has once. */
export async function heldByServer(page: Page, address: string, path: string): Promise<Record<string, unknown>> {
  return (await rowsHeldByServer(page, address, path))[0] ?? {}
}

/** What the server holds of a section, row by row; one that a file has once is one row. */
export async function rowsHeldByServer(page: Page, address: string, path: string): Promise<Record<string, unknown>[]> {
  const id = address.split('/')[2] ?? ''
  const answer = await page.request.get(`/api/v3/client-files/${id}/${path}`)
  const { data } = (await answer.json()) as {
    data: { attributes: Record<string, unknown> } | { attributes: Record<string, unknown> }[]
  }
  return [data].flat().map(({ attributes }) => attributes)
}
