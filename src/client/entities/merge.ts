import { assemble, type Resource } from '#contract/jsonapi'
import { isEqual } from '#contract/json'

type Named<Value> = Readonly<Record<string, Value>>

/**
 * What a held resource becomes when an answer brings it again. Answers may be partial, and may overtake each other:
 * - the same version or a newer one wins, attribute by attribute, and what it does not carry stays;
 * - an older version only fills what is missing.
 *
 * Whatever is deeply equal keeps its reference, up to the resource itself: nothing that shows it renders again.
 */
export function merge(held: Resource, arrived: Resource): Resource {
  const isOlder = held.version !== undefined && arrived.version !== undefined && arrived.version < held.version
  const attributes = lay<unknown>(held.attributes, arrived.attributes, isOlder)
  const relationships = lay(held.relationships, arrived.relationships, isOlder)
  const version = (isOlder ? held : arrived).version ?? held.version
  if (attributes === held.attributes && relationships === held.relationships && version === held.version) return held
  return assemble(held, { attributes, relationships, ...(version === undefined ? {} : { version }) })
}

/** `held` merged with an arriving resource: a newer one wins, an older one fills gaps; `held` itself when nothing changes. */
function lay<Value>(held: Named<Value>, arrived: Named<Value>, isOlder: boolean): Named<Value> {
  let next: Record<string, Value> | undefined
  for (const name of Object.keys(arrived)) {
    const value = arrived[name]
    if (value === undefined || (isOlder && held[name] !== undefined) || isEqual(held[name], value)) continue
    next ??= { ...held }
    next[name] = value
  }
  return next ?? held
}
