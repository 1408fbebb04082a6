import { accessibilityFaults } from '../../support/browser/accessibility'
import { heldByServer, openFile, openSection } from '../../support/browser/clientFile'
import { eventually } from '../../support/browser/eventually'
import { cutChanges, kept, leaveFreely } from '../../support/browser/interruptions'
import { logIn } from '../../support/browser/logIn'
import { fieldOf, heldBy, regionOf, saved, type } from '../../support/browser/typing'
import { journeySession } from '../../support/journeys/session'

const HERITAGE = 'Patrimoine'

const { emailOf, openPage } = journeySession()

test('a file has everything again after a reload without network for its changes, and saves it once they pass', async () => {
  const page = await openPage()
  leaveFreely(page)
  await logIn(page, emailOf('c.aubrac'))
  const address = await openFile(page, /Marchetti/)
  await openSection(page, HERITAGE)
  const restore = await cutChanges(page.context())
  await type(regionOf(page, HERITAGE), { Liquidités: '27182' })
  await fieldOf(regionOf(page, HERITAGE), 'Valeur de la résidence principale').fill('314159')
  await kept(page, '314159')
  await page.reload()
  await regionOf(page, HERITAGE).waitFor()
  await eventually(() => heldBy(regionOf(page, HERITAGE), ['Liquidités', 'Valeur de la résidence principale'])).toEqual(
    {
      Liquidités: '27182',
      'Valeur de la résidence principale': '314159',
    },
  )
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await restore()
  await saved(regionOf(page, HERITAGE))
  expect(await heldByServer(page, address, 'heritage')).toMatchObject({
    liquidity: 27_182,
    main_residence_value: 314_159,
  })
})
