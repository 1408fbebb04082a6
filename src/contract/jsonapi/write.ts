import type { Linkage, PageInfo, Resource } from './document'

export interface WrittenResource {
  type: string
  id: string
  attributes: object
  relationships?: Record<string, { data: Linkage }>
  meta?: { version: number }
}
export interface WrittenDocument {
  data: WrittenResource | WrittenResource[] | null
  included?: WrittenResource[]
  meta?: object
}

export function writeResource({ type, id, attributes, relationships, version }: Resource): WrittenResource {
  const links = Object.entries(relationships).map(([name, data]) => [name, { data }] as const)
  return {
    type,
    id,
    attributes,
    ...(links.length > 0 ? { relationships: Object.fromEntries(links) } : {}),
    ...(version === undefined ? {} : { meta: { version } }),
  }
}

/** Writes a JSON:API document; each included resource once. `meta` of a list carries its page, twice (see the API's conventions). */
export function writeDocument(
  data: Resource | readonly Resource[] | null,
  included: readonly Resource[] = [],
  page?: PageInfo,
): WrittenDocument {
  const key = ({ type, id }: Resource) => `${type} ${id}`
  const primary = data === null ? [] : 'type' in data ? [data] : data
  const seen = new Set(primary.map(key))
  const others = included.filter((resource) => !seen.has(key(resource)) && seen.add(key(resource)))
  return {
    data: data === null ? null : 'type' in data ? writeResource(data) : data.map(writeResource),
    ...(others.length > 0 ? { included: others.map(writeResource) } : {}),
    ...(page ? { meta: { ...page, pagination: page } } : {}),
  }
}
