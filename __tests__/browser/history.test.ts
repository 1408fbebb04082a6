import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { copyFile, heldByServer, openFile, openSection } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { openSolution } from '../support/browser/solution'
import { fieldOf, heldBy, regionOf, saved, type } from '../support/browser/typing'
import { pressOutside, toastOf } from '../support/browser/undoing'

const ADVISER = 'c.aubrac@ormeval.example'
const PHONE = { width: 390, height: 844 }

const HERITAGE = 'Patrimoine'
const LIQUIDITY = 'Liquidités'
const INVESTMENTS = 'Placements financiers'
const CONTRIBUTION = 'Apport personnel'

/** Waits until a field shows a value. */
async function showing(page: Page, field: Locator, value: string): Promise<void> {
  await page.waitForFunction(({ input, text }) => input instanceof HTMLInputElement && input.value === text, {
    input: await field.elementHandle(),
    text: value,
  })
}

describe('the history of a client file', () => {
  const { openPage, takeErrors } = browserSession()

  test('what was changed last is undone by the keyboard after a reload, and done again by the toast', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await openSection(page, HERITAGE)
    const heritage = regionOf(page, HERITAGE)
    await type(heritage, { [LIQUIDITY]: '720' })
    await saved(heritage)
    await type(heritage, { [INVESTMENTS]: '5000' })
    await saved(heritage)
    await type(heritage, { [LIQUIDITY]: '760' })
    await saved(heritage)
    await page.reload()
    await heritage.waitFor()

    await pressOutside(page, 'Control+z')
    const toast = toastOf(page, /^Liquidités\s: 720\s€ rétabli/)
    await toast.waitFor()
    await eventually(() => fieldOf(heritage, LIQUIDITY).inputValue()).toBe('720')
    await saved(heritage)
    expect(await heldByServer(page, address, 'heritage')).toMatchObject({ liquidity: 720, security_and_bond: 5_000 })

    await toast.getByRole('button', { name: /^Rétablir 760\s€$/ }).click()
    await toastOf(page, /^Liquidités\s: 760\s€ rétabli/).waitFor()
    await pressOutside(page, 'Control+z')
    await showing(page, fieldOf(heritage, LIQUIDITY), '720')
    await pressOutside(page, 'Control+Shift+z')
    await showing(page, fieldOf(heritage, LIQUIDITY), '760')
  })

  test('what was typed, then slid, is undone backwards by the keyboard until there is nothing to undo', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    await logIn(page, ADVISER)
    const address = await copyFile(page, /Marchetti/)
    await openSolution(page, address)
    const operation = regionOf(page, 'L’opération')
    const contribution = async () => (await heldBy(operation, [CONTRIBUTION]))[CONTRIBUTION]
    const before = await contribution()
    const serverHolds = (value: string | undefined) =>
      eventually(async () => Number((await heldByServer(page, address, 'simulation'))['contribution'])).toBe(
        Number(value),
      )
    await type(operation, { [CONTRIBUTION]: '7k' })
    await serverHolds('7000')
    await page.getByRole('slider', { name: `${CONTRIBUTION}, curseur` }).focus()
    for (const value of ['8000', '9000', '10000']) {
      await page.keyboard.press('ArrowRight')
      await showing(page, fieldOf(operation, CONTRIBUTION), Number(value).toLocaleString('fr-FR'))
    }
    await serverHolds('10000')

    const seen: (string | undefined)[] = []
    const nothing = toastOf(page, /^Rien à annuler/)
    while (!(await nothing.isVisible()) && seen.length < 6) {
      const held = await contribution()
      await pressOutside(page, 'Control+z')
      await page.waitForFunction(
        ({ input, text }) =>
          [...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('Rien à annuler')) ||
          (input instanceof HTMLInputElement && input.value.replace(/\s/g, '') !== text),
        { input: await fieldOf(operation, CONTRIBUTION).elementHandle(), text: held },
      )
      if (await nothing.isVisible()) break
      seen.push(await contribution())
      await serverHolds(seen.at(-1))
    }
    // What follows at once is one step: how many there are depends on how fast the keys come.
    expect(seen.at(-1)).toBe(before)
    expect(seen).toEqual(['9000', '8000', '7000', before].filter((value) => seen.includes(value)))
    expect(takeErrors()).toEqual([])
  })

  test('a row that was removed comes back, and so does the companion; the completeness follows', async () => {
    const page = await openPage()
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    const completeness = () => page.locator('.completeness').textContent()
    await openSection(page, 'Crédits en cours')
    const loans = regionOf(page, 'Crédits en cours')
    const complete = await completeness()
    await loans.getByRole('button', { name: 'Ajouter un crédit' }).click()
    await type(loans.getByRole('listitem').last(), {
      Mensualité: '210',
      'Taux nominal': '1,90',
      'Date de fin': '30/06/2031',
    })
    await saved(loans)
    const rows = await loans.getByRole('listitem').count()
    await loans
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await toastOf(page, /Crédits en cours\s: élément retiré/).waitFor()
    await page.waitForFunction((text) => document.querySelector('.completeness')?.textContent === text, complete)
    await pressOutside(page, 'Control+z')
    await toastOf(page, /Crédits en cours\s: élément remis/).waitFor()
    await saved(loans)
    await eventually(() => loans.getByRole('listitem').count()).toBe(rows)
    await eventually(() =>
      page.evaluate(
        async (url) => ((await (await fetch(url)).json()) as { data: unknown[] }).data.length,
        `/api/v3/client-files/${address.split('/').at(-1) ?? ''}/current-loans`,
      ),
    ).toBe(rows)

    const companion = await openSection(page, 'Conjoint·e')
    const toggle = companion.getByRole('switch', { name: /conjoint/ })
    const name = await fieldOf(companion, 'Prénom').inputValue()
    await toggle.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
    await toastOf(page, /Conjoint·e\s: élément retiré/)
      .getByRole('button', { name: 'Remettre' })
      .click()
    await saved(companion)
    await eventually(() => fieldOf(companion, 'Prénom').inputValue()).toBe(name)
    expect(await heldByServer(page, address, 'companion')).toMatchObject({ firstname: name })
    expect(takeErrors()).toEqual([])
  })

  test('a field and a section go back to what they were, from the drawer, on a telephone', async () => {
    const page = await openPage({ viewport: PHONE, hasTouch: true })
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await page.goto(`${address}/informations?section=charge`)
    const charge = regionOf(page, 'Charges du foyer')
    await charge.waitFor()
    const before = await heldByServer(page, address, 'charge')
    await type(charge, { 'Autres charges mensuelles': '123', 'Pensions alimentaires versées': '45' })
    await saved(charge)

    await page.getByRole('button', { name: 'Historique' }).click()
    const drawer = page.getByRole('dialog', { name: 'Historique' })
    const write = drawer.getByRole('listitem').filter({ hasText: /Autres charges.*devient\s+123/ })
    await write.getByText('Claire Aubrac').waitFor()
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    await write.getByRole('button', { name: /^Restaurer ce champ\s: Autres charges/ }).click()
    await toastOf(page, /Autres charges mensuelles/).waitFor()

    await drawer
      .getByRole('listitem')
      .filter({ hasText: /Autres charges\s*123/ })
      .waitFor()
    await write.getByText('Restaurer…').click()
    await write.getByRole('button', { name: 'Restaurer cette section à ce moment' }).click()
    await page
      .getByRole('dialog', { name: /^Restaurer «/ })
      .getByRole('button', { name: 'Restaurer' })
      .click()
    await drawer.getByRole('button', { name: /Fermer|Close/ }).click()
    await saved(charge)
    expect(await heldByServer(page, address, 'charge')).toEqual(before)
    expect(takeErrors()).toEqual([])
  })
})
