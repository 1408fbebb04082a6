import type { UnknownAction } from '@reduxjs/toolkit'
import { isObject, isText } from '#contract/json'
import type { AutosaveState } from '../draft'

// Builds before December 2026 call the id of a parent `under`. One of them may run in another tab, have written what this device stores, or
// come back when a release is undone: what leaves this build bears both names, and either is read.

const withBothNames = <Part extends { readonly parentId: string }>(part: Part): Part => ({
  ...part,
  under: part.parentId,
})

/** A queue that every build reads. */
export const queueForAnyBuild = ({ drafts, creations, taken }: AutosaveState): AutosaveState => ({
  drafts: Object.fromEntries(Object.entries(drafts).map(([key, draft]) => [key, withBothNames(draft)])),
  creations: creations.map(withBothNames),
  taken,
})

/** Acts that every build takes, or what another build sent, for this one. */
export const actForAnyBuild = <Act extends UnknownAction>(act: Act): Act => {
  const payload = isObject(act['payload']) ? act['payload'] : {}
  const parentId = parentIn(payload)
  return parentId === undefined ? act : { ...act, payload: { ...payload, parentId, under: parentId } }
}

/** The id of the parent, as this build or an older one wrote it. */
export function parentIn({ parentId, under }: Readonly<Record<string, unknown>>): string | undefined {
  if (isText(parentId)) return parentId
  return isText(under) ? under : undefined
}
