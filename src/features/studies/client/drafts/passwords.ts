import { nanoid } from '@reduxjs/toolkit'

/** As long as the page, and out of the store, whose actions are recorded. */
const held = new Map<string, string>()

/** Holds a password in memory instead of the former one; answers the key that finds it again, null without one. */
export function holdPassword(password: string | null, former: string | null): string | null {
  if (former !== null) held.delete(former)
  if (password === null) return null
  const key = nanoid()
  held.set(key, password)
  return key
}

export const heldPassword = (key: string | null): string | null => (key === null ? null : (held.get(key) ?? null))
