import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { selectEdited } from '#client/autosave'
import { OpenAggregateContext } from '#client/editing'
import { ChangesProvider, useChanges } from '#client/editing/changes'
import { upserted } from '#client/entities'
import { Feedback, selectFeedback } from '#client/feedback'
import { openApplication } from '../../support/client/application'
import { FILE, heritage } from '../../support/client/clientFile'
import { fileServer } from '../../support/client/fileServer'
import { InTheme } from '../../support/client/InTheme'

const SENTENCE = 'Les liquidités sont de 1 234 €'

/** Sets the liquidity, and writes whether that was a change. */
function Setting({ before, onSet }: { before: number; onSet: (isChanged: boolean) => void }) {
  const { makeAndTell } = useChanges()
  const ref = { type: heritage.type, id: heritage.id }
  return (
    <button
      type="button"
      onClick={() => {
        onSet(makeAndTell([{ ref, before: { liquidity: before }, after: { liquidity: 1_234 } }], { message: SENTENCE }))
      }}
    >
      Changer
    </button>
  )
}

async function openSetting(held: number) {
  const { store } = await openApplication(fileServer(['manage_client_files']).answer)
  store.dispatch(upserted([{ ...heritage, attributes: { ...heritage.attributes, liquidity: held } }]))
  const liquidity = () => selectEdited(store.getState(), heritage.type, heritage.id)?.attributes.liquidity ?? null
  const answers: boolean[] = []
  render(
    <Provider store={store}>
      <OpenAggregateContext value={{ type: 'client_file', id: FILE, readOnly: false }}>
        <ChangesProvider>
          <Setting before={held} onSet={(isChanged) => answers.push(isChanged)} />
        </ChangesProvider>
      </OpenAggregateContext>
      <Feedback />
    </Provider>,
    { wrapper: InTheme },
  )
  return { user: userEvent.setup(), store, liquidity, answers }
}

test('a change that says its own sentence is undone by the button of its toast', async () => {
  const { user, liquidity, answers } = await openSetting(500)
  await user.click(screen.getByRole('button', { name: 'Changer' }))
  expect(liquidity()).toBe(1_234)
  expect(answers).toEqual([true])

  expect(await screen.findByText(SENTENCE)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(liquidity()).toBe(500)
})

test('what changes nothing says nothing', async () => {
  const { user, store, answers } = await openSetting(1_234)
  await user.click(screen.getByRole('button', { name: 'Changer' }))
  expect(answers).toEqual([false])
  expect(selectFeedback(store.getState()).toasts).toEqual([])
})
