import type { Page } from 'playwright-core'
import { accessibilityFaults } from '../../support/browser/accessibility'
import { heldByServer, openFile, openSection } from '../../support/browser/clientFile'
import { logIn } from '../../support/browser/logIn'
import { pressOutside, toastOf } from '../../support/browser/undoing'
import { fieldOf, regionOf, saved, type } from '../../support/browser/typing'
import { journeySession } from '../../support/journeys/session'

const HERITAGE = 'Patrimoine'
const LIQUIDITY = 'Liquidités'
const INVESTMENTS = 'Placements financiers'

const { emailOf, openPage, takeErrors } = journeySession()

/** The same section of the same file, for two people. */
async function openTwice(): Promise<{ mine: Page; theirs: Page; address: string }> {
  const [mine, theirs] = [await openPage(), await openPage()]
  await logIn(mine, emailOf('c.aubrac'))
  const address = await openFile(mine, /Marchetti/)
  await openSection(mine, HERITAGE)
  await logIn(theirs, emailOf('h.vautrin'))
  await theirs.goto(`${address}/informations?section=heritage`)
  await regionOf(theirs, HERITAGE).waitFor()
  return { mine, theirs, address }
}

test('two people who change the same fields choose between their values, field by field', async () => {
  const { mine, theirs, address } = await openTwice()
  await type(regionOf(theirs, HERITAGE), { [LIQUIDITY]: '11111', [INVESTMENTS]: '22222' })
  await saved(regionOf(theirs, HERITAGE))

  // Both fields leave together.
  await mine.route('**/heritage', (route) => route.abort(), { times: 1 })
  await fieldOf(regionOf(mine, HERITAGE), LIQUIDITY).fill('33333')
  await type(regionOf(mine, HERITAGE), { [INVESTMENTS]: '44444' })
  const choice = regionOf(mine, HERITAGE).getByRole('radiogroup', { name: INVESTMENTS })
  await choice.getByRole('radio', { name: /^Version de H\. Vautrin, \d\d:\d\d\s:\s22\s222\s€$/ }).waitFor()
  expect(
    await regionOf(mine, HERITAGE)
      .getByRole('radiogroup', { name: LIQUIDITY })
      .getByRole('radio', { name: /^Votre saisie\s:\s33\s333\s€$/ })
      .isChecked(),
  ).toBe(true)
  expect(await accessibilityFaults(mine)).toEqual([])

  await choice.getByRole('radio', { checked: true }).focus()
  await mine.keyboard.press('ArrowDown')
  await regionOf(mine, HERITAGE).getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await saved(regionOf(mine, HERITAGE))
  expect(await heldByServer(mine, address, 'heritage')).toMatchObject({
    liquidity: 33_333,
    security_and_bond: 22_222,
  })
  await pressOutside(mine, 'Control+z')
  await toastOf(mine, /^Liquidités\s: 11\s111\s€ rétabli/).waitFor()
  expect(takeErrors()).toEqual([expect.stringContaining('ERR_FAILED'), expect.stringContaining('409')])
})
