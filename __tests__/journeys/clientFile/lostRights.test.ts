import { accessibilityFaults } from '../../support/browser/accessibility'
import { change } from '../../support/browser/database'
import { eventually } from '../../support/browser/eventually'
import { allAnswered } from '../../support/browser/requests'
import { typeWhile } from '../../support/browser/typeWhile'
import { journeySession } from '../../support/journeys/session'

const { application, emailOf, openPage } = journeySession()

test('somebody types and loses the right to: told why, nothing lost, nothing asked for twice', async () => {
  const adviser = emailOf('c.aubrac')
  const { page, section, sent } = await typeWhile(await openPage(), adviser, () =>
    change(application(), `UPDATE users SET roles = '{business-provider}' WHERE email = $1`, [adviser]),
  )
  const notice = page.getByRole('region', { name: 'Non enregistré' })
  await notice.getByText(/Vous n’avez pas le droit de modifier cette partie/).waitFor()
  await section
    .getByText(/^33\s333\s€$/)
    .first()
    .waitFor()
  await notice.getByRole('button', { name: 'Copier ma saisie' }).waitFor()
  await allAnswered(page)
  expect([sent('PUT', /heritage/), sent('GET', /\/v3\/me$/)]).toEqual([1, 1])
  await eventually(() => accessibilityFaults(page)).toEqual([])
  await notice.getByRole('button', { name: 'Revenir à l’enregistré' }).click()
  await notice.waitFor({ state: 'detached' })
})
