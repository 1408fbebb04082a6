import { deletionPlanned, selectDeletions, selectFeedback, UNDO_DELAY } from '#client/feedback'
import { toastPressed } from '../../../src/client/feedback/state'
import { edited, selectHasUnsaved } from '#client/autosave'
import { sessionStarted } from '#client/session'
import { snapshotTaken } from '#client/store'
import { json } from '../../support/client/answers'
import { openApplication } from '../../support/client/application'
import { exampleFile, FILE, heritage } from '../../support/client/clientFile'
import { fileServer } from '../../support/client/fileServer'
import { upserted } from '#client/entities'

const MESSAGE = '« Vasseur » supprimé'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

/** The application, its example file about to be deleted; the server answers that as it is told. */
async function plan(answer: () => Response = () => new Response(null, { status: 204 })) {
  const server = fileServer(['see_application_immo', 'see_client_files', 'manage_client_files'])
  const { store, requests } = await openApplication((request) =>
    request.method === 'DELETE' ? answer() : server.answer(request),
  )
  await store.dispatch(sessionStarted())
  store.dispatch(upserted(exampleFile))
  store.dispatch(
    deletionPlanned({
      ref: { type: 'client_file', id: FILE },
      message: MESSAGE,
      ifRefused: 'Le dossier est toujours là.',
    }),
  )
  return {
    store,
    deletions: () => requests.filter(({ method }) => method === 'DELETE').map(({ url }) => new URL(url).pathname),
    toasts: () => selectFeedback(store.getState()).toasts.map(({ message }) => message),
    pending: () => selectDeletions(store.getState()),
  }
}

const answered = () => jest.advanceTimersByTimeAsync(0)

test('a deletion leaves once the delay to undo is over, with what is typed in the file', async () => {
  const { store, deletions, toasts, pending } = await plan()
  store.dispatch(
    edited({ ref: { type: heritage.type, id: heritage.id }, parentId: FILE, attributes: { liquidity: 52_000 } }),
  )
  await jest.advanceTimersByTimeAsync(UNDO_DELAY - 1)
  expect(deletions()).toEqual([])
  expect(toasts()).toEqual([MESSAGE])
  expect(pending()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(deletions()).toEqual([expect.stringMatching(new RegExp(`/client-files/${FILE}$`))])
  expect([toasts(), pending(), selectHasUnsaved(store.getState())]).toEqual([[], [], false])
})

test('a deletion that is taken back never leaves', async () => {
  const { store, deletions, toasts, pending } = await plan()
  const [toast] = selectFeedback(store.getState()).toasts
  store.dispatch(toastPressed({ id: toast?.id ?? '' }))
  await jest.advanceTimersByTimeAsync(UNDO_DELAY)
  expect([deletions(), toasts(), pending()]).toEqual([[], [], []])
})

test('a deletion leaves with the page', async () => {
  const { deletions } = await plan()
  window.dispatchEvent(new Event('pagehide'))
  await answered()
  expect(deletions()).toHaveLength(1)
})

test('a deletion that the server refuses is told, and the file stays', async () => {
  const { toasts, pending } = await plan(() => json(409, { message: 'Une vente est en cours.' }))
  await jest.advanceTimersByTimeAsync(UNDO_DELAY)
  expect(toasts()).toEqual(['Une vente est en cours. Le dossier est toujours là.'])
  expect(pending()).toEqual([])
})

test('a snapshot says what was told and what waits, without the names in it', async () => {
  jest.useRealTimers()
  const { store } = await plan()
  const { base, actions } = await store.dispatch(snapshotTaken())
  const text = JSON.stringify([base, actions])
  expect(text).toContain('"feedback/deletionPlanned"')
  expect(text).toContain('Annuler')
  expect(text).not.toContain('Vasseur')
})
