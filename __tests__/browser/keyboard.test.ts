import type { Page } from 'playwright-core'
import { rowsHeldByServer } from '../support/browser/clientFile'
import { sections } from '../support/browser/fileByKeyboard'
import { keyboardOf, type Keyboard } from '../support/browser/keyboard'
import { DEMO_PASSWORD } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { regionOf, saved } from '../support/browser/typing'

/** The rows that the server must hold once the file is filled in, by path of the section. */
const held = {
  person: [
    {
      honorific: 'mrs',
      firstname: 'Maëlle',
      lastname: 'Le Guen',
      birthdate: '1984-05-14',
      marital_status: 'married',
      matrimonial_property_regime: 'property_separation',
      email: 'maelle@leguen.example',
      phone: '06 39 98 12 34',
      address: '12 rue de la Loge, montpellier',
      postal_code: '34000',
      municipality: 'montpellier-34000',
    },
  ],
  companion: [
    {
      firstname: 'Yann',
      lastname: 'Le Guen',
      net_monthly_income: 2_100,
      professional_status: 'official',
      employer: 'Ville de Brest',
    },
  ],
  children: [
    { birthdate: '2016-09-03', has_alternating_custody: true },
    { birthdate: '2020-01-21', has_alternating_custody: false },
  ],
  'professional-situation': [
    { professional_status: 'cdi_trial_period_over', employer: 'Arsenal', year_start_activity: 2_011 },
  ],
  income: [{ net_monthly_income: 3_400, net_other_income: 150 }],
  charge: [{ accommodation_status: 'tenant', monthly_rent: 850, monthly_expense: 120 }],
  'current-loans': [
    { type: 'car', monthly_credit: 210, remaining_capital: 6_400, rate: 0.019, end_date: '2029-06-30' },
    { monthly_credit: 95, rate: 0.045, end_date: '2027-12-31' },
  ],
  heritage: [{ main_residence_value: 0, investment_real_estate: 0, security_and_bond: 15_000, liquidity: 42_000 }],
  tax: [{ annual_tax: 4_350, fiscal_part: 3 }],
  'running-reductions': [{ cap: 'general', amount: 1_200, last_year: 2_028 }],
  objective: [
    {
      reduce_tax: true,
      priorities: ['build_heritage', 'reduce_tax', 'additional_income', 'protecting_family', 'decrease_tax', 'other'],
      monthly_saving_desired: 300,
    },
  ],
  'objective-locations': [{ include: true }, { include: false }],
  notes: [{ note: 'Souhaite emprunter avant l’été.' }],
  simulation: [{ project: 'lmnp_amortissement', surface: 42, contribution: 25_000 }],
}

/** A page that is come to takes the focus on its heading. */
const isTitled = (page: Page) => page.waitForFunction(() => document.activeElement?.tagName === 'H1')

async function begin(keyboard: Keyboard, page: Page): Promise<string> {
  await page.goto('/login?redirectUrl=/mes-dossiers')
  await page.getByRole('button', { name: 'Se connecter' }).waitFor()
  await keyboard.write('Adresse e-mail', 'c.aubrac@ormeval.example')
  await keyboard.write('Mot de passe', DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('.file-link').first().waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'Nouveau dossier' }).waitFor()
  await keyboard.write('Revenu net mensuel du foyer', '5500')
  await keyboard.write('Impôt sur le revenu annuel', '4100')
  await keyboard.write('Nombre de parts', '2,5')
  await keyboard.write('Loyer mensuel actuel', '700')
  await keyboard.write('Nom du dossier', 'Le Guen – clavier')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/informations/)
  await isTitled(page)
  return new URL(page.url()).pathname.replace(/\/informations$/, '')
}

/** Goes to a tab by the palette, which opens over whatever has the focus. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Rechercher' }).waitFor()
  await page.keyboard.type(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Rechercher' }).waitFor({ state: 'detached' })
  await isTitled(page)
}

/** The household’s budget, tried with another contribution, becomes the price of a furnished flat. */
async function studyOperation(keyboard: Keyboard, page: Page): Promise<void> {
  await openTab(page, 'Onglet Capacité')
  await page.locator('.capacity-result').waitFor()
  await keyboard.pick('Dispositif', 'lmnp', 'LMNP amortissement')
  await keyboard.write('Apport personnel', '25000')
  await keyboard.press('Reporter dans la solution')
  await page.waitForURL(/\/solution$/)
  await isTitled(page)
  await keyboard.press('Bien et meubles')
  await keyboard.write('Surface habitable', '42')
  await page.keyboard.press('Tab')
  await page.locator('.solution-results[aria-busy=false] .solution-result:not(.solution-outdated)').waitFor()
  await saved(regionOf(page, 'L’opération'))
}

describe('a whole client file', () => {
  const { openPage, takeErrors } = browserSession()

  test('is filled in by keyboard alone: each stop shows that it has the focus, and the server holds all of it', async () => {
    const page = await openPage()
    const keyboard = keyboardOf(page)
    const address = await begin(keyboard, page)
    for (const [name, fill] of sections) {
      await regionOf(page, name).waitFor()
      await fill(keyboard, page)
      await page.keyboard.press('Tab')
      await saved(regionOf(page, name))
      await page.keyboard.press('Alt+ArrowDown')
    }
    await studyOperation(keyboard, page)
    const rows = await Promise.all(
      Object.keys(held).map(async (path) => [path, await rowsHeldByServer(page, address, path)] as const),
    )
    expect(Object.fromEntries(rows)).toMatchObject(held)
    expect(takeErrors()).toEqual([])
  })
})
