import { userStorage } from '#client/store/storage'

/** Under which name the catalogue of a person is kept on this device. */
const CATALOGUE = 'catalogue'

/** Keeps the answer of the server; a browser that refuses to has it from the server next time. */
export const keepCatalogue = (userId: string, body: unknown): Promise<void> =>
  userStorage(userId)
    .setItem(CATALOGUE, body)
    .catch(() => undefined)

/** The last answer that was kept; undefined without one. */
export const keptCatalogue = (userId: string): Promise<unknown> =>
  userStorage(userId)
    .getItem(CATALOGUE)
    .catch(() => undefined)
