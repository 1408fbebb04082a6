import { Profiler, type ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { AutosaveForm, OpenAggregateContext, TypingProvider } from '#client/editing'
import { ChangesProvider } from '#client/editing/changes'
import { SectionSaveState } from '#client/editing/saving'
import { upserted } from '#client/entities'
import { AmountField } from '#client/forms'
import { TYPING_PAUSE } from '#client/ui/pauses'
import { openApplication } from '../../support/client/application'
import { FILE, heritage } from '../../support/client/clientFile'
import { fileServer } from '../../support/client/fileServer'
import { InTheme } from '../../support/client/InTheme'

/** The names of what was drawn again, in order. */
const renders: string[] = []
const Counted = ({ id, children }: { id: string; children: ReactNode }) => (
  <Profiler
    id={id}
    onRender={(name) => {
      renders.push(name)
    }}
  >
    {children}
  </Profiler>
)

afterEach(() => {
  jest.useRealTimers()
})

test('the first key is told to the head of its section, each key draws its field, and the rest stays as it is', async () => {
  const { store } = await openApplication(fileServer(['manage_client_files']).answer)
  store.dispatch(upserted([heritage]))
  jest.useFakeTimers()
  render(
    <Provider store={store}>
      <OpenAggregateContext value={{ type: 'client_file', id: FILE, readOnly: false }}>
        <ChangesProvider>
          <TypingProvider>
            <Counted id="head">
              <SectionSaveState type="heritage" />
            </Counted>
            <AutosaveForm item={{ key: heritage.id, ref: heritage }}>
              <Counted id="liquidity">
                <AmountField name="liquidity" />
              </Counted>
              <Counted id="security_and_bond">
                <AmountField name="security_and_bond" />
              </Counted>
            </AutosaveForm>
          </TypingProvider>
        </ChangesProvider>
      </OpenAggregateContext>
    </Provider>,
    { wrapper: InTheme },
  )
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('textbox', { name: /^Liquidités/ }))
  expect(screen.queryByText('Modifications en cours')).toBeNull()

  renders.length = 0
  await user.keyboard('1')
  expect(screen.getByText('Modifications en cours')).toBeVisible()
  expect(new Set(renders)).toEqual(new Set(['head', 'liquidity']))
  renders.length = 0
  await user.keyboard('23')
  expect(new Set(renders)).toEqual(new Set(['liquidity']))

  await user.keyboard('{Backspace}{Backspace}{Backspace}')
  act(() => {
    jest.advanceTimersByTime(TYPING_PAUSE)
  })
  expect(screen.queryByText('Modifications en cours')).toBeNull()
})
