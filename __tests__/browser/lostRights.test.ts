import { change } from '../support/browser/database'
import { eventually } from '../support/browser/eventually'
import { DEMO_PASSWORD } from '../support/browser/logIn'
import { allAnswered } from '../support/browser/requests'
import { browserSession } from '../support/browser/session'
import { FIELD, giveBack, typeWhile } from '../support/browser/typeWhile'
import { fieldOf } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'
const COLLEAGUE = 's.benkacem@ormeval.example'

/** What the server refuses is asked for once; whoever asked for ever would never be idle. */
describe('somebody types in a client file', () => {
  const { application, openPage, takeErrors } = browserSession()
  afterEach(async () => {
    takeErrors()
    await giveBack(application(), ADVISER, COLLEAGUE)
  })

  test('and the file is given to somebody else: told so, nothing lost, found again after a new page', async () => {
    const { page, section, sent } = await typeWhile(await openPage(), ADVISER, (address) =>
      change(
        application(),
        'UPDATE client_files SET adviser_id = (SELECT id FROM users WHERE email = $2) WHERE id = $1',
        [address.split('/')[2], COLLEAGUE],
      ),
    )
    await page
      .getByRole('region', { name: 'Non enregistré' })
      .getByText(/il n’est plus à vous\. Votre saisie est gardée ici/)
      .waitFor()
    await allAnswered(page)
    expect((await fieldOf(section, FIELD).inputValue()).replace(/\s/g, '')).toBe('33333')
    expect(sent('PUT', /heritage/)).toBe(1)
    await page.reload()
    await page.getByText('Votre saisie n’a pas été enregistrée').waitFor()
    await page.getByRole('button', { name: 'Copier ma saisie' }).waitFor()
  })

  test('and the account is closed: asked for the password over what was typed, one retry at most', async () => {
    const { page, section, sent } = await typeWhile(await openPage(), ADVISER, () =>
      change(
        application(),
        `WITH closed AS (UPDATE users SET password_hash = NULL WHERE email = $1 RETURNING id)
          DELETE FROM sessions WHERE user_id IN (SELECT id FROM closed)`,
        [ADVISER],
      ),
    )
    const dialog = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await dialog.getByText(/Ce que vous avez saisi est gardé ici/).waitFor()
    await allAnswered(page)
    expect(sent('PUT', /heritage/)).toBeLessThanOrEqual(2)
    await dialog.locator('input[type=password]').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
    await dialog.getByText('E-mail ou mot de passe incorrect.').waitFor()
    await allAnswered(page)
    expect(sent('PUT', /heritage/)).toBeLessThanOrEqual(2)
    const held = page.locator('.edited-form input').filter({ visible: true })
    expect(
      await held.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value.replace(/\s/g, ''))),
    ).toContain('33333')
    await eventually(() => section.count()).toBeLessThanOrEqual(1)
  })
})
