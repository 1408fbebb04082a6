import type { UnknownAction } from '@reduxjs/toolkit'
import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist'
import type { Resource } from '#contract/jsonapi'
import { parseAutosave, unreadDrafts } from '#client/autosave/queue'
import type { AutosaveState } from '#client/autosave'
import { build } from '../build'
import { featureSlices, type RootState } from '../feature'
import { cachedParts, cacheOf, parseResources } from './cache'
import type { UserStorage } from './userStorage'

/** Version of the stored format: increased by a change that its parsers cannot detect. */
const VERSION = 1
const stamp = { version: VERSION, rehydrated: true }

export interface Kept {
  readonly autosave: AutosaveState
  readonly resources: readonly Resource[]
  /** Actions that restore what features stored of their slices. */
  readonly restorations: readonly UnknownAction[]
}

/**
 * Reads and writes what one person has on this device: the autosave queue and the offline cache. Writes are done in the order in
 * which they are asked for; each resolves once it is in storage, or was refused.
 */
export interface Keeper {
  readonly read: () => Promise<Kept>
  /** @param queue as every build reads it (`queueForAnyBuild`) */
  readonly keepQueue: (queue: AutosaveState) => Promise<void>
  /** Writes nothing when no part of the cache has changed. */
  readonly keepCache: (state: RootState) => Promise<void>
}

/** Stored as plain objects, which IndexedDB clones: nothing is serialised to text. */
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

/** @param onFailure called when the browser refuses to read or write: no room, or no permission */
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
      // A queue with drafts that cannot be read is copied aside, so that its content can be recovered by hand.
      if (unreadDrafts(queue['autosave']) > 0) await storage.setItem('unread', queue)
      return {
        autosave: parseAutosave(queue['autosave']),
        resources: parseResources(cache['resources']),
        restorations: restorationsOf(cache),
      }
    },
    // A queue that could not be read is not overwritten. The copy makes redux-persist write an unchanged queue again: a tab
    // that had lost the lead may have overwritten it.
    keepQueue: async (queue) => {
      if (isRead) await keepQueue({ autosave: { ...queue } })
    },
    keepCache: async (state) => {
      const parts = cachedParts(state)
      if (parts.every((part, index) => part === cached[index])) return
      cached = parts
      await keepCache(cacheOf(state, Date.now()))
    },
  }
}

/** The actions that restore the slices of a cache. It may have been written by another build, or altered. */
function restorationsOf(cache: Readonly<Record<string, unknown>>): readonly UnknownAction[] {
  const slices: Readonly<Record<string, unknown>> = {
    ...(typeof cache['slices'] === 'object' ? cache['slices'] : null),
  }
  const isSameBuild = cache['build'] === build
  return featureSlices().flatMap(([name, { cache: kept }]) => (kept ? [kept.restored(slices[name], isSameBuild)] : []))
}
