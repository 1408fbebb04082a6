import type { SettingChange } from '#server/repositories/settings'

/**
 * What the settings of a section were once a change had been made, by key: what it or one before it set, else what the first one after
 * it found. Settings that nobody ever changed are not among them.
 * @param changes of the section, in the order in which they come into force
 */
export function settingsAt(changes: readonly SettingChange[], id: string): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  let isReached = false
  for (const change of changes) {
    for (const { key, before, after } of change.changes)
      if (!isReached) values.set(key, after)
      else if (!values.has(key)) values.set(key, before)
    isReached ||= change.id === id
  }
  return values
}
