import { isObject, isText } from '#contract/json'
import { userStorage } from '#client/store/storage'
import { groups, type Found } from './found'

/** What was chosen before: no name is kept, a client's is asked of who may still say it. */
export type Recent = Pick<Found, 'id' | 'group'>

/** Under which name they are kept on this device, among what leaves it with the person. */
const NAME = 'palette'
const MOST = 8

const isRecent = (value: unknown): value is Recent =>
  isObject(value) && isText(value['id']) && groups.some((group) => group === value['group'])

/** The last choices of a person on this device, the last first; none where the browser keeps nothing. */
export async function readRecents(userId: string): Promise<readonly Recent[]> {
  const kept = await userStorage(userId)
    .getItem(NAME)
    .catch(() => undefined)
  return Array.isArray(kept) ? kept.filter(isRecent) : []
}

/** Keeps a choice before the others. */
export async function keepRecent(userId: string, { id, group }: Recent): Promise<void> {
  const others = (await readRecents(userId)).filter((recent) => recent.id !== id)
  await userStorage(userId)
    .setItem(NAME, [{ id, group }, ...others].slice(0, MOST))
    .catch(() => undefined)
}
