import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval'

/** The storage of one person in this browser, as redux-persist wants it: IndexedDB, where no key of another person is in reach. */
export interface UserStorage {
  readonly getItem: (key: string) => Promise<unknown>
  readonly setItem: (key: string, value: unknown) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Removes everything of the person from this device, except the entries of these names. */
  readonly wipe: (but?: readonly string[]) => Promise<void>
}

/** Entries that the server does not have: the autosave queue, and a copy of a queue that could not be read. */
export const QUEUE: readonly string[] = ['queue', 'unread']

const database = createStore('solive', 'kept')

export function userStorage(userId: string): UserStorage {
  const prefix = `${userId}/`
  const nameOf = (key: string) => `${prefix}${key}`
  const remove = (names: readonly string[]) => delMany([...names], database)
  return {
    getItem: (key) => get<unknown>(nameOf(key), database),
    // Committed at once: a page that is being closed does not live to commit by itself.
    setItem: (key, value) =>
      database('readwrite', (store) => {
        store.put(value, nameOf(key))
        const written = promisifyRequest(store.transaction)
        store.transaction.commit()
        return written
      }),
    removeItem: (key) => remove([nameOf(key)]),
    wipe: async (but = []) =>
      remove(
        (await keys<string>(database)).filter(
          (name) => name.startsWith(prefix) && !but.includes(name.slice(prefix.length)),
        ),
      ),
  }
}
