import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InformationsTab } from '../../src/features/clientFile/client/file/informations/InformationsTab'
import { openFile } from '../support/client/openedFile'

test('a new field of a section is shown under its label, and what is typed in it is saved', async () => {
  const tab = { path: 'informations', Component: InformationsTab }
  const { server } = await openFile('informations?section=charge', [tab])
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText(/^Frais de transport/), '120')
  await user.tab()
  await waitFor(() => {
    expect(server.membersOf('charge')[0]?.attributes).toMatchObject({ transport_expense: 120 })
  })
})
