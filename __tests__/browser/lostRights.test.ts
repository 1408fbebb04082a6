import type { Locator, Page } from 'playwright-core'
import { openFile, openSection } from '../support/browser/clientFile'
import { change } from '../support/browser/database'
import { DEMO_PASSWORD, logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { fieldOf } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const FILE = 'Marchetti'
const COLLEAGUE = 's.benkacem@ormeval.example'
const SECTION = 'Patrimoine'
const FIELD = 'Liquidités'

interface Work {
  readonly page: Page
  readonly address: string
  readonly section: Locator
  /** How many requests of a kind left since somebody began to type. */
  readonly sent: (method: string, path: RegExp) => number
}

/** What the server refuses is asked for once; whoever asked for ever would never be idle. */
describe('somebody types in a client file', () => {
  const { application, openPage, takeErrors } = browserSession()
  afterEach(async () => {
    takeErrors()
    await change(
      application(),
      `WITH adviser AS (UPDATE users SET roles = '{expert-member,full-commission,external-links}' WHERE email = $1 RETURNING company_id, id)
        UPDATE client_files file SET adviser_id = adviser.id FROM adviser WHERE file.company_id = adviser.company_id AND title ~ $2`,
      [ADVISER, FILE],
    )
  })

  /** Begins to type an amount, which `happening` befalls before it is left. */
  async function typeWhile(happening: (address: string) => Promise<void>): Promise<Work> {
    const page = await openPage()
    await logIn(page, ADVISER)
    const address = await openFile(page, new RegExp(FILE))
    const section = await openSection(page, SECTION)
    await page.waitForLoadState('networkidle')
    const lines: string[] = []
    page.on('request', (request) => lines.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await happening(address)
    await fieldOf(section, FIELD).fill('33333')
    await page.keyboard.press('Tab')
    const sent = (method: string, path: RegExp) =>
      lines.filter((line) => line.startsWith(`${method} `) && path.test(line)).length
    return { page, address, section, sent }
  }

  test('and loses the right to: told why, nothing lost, nothing asked for twice', async () => {
    const { page, section, sent } = await typeWhile(() =>
      change(application(), `UPDATE users SET roles = '{business-provider}' WHERE email = $1`, [ADVISER]),
    )
    await section
      .getByRole('alert')
      .getByText(/^Vous n’avez pas le droit de modifier cette partie/)
      .waitFor()
    await section
      .getByText(/^33\s333\s€$/)
      .first()
      .waitFor()
    await section.getByRole('button', { name: 'Copier ma saisie' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect([sent('PUT', /heritage/), sent('GET', /\/v3\/me$/)]).toEqual([1, 1])
    await section.getByRole('button', { name: 'Revenir à l’enregistré' }).click()
    await section.getByRole('alert').waitFor({ state: 'detached' })
  })

  test('and the file is given to somebody else: told so, nothing lost, found again after a new page', async () => {
    const { page, section, sent } = await typeWhile((address) =>
      change(
        application(),
        'UPDATE client_files SET adviser_id = (SELECT id FROM users WHERE email = $2) WHERE id = $1',
        [address.split('/')[2], COLLEAGUE],
      ),
    )
    await section
      .getByRole('alert')
      .getByText(/il n’est plus à vous\. Votre saisie est gardée ici/)
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect((await fieldOf(section, FIELD).inputValue()).replace(/\s/g, '')).toBe('33333')
    expect(sent('PUT', /heritage/)).toBe(1)
    await page.reload()
    await page.getByText('Votre saisie n’a pas été enregistrée').waitFor()
    await page.getByRole('button', { name: 'Copier ma saisie' }).waitFor()
  })

  test('and the account is closed: asked for the password over what was typed, one retry at most', async () => {
    const { page, section, sent } = await typeWhile(() =>
      change(
        application(),
        `WITH closed AS (UPDATE users SET password_hash = NULL WHERE email = $1 RETURNING id)
          DELETE FROM sessions WHERE user_id IN (SELECT id FROM closed)`,
        [ADVISER],
      ),
    )
    const dialog = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await dialog.getByText(/Ce que vous avez saisi est gardé ici/).waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent('PUT', /heritage/)).toBeLessThanOrEqual(2)
    await dialog.locator('input[type=password]').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
    await dialog.getByText('E-mail ou mot de passe incorrect.').waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent('PUT', /heritage/)).toBeLessThanOrEqual(2)
    const held = page.locator('.edited-form input').filter({ visible: true })
    expect(
      await held.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value.replace(/\s/g, ''))),
    ).toContain('33333')
    expect(await section.count()).toBeLessThanOrEqual(1)
  })
})
