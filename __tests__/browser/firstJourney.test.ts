import type { Locator } from 'playwright-core'
import { eventually } from '../support/browser/eventually'
import { DEMO_PASSWORD } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { explanation, settled } from '../support/browser/solution'
import { fieldOf, regionOf } from '../support/browser/typing'

/** What a first journey may ask for: a click, a field that is filled in or a choice that is made is one interaction. */
const ALLOWED = 25

/** Does what a person does, and counts it. */
function person() {
  let interactions = 0
  return {
    interactions: () => interactions,
    click: async (target: Locator): Promise<void> => {
      interactions += 1
      await target.click()
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      interactions += 1
      await field.fill(text)
    },
    press: async (target: Locator, key: string): Promise<void> => {
      interactions += 1
      await target.press(key)
    },
  }
}

describe('an adviser who comes for the first time', () => {
  const { openPage, takeErrors } = browserSession()

  test(`goes from the login to a result that is understood in fewer than ${ALLOWED} interactions`, async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    const { click, fill, press, interactions } = person()
    await page.goto('/login')
    await fill(page.getByRole('textbox', { name: /e-mail/i }), 'c.aubrac@ormeval.example')
    await fill(page.locator('input[type=password]'), DEMO_PASSWORD)
    await click(page.getByRole('button', { name: 'Se connecter' }))

    await click(
      page
        .getByRole('button', { name: 'Nouveau dossier' })
        .or(page.getByRole('link', { name: 'Nouveau dossier' }))
        .first(),
    )
    const drawer = page.getByRole('dialog', { name: 'Nouveau dossier' })
    await fill(fieldOf(drawer, 'Nom du dossier'), 'Tanguy – première étude')
    await fill(fieldOf(drawer, 'Revenu net mensuel du foyer'), '5200')
    await fill(fieldOf(drawer, 'Impôt sur le revenu annuel'), '4100')
    await fill(fieldOf(drawer, 'Nombre de parts'), '2,5')
    await fill(fieldOf(drawer, 'Loyer mensuel actuel'), '850')
    await click(drawer.getByRole('button', { name: 'Créer et ouvrir' }))

    await click(page.getByRole('link', { name: 'Solution chiffrée' }))
    await click(page.getByRole('button', { name: /^Partir de / }))
    const operation = regionOf(page, 'L’opération')
    await fill(fieldOf(operation, 'Prix du bien'), '214900')
    await fill(fieldOf(operation, 'Apport personnel'), '18000')
    await fill(fieldOf(operation, 'Loyer du bien'), '742')
    await press(fieldOf(operation, 'Loyer du bien'), 'Tab')
    await settled(page)

    const effort = page.locator('.key-figure-lead .amount')
    await eventually(() => effort.innerText()).toMatch(/^\d[\d\u202f]*\u00a0€/)
    await click(effort)
    const answer = explanation(page)
    await answer
      .getByText(/\d\s€\/mois/)
      .first()
      .waitFor()
    await eventually(() => answer.innerText()).toMatch(/Effort mensuel moyen/)
    expect(interactions()).toBeLessThan(ALLOWED)
    expect(takeErrors()).toEqual([])
  })
})
