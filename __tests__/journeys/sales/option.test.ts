import { accessibilityFaults } from '../../support/browser/accessibility'
import { eventually } from '../../support/browser/eventually'
import { logIn } from '../../support/browser/logIn'
import { act, addressOf, declare, fact, reasonOf, state, takeOption } from '../../support/browser/sales'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

test('a client is told to a promoter, then a lot is held for him, which a colleague follows as it happens', async () => {
  const [adviser, director] = [await openPage(), await openPage({ isLive: true })]
  await logIn(adviser, emailOf('c.aubrac'), { to: '/mes-ventes/denonciations' })
  await declare(adviser)
  await act(adviser, 'Valider')
  await state(adviser, 'Validée')

  await adviser.goto('/mes-ventes/options')
  await takeOption(adviser)
  await state(adviser, 'Active')
  await eventually(() => accessibilityFaults(adviser)).toEqual([])

  await logIn(director, emailOf('h.vautrin'), { to: addressOf(adviser) })
  await state(director, 'Active')
  await act(adviser, 'Prolonger')
  await fact(director, 'Prolongations', '1')
  await reasonOf(adviser, 'Prolonger', /déjà été prolongée/)
  expect(takeErrors()).toEqual([])
})
