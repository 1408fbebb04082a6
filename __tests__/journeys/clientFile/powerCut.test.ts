import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { browserSession } from '../../support/browser/session'
import { fieldOf, heldBy, regionOf, saved, type } from '../../support/browser/typing'

describe('a server that is killed while somebody types', () => {
  const { application, openPage } = browserSession()

  test('has kept what was called saved, and gets the rest once it is back', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await page.getByRole('link', { name: /Marchetti/ }).click()
    await page.getByRole('link', { name: 'Infos client & objectifs' }).click()
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Patrimoine/ })
      .click()
    const heritage = regionOf(page, 'Patrimoine')
    await type(heritage, { Liquidités: '31415' })
    await saved(heritage)

    await fieldOf(heritage, 'Valeur de la résidence principale').pressSequentially('271', { delay: 20 })
    await application().kill()
    await type(heritage, { 'Valeur de la résidence principale': '271828' })
    await heritage.getByText('Gardé sur cet appareil').waitFor()
    await eventually(() => accessibilityFaults(page)).toEqual([])

    await application().start()
    await saved(heritage)
    await page.reload()
    await eventually(() => heldBy(heritage, ['Liquidités', 'Valeur de la résidence principale'])).toEqual({
      Liquidités: '31415',
      'Valeur de la résidence principale': '271828',
    })
  })
})
