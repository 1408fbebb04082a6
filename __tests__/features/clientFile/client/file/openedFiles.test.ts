import { api } from '#client/api'
import { sessionStarted } from '#client/session'
import { recentOf, tabOpened } from '../../../../../src/features/clientFile/client/openedFiles'
import { memoryStorage, openApplication } from '../../../../support/client/application'
import { FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'

test('the tab where a file was left is known, though the file was still being read', async () => {
  const { answer } = fileServer(['see_client_files', 'edit_client_files'])
  const { store } = await openApplication(answer, memoryStorage())
  await store.dispatch(sessionStarted())
  const reading = store.dispatch(
    api.endpoints.read.initiate({ type: 'client_file', id: FILE, include: ['simulation'] }),
  )
  store.dispatch(tabOpened({ id: FILE, tab: 'solution' }))
  expect(recentOf(store.getState().openedFiles, Date.now())).toEqual({})
  await reading
  expect(recentOf(store.getState().openedFiles, Date.now())).toMatchObject({
    [FILE]: { tab: 'solution' },
  })
})
