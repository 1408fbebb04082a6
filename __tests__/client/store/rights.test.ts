import { api } from '#client/api'
import { selectPermissions, sessionStarted } from '#client/session'
import { json } from '../../support/client/answers'
import { openApplication, userDocument } from '../../support/client/application'
import { flush } from '../../support/client/network'

test('a right that was taken away is missed at the first refusal, without a new page', async () => {
  let rights = ['see_application_immo', 'see_client_files']
  const { store, requests } = await openApplication(({ url }) =>
    url.includes('/v3/me')
      ? json(200, userDocument('u1', rights))
      : json(403, { message: 'Vous n’avez pas ce droit.' }),
  )
  await store.dispatch(sessionStarted())
  expect([...selectPermissions(store.getState())]).toEqual(rights)
  rights = ['see_application_immo']
  await store.dispatch(api.endpoints.list.initiate({ type: 'client_file' }))
  await flush()
  expect([...selectPermissions(store.getState())]).toEqual(rights)
  expect(requests.filter(({ url }) => url.includes('/v3/me'))).toHaveLength(2)
})

test('a refusal of the question who one is ends the session, and is not asked for ever', async () => {
  const { store, requests } = await openApplication(() => json(403, { message: 'Non' }))
  await store.dispatch(sessionStarted())
  await flush()
  expect(store.getState().session).toMatchObject({ status: 'loggedOut', errorCode: 403 })
  expect(requests).toHaveLength(1)
})
