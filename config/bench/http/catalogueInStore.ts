import { configureStore } from '@reduxjs/toolkit'
import { api } from '#client/api'
import { entitiesReducer } from '#client/entities'
import { createTransport } from '#client/transport'
import { catalogueApi } from '../../../src/features/catalogue/client/api'
import { selectCatalogue } from '../../../src/features/catalogue/client/selectCatalogue'

const reducer = { api: api.reducer, entities: entitiesReducer }

/** A store whose server answers the whole catalogue with this text; resolves with how many lots are in it once they can be shown. */
export function catalogueReader(body: string): () => Promise<number> {
  const transport = createTransport({
    hosts: { apiAddress: 'http://solive.test/api', authentication: 'bearer' },
    fetch: () => Promise.resolve(new Response(body)),
    cookies: () => '',
    bearerToken: () => 'a-token',
  })
  const store = configureStore({
    reducer,
    // Those of production: without the checks of development.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  })
  return async () => {
    // In a meeting nothing is kept on the device: Node has no IndexedDB.
    const request = catalogueApi.endpoints.wholeCatalogue.initiate(
      { userId: 'u1', isMeeting: true },
      { forceRefetch: true, subscribe: false },
    )
    const { data } = await store.dispatch(request)
    if (!data) throw new Error('The catalogue was not read.')
    return selectCatalogue(store.getState(), data).properties.length
  }
}
