import { clear, createStore } from 'idb-keyval'
import { createAppStore, type StoreDependencies } from '#client/store'
import { answeringNetwork } from './answers'
import '../../../src/app/client/features'
import 'fake-indexeddb/auto'

/** What this device keeps, by the name that the application gives it. */
export const device = createStore('solive', 'kept')

/** The storage of a browser, in memory. */
export function memoryStorage(held: Record<string, string> = {}) {
  return {
    held,
    getItem: (key: string) => Promise.resolve(held[key] ?? null),
    setItem: (key: string, value: string) => Promise.resolve(void (held[key] = value)),
    removeItem: (key: string) => Promise.resolve(void Reflect.deleteProperty(held, key)),
  }
}

const open: (() => void)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) close()
  await clear(device)
})

/**
 * The real store of the application, started, over a network that answers at once; closed after the test, or by
 * `close`. Every test finds an empty device.
 */
export async function openApplication(
  answer: (request: Request) => Response | Promise<Response>,
  storage = memoryStorage(),
  tabs: Pick<StoreDependencies, 'locks' | 'openChannel'> = {},
) {
  const { transport, requests } = answeringNetwork(answer)
  const { store, ready, start, close } = createAppStore({ transport, storage, ...tabs })
  open.push(close)
  await ready
  start()
  return { store, transport, requests, start, close }
}

/** The answer to `GET /v3/me` and to a login. */
export function userDocument(
  id: string,
  permissions: readonly string[] = ['see_client_files'],
  roles: readonly string[] = ['member'],
): unknown {
  const refs = (type: string, ids: readonly string[]) => ({ data: ids.map((name) => ({ type, id: name })) })
  return {
    data: {
      type: 'user',
      id,
      attributes: { first_name: 'Claire' },
      relationships: { permissions: refs('permission', permissions), roles: refs('role', roles) },
    },
  }
}
