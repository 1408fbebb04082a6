import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'

const { openPage, takeErrors } = browserSession()

/** A PNG of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('the director gives the firm its square logo, which the menu shows, and takes it away', async () => {
  const page = await openPage()
  await logIn(page, 'h.vautrin@ormeval.example', { to: '/company?tab=logos' })
  const square = page.getByRole('group', { name: 'Logo carré' })
  const menuLogo = page.locator('.logo img').first()
  const ours = await menuLogo.getAttribute('src')

  await square.locator('input').setInputFiles({ name: 'orme.png', mimeType: 'image/png', buffer: PNG })
  await page.getByRole('button', { name: 'Garder l’image entière' }).click()
  const shown = square.getByRole('img', { name: 'Logo carré' })
  await shown.waitFor()
  const address = await shown.getAttribute('src')
  expect(address).toMatch(/^\/api\/v3\/company\/logos\//)
  await eventually(() =>
    shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1)
  await eventually(() => menuLogo.getAttribute('src')).toBe(address)
  await page.reload()
  await eventually(() => square.getByRole('img').getAttribute('src')).toBe(address)
  expect(takeErrors()).toEqual([])

  const drawing = {
    name: 'orme.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  }
  await square.locator('input').setInputFiles(drawing)
  await square
    .getByRole('alert')
    .getByText(/Ce dessin SVG|Ce fichier n’est pas/)
    .waitFor()
  const heavy = { name: 'orme.png', mimeType: 'image/png', buffer: Buffer.concat([PNG, Buffer.alloc(1_048_576)]) }
  await square.locator('input').setInputFiles(heavy)
  await square.getByRole('alert').getByText('Ce fichier est trop grand (1 Mo au plus). Rien n’a été modifié.').waitFor()
  await eventually(() => square.getByRole('img').getAttribute('src')).toBe(address)

  await square.getByRole('button', { name: /^Enlever/ }).click()
  await square.getByText('Aucun').waitFor()
  await eventually(() => menuLogo.getAttribute('src')).toBe(ours)
  takeErrors()
})

test('the director reads whether everything is backed up every day', async () => {
  const page = await openPage()
  await logIn(page, 'h.vautrin@ormeval.example', { to: '/company?tab=sauvegardes' })
  await page
    .getByRole('region', { name: 'Sauvegardes' })
    .getByText('Aucune sauvegarde quotidienne n’est faite')
    .waitFor()
  expect(takeErrors()).toEqual([])
})
