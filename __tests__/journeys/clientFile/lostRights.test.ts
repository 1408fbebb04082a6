import { change } from '../../support/browser/database'
import { allAnswered } from '../../support/browser/requests'
import { typeWhile } from '../../support/browser/typeWhile'
import { journeySession } from '../../support/journeys/session'

const { application, emailOf, openPage } = journeySession()

test('somebody types and loses the right to: told why, nothing lost, nothing asked for twice', async () => {
  const adviser = emailOf('c.aubrac')
  const { page, section, sent } = await typeWhile(await openPage(), adviser, () =>
    change(application(), `UPDATE users SET roles = '{business-provider}' WHERE email = $1`, [adviser]),
  )
  await section
    .getByRole('alert')
    .getByText(/^Vous n’avez pas le droit de modifier cette partie/)
    .waitFor()
  await section
    .getByText(/^33\s333\s€$/)
    .first()
    .waitFor()
  await section.getByRole('button', { name: 'Copier ma saisie' }).first().waitFor()
  await allAnswered(page)
  expect([sent('PUT', /heritage/), sent('GET', /\/v3\/me$/)]).toEqual([1, 1])
  await section.getByRole('button', { name: 'Revenir à l’enregistré' }).click()
  await section.getByRole('alert').waitFor({ state: 'detached' })
})
