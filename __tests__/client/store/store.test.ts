import { waitFor } from '@testing-library/react'
import { selectSettings, settingsChanged } from '#client/session'
import { upserted } from '#client/entities'
import { rootReducer } from '../../../src/client/store/state'
import { empty } from '../../support/client/answers'
import { memoryStorage, openApplication } from '../../support/client/application'

const KEY = 'persist:solive'
const { settings: defaults } = rootReducer(undefined, { type: 'start' })

describe('what is kept from one visit to the next', () => {
  test('is the settings, and nothing that came from the server or from the person', async () => {
    const storage = memoryStorage()
    const first = await openApplication(() => empty(), storage)
    first.store.dispatch(
      upserted([{ type: 'client_file', id: 'f', attributes: { title: 'Vasseur' }, relationships: {} }]),
    )
    first.store.dispatch(settingsChanged({ theme: 'dark', showCommission: false }))
    await waitFor(() => {
      expect(storage.held[KEY]).toContain('dark')
    })
    expect(Object.keys(JSON.parse(storage.held[KEY] ?? '{}') as object).sort()).toEqual([
      '_persist',
      'meeting',
      'session',
      'settings',
    ])
    expect(storage.held[KEY]).not.toContain('Vasseur')
    const second = await openApplication(() => empty(), storage)
    expect(selectSettings(second.store.getState())).toEqual({ ...defaults, theme: 'dark', showCommission: false })
  })

  test.each([
    [
      'older settings, which lack one that is new',
      { settings: JSON.stringify({ theme: 'auto' }) },
      { ...defaults, theme: 'auto' },
    ],
    [
      'altered settings',
      { settings: JSON.stringify({ theme: 'blue', showCommission: 'no', oldLinkStyle: true, isAdmin: true }) },
      { ...defaults, oldLinkStyle: true },
    ],
    ['settings that are none', { settings: '"dark"' }, defaults],
    [
      'a person who was here last',
      { session: JSON.stringify({ status: 'loggedIn', user: { type: 'user', id: 'x' } }) },
      defaults,
    ],
    ['a slice that is not kept', { entities: JSON.stringify({ client_file: 'x' }) }, defaults],
  ])('%s start well', async (_what, kept, settings) => {
    const { store } = await openApplication(
      () => empty(),
      memoryStorage({ [KEY]: JSON.stringify({ ...kept, _persist: '{"version":1,"rehydrated":true}' }) }),
    )
    expect(selectSettings(store.getState())).toEqual(settings)
    expect(store.getState().session.status).toBe('unknown')
  })

  test('a storage that cannot be read starts with the defaults', async () => {
    const complaints = jest.spyOn(console, 'error').mockReturnValue()
    const storage = { ...memoryStorage(), getItem: () => Promise.reject(new Error('denied')) }
    const { store } = await openApplication(() => empty(), storage)
    expect(selectSettings(store.getState())).toEqual(defaults)
    complaints.mockRestore()
  })
})

test('the development checks accept the state and the actions of the store', async () => {
  const complaints = jest.spyOn(console, 'error').mockReturnValue()
  const { store } = await openApplication(() => empty())
  store.dispatch(upserted([{ type: 'client_file', id: 'f', attributes: { title: 'Vasseur' }, relationships: {} }]))
  store.dispatch(settingsChanged({ theme: 'auto' }))
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})
