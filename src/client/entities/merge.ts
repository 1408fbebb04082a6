import type { Resource } from '#contract/jsonapi'
import { isEqual, type Entries } from '#contract/json'

/**
 * What a held resource becomes when an answer brings it again. Answers may be partial, and may overtake each other:
 * - the same version or a newer one wins, attribute by attribute, and what it does not carry stays;
 * - an older version only fills what is missing.
 *
 * Whatever is deeply equal keeps its reference, up to the resource itself: nothing that shows it renders again.
 */
export function merge<R extends Resource>(held: R, arrived: R): R
export function merge(held: Resource, arrived: Resource): object {
  const isOlder = held.version !== undefined && arrived.version !== undefined && arrived.version < held.version
  const attributes = lay(held.attributes, arrived.attributes, isOlder)
  const relationships = lay(held.relationships, arrived.relationships, isOlder)
  const version = (isOlder ? held : arrived).version ?? held.version
  if (attributes === held.attributes && relationships === held.relationships && version === held.version) return held
  return { type: held.type, id: held.id, attributes, relationships, ...(version === undefined ? {} : { version }) }
}

/** `held` with what arrived over it, or under it when that is older; `held` itself when this changes nothing. */
function lay(held: Entries, arrived: Entries, isOlder: boolean): Entries {
  let next: Record<string, unknown> | undefined
  for (const name of Object.keys(arrived)) {
    if ((isOlder && held[name] !== undefined) || isEqual(held[name], arrived[name])) continue
    next ??= { ...held }
    next[name] = arrived[name]
  }
  return next ?? held
}
