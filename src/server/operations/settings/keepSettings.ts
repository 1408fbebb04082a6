import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Entries } from '#contract/json'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { insertSettingChange, type SettingValue } from '#server/repositories/settings'
import { fieldErrors } from '../guard'
import { invalid } from '../failure'

/** What a write of settings runs with. */
export interface SettingWrite {
  readonly transaction: Queryable
  readonly viewer: Viewer
  /** The day in Paris, `YYYY-MM-DD`. */
  readonly today: string
  readonly now: Date
  /** The change whose state comes back. */
  readonly restored?: string
}

/** Settings of a section before and after: those that do not differ are left out. */
export interface KeptSettings {
  readonly section: string
  readonly before: Entries
  readonly after: Entries
  /** The first day on which it holds; today where nothing is said. */
  readonly effectiveAt?: string
  /** What a key is called, where it is an id. */
  readonly nameOf?: (key: string) => string | undefined
}

/** Keeps in the history of the firm what somebody changed. @returns whether something did */
export async function keepSettings(
  { transaction, viewer, today, now, restored }: SettingWrite,
  { section, before, after, effectiveAt = today, nameOf }: KeptSettings,
): Promise<boolean> {
  const changes = Object.entries(after).flatMap(([key, value]): SettingValue[] => {
    const former = before[key] ?? null
    const name = nameOf?.(key)
    if (isDeepStrictEqual(former, value ?? null)) return []
    return [{ key, ...(name === undefined ? {} : { name }), before: former, after: value ?? null }]
  })
  if (changes.length === 0) return false
  await insertSettingChange(transaction, {
    company_id: viewer.companyId,
    id: randomUUID(),
    section,
    changes,
    effective_at: effectiveAt,
    author_id: viewer.userId,
    created_at: now,
    restored_id: restored ?? null,
  })
  return true
}

/** The day from which a change holds. @throws Failure invalid for one that is over: simulations were answered on it */
export function dayOfEffect(effective_at: string | null | undefined, today: string): string {
  const day = effective_at ?? today
  if (day < today)
    throw invalid(
      fieldErrors('effective_at', 'Choisissez aujourd’hui ou un jour à venir\u00a0: le passé est déjà compté.'),
    )
  return day
}
