import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../support/browser/accessibility'
import { heldByServer, openFile, openSection } from '../support/browser/clientFile'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { browserSession } from '../support/browser/session'
import { saved } from '../support/browser/typing'

const ADVISER = 'c.aubrac@ormeval.example'

/** Tab stops between two fields of a page, at most. */
const FAR = 60

/** Goes by Tab to what has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((wanted) => {
      const focused = document.activeElement
      const labels =
        focused instanceof HTMLInputElement ? [...(focused.labels ?? [])].map(({ textContent }) => textContent) : []
      return [focused?.getAttribute('aria-label') ?? '', ...labels, focused?.textContent ?? ''].some((text) =>
        text.startsWith(wanted),
      )
    }, name)
    if (isThere) return
  }
  throw new Error(`No Tab leads to ${name}.`)
}

/** Writes over what the focused field holds. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

describe('the informations of a client file, by keyboard alone', () => {
  const { openPage, takeErrors } = browserSession()

  async function open(section: string): Promise<{ page: Page; address: string }> {
    const page = await openPage()
    await logIn(page, ADVISER)
    const address = await openFile(page, /Marchetti/)
    await openSection(page, section)
    return { page, address }
  }

  test('Alt and an arrow go from section to section, Tab from field to field, and all of it is saved', async () => {
    const { page, address } = await open('Revenus')
    await tabTo(page, 'Revenu net mensuel du client')
    await write(page, '4321')
    await page.keyboard.press('Alt+ArrowDown')
    const charges = page.getByRole('region', { name: 'Charges du foyer' })
    await charges.waitFor()
    await tabTo(page, 'Pensions alimentaires versées')
    await write(page, '123')
    await page.keyboard.press('Tab')
    await saved(charges)
    // The page says of the charges that they are saved.
    await eventually(() => heldByServer(page, address, 'income')).toMatchObject({ net_monthly_income: 4_321 })
    expect(await heldByServer(page, address, 'charge')).toMatchObject({ alimony: 123 })
    expect(takeErrors()).toEqual([])
  })

  test('Enter in a loan goes to the same field of the next, and adds one after the last', async () => {
    const { page } = await open('Crédits en cours')
    const rows = page.getByRole('region', { name: 'Crédits en cours' }).locator('li.row')
    await rows.first().waitFor()
    const before = await rows.count()
    const isInRow = (place: number) =>
      page.waitForFunction(
        (wanted) =>
          [...document.querySelectorAll('li.row')].indexOf(
            document.activeElement?.closest('li.row') ?? document.body,
          ) === wanted,
        place,
      )
    await rows
      .last()
      .getByRole('textbox', { name: /^Mensualité/ })
      .focus()
    await page.keyboard.press('Enter')
    await isInRow(before)
    await rows
      .nth(before - 1)
      .getByRole('textbox', { name: /^Capital restant dû/ })
      .focus()
    await page.keyboard.press('Enter')
    await isInRow(before)
    await page.keyboard.type('9000')
    await tabTo(page, 'Date de fin')
    await page.keyboard.press('Control+;')
    await page.waitForFunction(
      () =>
        document.activeElement instanceof HTMLInputElement && /^\d\d\/\d\d\/\d{4}$/.test(document.activeElement.value),
    )
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('aims are put in order by their buttons, and the order is kept', async () => {
    const { page, address } = await open('Objectifs')
    const aims = page.locator('.aim label')
    const second = await aims.nth(1).innerText()
    await tabTo(page, `Monter\u00a0: ${second}`)
    await page.keyboard.press('Enter')
    await page.waitForFunction((text) => document.querySelector('.aim label')?.textContent.startsWith(text), second)
    await page
      .getByRole('status')
      .filter({ hasText: `${second}\u00a0: place 1 sur 6` })
      .waitFor({ state: 'attached' })
    await saved(page.getByRole('region', { name: 'Objectifs' }))
    const { priorities } = await heldByServer(page, address, 'objective')
    expect(priorities).toHaveLength(6)
    await page.reload()
    await eventually(() => aims.first().innerText()).toBe(second)
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })

  test('the places wanted are chips, and a click says the contrary', async () => {
    const { page } = await open('Secteurs recherchés')
    const chip = page.getByRole('switch', { name: /^Inclure / }).first()
    const was = await chip.getAttribute('aria-checked')
    await chip.press('Space')
    await page.waitForFunction(
      (value) => document.querySelector('.place-chips [role=switch]')?.getAttribute('aria-checked') !== value,
      was,
    )
    await saved(page.getByRole('region', { name: 'Secteurs recherchés' }))
    await eventually(() => accessibilityFaults(page)).toEqual([])
    expect(takeErrors()).toEqual([])
  })
})
