import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SolutionTab } from '../../src/features/clientFile/client/file/solution/SolutionTab'
import { openFile } from '../support/client/openedFile'

test('a scheme added to the catalogue is chosen on the form by its label, asks its questions, and both are saved', async () => {
  const { server } = await openFile('solution', [{ path: 'solution', Component: SolutionTab }])
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: /^Projet et dates/ }))
  await user.click(await screen.findByRole('combobox', { name: /^Dispositif/ }))
  await user.click(await screen.findByText('Bail d’essai'))
  await user.click(await screen.findByRole('button', { name: /^Dispositif/ }))
  const years = await screen.findByLabelText(/^Années du bail d’essai/)
  expect(screen.getByRole('radiogroup', { name: /^Locataire à l’essai/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Bien et meubles/ }))
  expect(await screen.findByLabelText(/^Montant des travaux/)).toBeVisible()
  await user.type(years, '3')
  await user.tab()
  await waitFor(() => {
    expect(server.membersOf('simulation')[0]?.attributes).toMatchObject({
      project: 'trial_lease',
      trial_lease_years: 3,
    })
  })
})
