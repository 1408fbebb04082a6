import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import type { Resource } from '#contract/jsonapi'
import { upserted } from '#client/entities'
import { sessionStarted } from '#client/session'
import { ChangesProvider } from '../../../../../src/client/editing/changes/ChangesProvider'
import { OpenAggregateContext } from '../../../../../src/client/editing/OpenAggregateContext'
import { valuesAssumed } from '../../../../../src/features/clientFile/client/calculation/slice'
import { OperationForm } from '../../../../../src/features/clientFile/client/file/solution/trial/OperationForm'
import { YearsShown } from '../../../../../src/features/clientFile/client/file/solution/inputs/YearsShown'
import { openApplication } from '../../../../support/client/application'
import { exampleFile, FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'
import { InTheme } from '../../../../support/client/InTheme'

/** How many years are shown of an operation whose simulation says this. */
async function open(said: object) {
  const { store } = await openApplication(
    fileServer(['see_application_immo', 'see_client_files', 'manage_client_files']).answer,
  )
  await store.dispatch(sessionStarted())
  const file = exampleFile.map((resource: Resource): Resource =>
    resource.type === 'simulation' ? { ...resource, attributes: { ...resource.attributes, ...said } } : resource,
  )
  store.dispatch(upserted(file))
  store.dispatch(valuesAssumed({ loan_duration: 20, duration_to_display: 20 }))
  render(
    <Provider store={store}>
      <OpenAggregateContext value={{ type: 'client_file', id: FILE, readOnly: false }}>
        <ChangesProvider>
          <OperationForm>
            <YearsShown />
          </OperationForm>
        </ChangesProvider>
      </OpenAggregateContext>
    </Provider>,
    { wrapper: InTheme },
  )
  return { field: screen.getByRole('textbox', { name: /^Durée affichée/ }), user: userEvent.setup({ delay: null }) }
}

test('a file that says none shows twenty years; a view that passes the end of its loan is beside them', async () => {
  const { field, user } = await open({ duration_to_display: null, loan_duration: 25 })
  expect(field).toHaveAttribute('placeholder', '20')
  await user.click(screen.getByRole('button', { name: 'Afficher 30 ans' }))
  expect(field).toHaveValue('30')
  expect(screen.queryByRole('button', { name: /^Afficher/ })).toBeNull()
})

test('nothing longer is offered to who sees the end of the loan already', async () => {
  await open({ duration_to_display: 25, loan_duration: 15 })
  expect(screen.queryByRole('button', { name: /^Afficher/ })).toBeNull()
})
