import type { UnknownAction } from '@reduxjs/toolkit'
import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist'
import type { Resource } from '#contract/jsonapi'
import { parseAutosave, unreadDrafts } from '#client/autosave/queue'
import type { AutosaveState } from '#client/autosave'
import { build } from '../build'
import { featureSlices, type RootState } from '../feature'
import { cachedParts, cacheOf, parseResources } from './cache'
import type { UserStorage } from './userStorage'

/** Grows when what is kept changes in a way that its parsers cannot tell. */
const VERSION = 1
const stamp = { version: VERSION, rehydrated: true }

export interface Kept {
  readonly autosave: AutosaveState
  readonly resources: readonly Resource[]
  /** Brings back what features kept of their slices. */
  readonly restorations: readonly UnknownAction[]
}

/**
 * What one person has on this device. Writes are done in the order in which they are asked for; each resolves once it would
 * survive a crash, or was refused.
 */
export interface Keeper {
  readonly read: () => Promise<Kept>
  readonly keepQueue: (state: RootState) => Promise<void>
  /** Of a state that has nothing new for the cache, nothing is written. */
  readonly keepCache: (state: RootState) => Promise<void>
}

/** Kept as plain data, which IndexedDB copies by itself: no text in between. */
function configurationOf(key: string, storage: UserStorage, onFailure: () => void): PersistConfig<object> {
  const plain = { key, keyPrefix: '', storage, serialize: false, deserialize: false, writeFailHandler: onFailure }
  return plain
}

function writer(configuration: PersistConfig<object>) {
  const persistoid = createPersistoid(configuration)
  return async (state: object) => {
    persistoid.update({ ...state, _persist: stamp })
    await persistoid.flush()
  }
}

/** @param onFailure the browser refuses to write: no room, or no right to */
export function createKeeper(storage: UserStorage, onFailure: () => void): Keeper {
  const configuration = (key: string) => configurationOf(key, storage, onFailure)
  let isRead = true
  const reading = async (key: string): Promise<Readonly<Record<string, unknown>>> => {
    try {
      return { ...(await getStoredState(configuration(key))) }
    } catch {
      isRead = false
      onFailure()
      return {}
    }
  }
  const [keepQueue, keepCache] = [writer(configuration('queue')), writer(configuration('cache'))]
  let cached: readonly unknown[] = []
  return {
    read: async () => {
      const [queue, cache] = await Promise.all([reading('queue'), reading('cache')])
      // A draft that cannot be read is set aside as it is: somebody may still make something of it.
      if (unreadDrafts(queue['autosave']) > 0) await storage.setItem('unread', queue)
      return {
        autosave: parseAutosave(queue['autosave']),
        resources: parseResources(cache['resources']),
        restorations: restorationsOf(cache),
      }
    },
    // What could not be read is not written over.
    // A copy, so that the same queue is written again: a tab that was taken for dead may have written over it.
    keepQueue: async ({ autosave }) => {
      if (isRead) await keepQueue({ autosave: { ...autosave } })
    },
    keepCache: async (state) => {
      const parts = cachedParts(state)
      if (parts.every((part, index) => part === cached[index])) return
      cached = parts
      await keepCache(cacheOf(state, Date.now()))
    },
  }
}

/** What a cache held, as actions. Another build may have written it, or somebody's hand. */
function restorationsOf(cache: Readonly<Record<string, unknown>>): readonly UnknownAction[] {
  const slices: Readonly<Record<string, unknown>> = {
    ...(typeof cache['slices'] === 'object' ? cache['slices'] : null),
  }
  const isSameBuild = cache['build'] === build
  return featureSlices().flatMap(([name, { cache: kept }]) => (kept ? [kept.restored(slices[name], isSameBuild)] : []))
}
