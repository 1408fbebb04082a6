import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { accessibilityFaults } from '../support/browser/accessibility'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { forgetProofs, prove } from '../support/browser/proof'
import { browserSession } from '../support/browser/session'

const { application, openPage, takeErrors } = browserSession()

test('the director finds what is kept of a person, takes it away, and erases it for good', async () => {
  const page = await openPage()
  await logIn(page, 'h.vautrin@ormeval.example', { to: '/company' })
  await page.getByRole('link', { name: 'Personnes' }).click()
  await page.getByRole('textbox', { name: /^Nom, e-mail/ }).fill('marchetti')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  const table = page.getByRole('table', { name: 'Où se trouve cette personne' })
  await table.getByText('Dossier client').first().waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  const rows = await table.getByRole('row').filter({ hasText: 'Marchetti' }).count()

  await forgetProofs(application())
  await page.getByRole('button', { name: 'Exporter (ZIP)' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), prove(page)])
  expect(download.suggestedFilename()).toBe('personne.zip')
  const files = Object.entries(unzipSync(await readFile(await download.path())))
  expect(files).toHaveLength(rows + 1)
  expect(files.map(([, bytes]) => strFromU8(bytes)).join('')).toContain('Marchetti')

  await forgetProofs(application())
  await page.getByRole('button', { name: 'Effacer définitivement' }).click()
  const dialog = page.getByRole('dialog', { name: /^Effacer définitivement/ })
  await dialog.getByText(/Personnes concernées.*Marchetti/).waitFor()
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await dialog.getByText('Ce champ est requis').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Demande écrite, pièce d’identité vérifiée')
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await prove(page)
  await page.getByText('Cette personne n’est nulle part').waitFor()
  const left = await page.request.get('/api/v3/client-files?q=marchetti')
  expect(((await left.json()) as { data: unknown[] }).data).toEqual([])
  await page.goto('/company/journal')
  await page.getByRole('table', { name: 'Journal' }).getByText('Personne effacée').first().waitFor()
  expect(takeErrors().filter((text) => !text.includes('403'))).toEqual([])
})
