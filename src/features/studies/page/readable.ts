import { useSyncExternalStore } from 'react'

/** A value that changes outside of React: on the device, on the network. */
export interface Readable<Value> {
  readonly get: () => Value
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void
  /** As the server knew it: what the page is first drawn with. */
  readonly atFirst: Value
}

export interface Writable<Value> extends Readable<Value> {
  readonly set: (value: Value) => void
}

/** A value that its readers hear of when it changes. @param atFirst as the server knew it, where that is something else */
export function writable<Value>(value: Value, atFirst: Value = value): Writable<Value> {
  let current = value
  const listeners = new Set<() => void>()
  return {
    atFirst,
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set: (next) => {
      current = next
      for (const listener of listeners) listener()
    },
  }
}

export function useReadable<Value>({ subscribe, get, atFirst }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => atFirst)
}
