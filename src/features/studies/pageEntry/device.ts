import { writable, type Writable } from '#features/studies/page'

/** What this device keeps of a study: `localStorage`, unless the browser refuses it. */
export interface DeviceStorage {
  readonly read: (name: string) => unknown
  readonly write: (name: string, value: unknown) => void
}

/** @param link everything is kept by the link that it belongs to */
export const storageOf = (link: string): DeviceStorage => ({
  read: (name) => {
    try {
      const text = localStorage.getItem(`study ${link} ${name}`)
      const value: unknown = text === null ? null : JSON.parse(text)
      return value
    } catch {
      return null
    }
  },
  write: (name, value) => {
    try {
      localStorage.setItem(`study ${link} ${name}`, JSON.stringify(value))
    } catch {
      // Without storage, what is told lasts as long as the page.
    }
  },
})

/** A value that this device keeps. @param isValue tells what was kept from what is not one */
export function kept<Value>(
  storage: DeviceStorage,
  name: string,
  isValue: (value: unknown) => value is Value,
  atFirst: Value,
): Writable<Value> {
  const stored = storage.read(name)
  const value = writable(isValue(stored) ? stored : atFirst, atFirst)
  return {
    ...value,
    set: (next) => {
      storage.write(name, next)
      value.set(next)
    },
  }
}
