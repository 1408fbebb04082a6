import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { act, addressOf, choose, fact, reasonOf, sheet, state } from '../../support/browser/sales'
import { browserSession } from '../../support/browser/session'

const ADVISER = 'c.aubrac@ormeval.example'
const FILE = 'Boucher – meublé Toulon'

describe('a lot', () => {
  const { application, openPage, takeErrors } = browserSession()

  test('is held for a client whom its promoter knows of, longer once, and is free again when time is up', async () => {
    const [adviser, director] = [await openPage(), await openPage({ isLive: true })]
    await logIn(adviser, ADVISER)
    const lot = await freeLot(adviser)

    await adviser.goto(lot)
    await adviser.getByRole('button', { name: 'Dénoncer un client' }).click()
    await declare(adviser)
    await act(adviser, 'Valider')
    await state(adviser, 'Validée')
    await sheet(adviser)
      .getByText(/^À partenaires@/)
      .waitFor()

    await adviser.goto(lot)
    await adviser.getByRole('button', { name: 'Poser une option' }).click()
    await choose(adviser, 'Dossier client', FILE)
    await sheet(adviser)
      .getByText(/1\sprolongation de 2\sjours ouvrés\s: le lot est à vous jusqu’au/)
      .waitFor()
    await sheet(adviser).getByRole('button', { name: 'Poser l’option' }).dblclick()
    await state(adviser, 'Active')
    await eventually(() => accessibilityFaults(adviser)).toEqual([])
    const option = addressOf(adviser)

    await logIn(director, 'h.vautrin@ormeval.example', { to: option })
    await state(director, 'Active')
    await act(adviser, 'Prolonger')
    await fact(director, 'Prolongations', '1')
    await reasonOf(adviser, 'Prolonger', /déjà été prolongée/)
    expect(takeErrors()).toEqual([])
    await director.context().close()

    // Nobody does anything for two weeks; the session ends meanwhile.
    await adviser.goto('about:blank')
    await application().close()
    await application().start({ CLOCK_SHIFT: 'P14D' })
    await adviser.context().clearCookies()
    await logIn(adviser, ADVISER, { to: option })
    await state(adviser, 'Expirée')
    await reasonOf(adviser, 'Prolonger', /depuis le/)
    await adviser.goto(lot)
    await adviser.locator('.lot-of').getByText(/lot/).waitFor()
    await adviser.getByRole('main').getByText('Disponible', { exact: true }).first().waitFor()
    await adviser.getByRole('button', { name: 'Poser une option' }).waitFor()
  })
})

interface Answered {
  readonly data: readonly {
    readonly id: string
    readonly attributes: { readonly project: string }
    readonly relationships: { readonly promoter: { readonly data: { readonly id: string } } }
  }[]
  readonly included: readonly { readonly id: string; readonly attributes: { readonly validates_options: boolean } }[]
}

/** The page of a lot whose promoter lets an option hold it at once. */
async function freeLot(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v3/properties?filter[status]=available&include=promoter&page[size]=200')
  const { data, included } = (await answer.json()) as Answered
  const quick = new Set(included.filter(({ attributes }) => !attributes.validates_options).map(({ id }) => id))
  const found = data.find(({ relationships }) => quick.has(relationships.promoter.data.id))
  if (!found) throw new Error('no lot of the demo is held at once')
  return `/comparateur/details/${found.attributes.project.replaceAll('_', '-')}-${found.id}`
}

/** Tells the promoter of the lot, who is chosen already, of the client; not before the client agrees. */
async function declare(page: Page): Promise<void> {
  await choose(page, 'Dossier client', FILE)
  await sheet(page).getByRole('checkbox', { checked: true }).waitFor()
  await sheet(page).getByRole('button', { name: 'Envoyer au promoteur' }).click()
  await sheet(page).getByText('Sans l’accord du client, rien ne peut être transmis.').waitFor()
  await sheet(page)
    .getByRole('checkbox', { name: /^Le client accepte/ })
    .check()
  await sheet(page).getByRole('button', { name: 'Envoyer au promoteur' }).click()
  await sheet(page)
    .getByRole('button', { name: /^Ouvrir la dénonciation/ })
    .click()
  await state(page, 'Envoyée')
}
