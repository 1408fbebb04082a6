import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { forgetProofs, prove } from '../support/browser/proof'
import { browserSession } from '../support/browser/session'

const { application, openPage, takeErrors } = browserSession()

const headersOf = async (page: Page) => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return { 'X-XSRF-TOKEN': decodeURIComponent(token) }
}

/** Makes a copy of a client file under a name, and deletes it. */
async function deleteCopy(page: Page, title: string): Promise<string> {
  const headers = await headersOf(page)
  const files = (await (await page.request.get('/api/v3/client-files?page[size]=1')).json()) as {
    data: { id: string }[]
  }
  const copy = await page.request.post(`/api/v3/client-files/${files.data[0]?.id ?? ''}/replicate`, { headers })
  const { data } = (await copy.json()) as { data: { id: string } }
  const address = `/api/v3/client-files/${data.id}`
  expect((await page.request.put(address, { headers, data: { title } })).status()).toBe(200)
  expect((await page.request.delete(address, { headers })).status()).toBe(204)
  return data.id
}

test('an adviser restores a file from the trash, and deletes another for good by typing its name', async () => {
  const page = await openPage()
  await logIn(page, 'c.aubrac@ormeval.example', { to: '/mes-leads' })
  const id = await deleteCopy(page, 'Dossier à retrouver')
  await deleteCopy(page, 'Dossier à perdre')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('link', { name: 'Corbeille (0)', exact: true }).waitFor()
  await page.goto('/mes-dossiers')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('link', { name: 'Corbeille (2)', exact: true }).click()
  const table = page.getByRole('table', { name: 'Corbeille' })
  const found = table.getByRole('row').filter({ hasText: 'Dossier à retrouver' })
  await found.getByText('Claire Aubrac').waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await found.getByRole('button', { name: /^Restaurer/ }).click()
  await found.waitFor({ state: 'detached' })
  expect((await page.request.get(`/api/v3/client-files/${id}`)).status()).toBe(200)

  await page.goto('/mes-dossiers')
  await page.getByRole('button', { name: 'Autres actions' }).press('Enter')
  await page.getByRole('link', { name: 'Corbeille (1)', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  const lost = table.getByRole('row').filter({ hasText: 'Dossier à perdre' })
  await lost.getByRole('button', { name: /^Supprimer définitivement/ }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill('Dossier à perdre')
  await forgetProofs(application())
  await question.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await prove(page)
  await lost.waitFor({ state: 'detached' })
  expect(takeErrors().filter((text) => !text.includes('403'))).toEqual([])
})

test('the director reads what was done in the firm, narrows it, and takes it away as a file', async () => {
  const page = await openPage()
  await logIn(page, 'h.vautrin@ormeval.example', { to: '/company' })
  await deleteCopy(page, 'Dossier du journal')
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  const table = page.getByRole('table', { name: 'Journal' })
  await table.getByText('Mis à la corbeille').first().waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('combobox', { name: 'Action' }).fill('Connexion')
  await page.getByRole('option', { name: 'Connexion', exact: true }).click()
  await table.getByText('Mis à la corbeille').first().waitFor({ state: 'detached' })
  await table.getByText('Connexion').first().waitFor()
  await forgetProofs(application())
  await page.getByRole('button', { name: 'Exporter' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), prove(page)])
  expect(download.suggestedFilename()).toBe('journal.jsonl')
  expect(takeErrors().filter((text) => !text.includes('403'))).toEqual([])
})
