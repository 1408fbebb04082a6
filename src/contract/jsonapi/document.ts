import { entriesOf, isNumber, isObject, type Entries } from '../json'
import { definitionOf, isResourceType, type Attributes, type ResourceType } from '../resources'

/** Points at a resource without holding it. */
export interface Ref<Type extends ResourceType = ResourceType> {
  readonly type: Type
  readonly id: string
}

export type Linkage = Ref | readonly Ref[] | null

/**
 * A resource as the API carries it and the store keeps it. Always accurate, not always whole: a request with a field list
 * (`fields[type]`) brings only those attributes, and only the relationships that were asked for carry linkage.
 * Attributes stay apart from type and id: a current loan has an attribute named `type`.
 */
export interface ResourceOf<Type extends ResourceType> extends Ref<Type> {
  readonly attributes: Partial<Attributes<Type>>
  readonly relationships: Readonly<Record<string, Linkage>>
  /** Grows by one at every write; sent back as `If-Match`. Absent from resources that nobody edits. */
  readonly version?: number
}
export type Resource = { [Type in ResourceType]: ResourceOf<Type> }[ResourceType]

export interface PageInfo {
  readonly current_page: number
  readonly per_page: number
  readonly total: number
  readonly last_page: number
}

export interface ParsedDocument {
  /** Refs to the resources that were asked for, in their order. */
  readonly refs: Ref | readonly Ref[] | null
  /** Every resource that the answer carried. */
  readonly resources: readonly Resource[]
  readonly page?: PageInfo
}

/** The answer is not a document of this API. `pointer` says where. */
export class DocumentError extends Error {
  constructor(
    readonly pointer: string,
    expected: string,
  ) {
    super(`${pointer}: ${expected}`)
    this.name = 'DocumentError'
  }
}

function object(value: unknown, pointer: string): Entries {
  if (!isObject(value)) throw new DocumentError(pointer, 'an object is expected')
  return value
}

function parseRef(value: unknown, pointer: string): Ref | undefined {
  const { type, id } = object(value, pointer)
  if (typeof type !== 'string' || typeof id !== 'string')
    throw new DocumentError(pointer, 'a type and an id are expected')
  return isResourceType(type) ? { type, id } : undefined
}

function parseLinkage(value: unknown, pointer: string): Linkage {
  if (value === null || value === undefined) return null
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => parseRef(item, `${pointer}/${String(index)}`) ?? [])
  return parseRef(value, pointer) ?? null
}

function parseAttributes(type: ResourceType, value: unknown, pointer: string): Entries {
  const known: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definitionOf(type).fields)) {
    const attribute = object(value, pointer)[name]
    if (attribute === undefined) continue
    if (!field.accepts(attribute))
      throw new DocumentError(`${pointer}/${name}`, `a value of kind ${field.kind} is expected`)
    known[name] = attribute
  }
  return known
}

function parseResource(value: unknown, pointer: string): Resource | undefined {
  const source = object(value, pointer)
  const ref = parseRef(source, pointer)
  if (!ref) return undefined
  const meta = entriesOf(source['meta'])
  return assemble(ref, {
    attributes: parseAttributes(ref.type, source['attributes'] ?? {}, `${pointer}/attributes`),
    relationships: Object.fromEntries(
      Object.entries(object(source['relationships'] ?? {}, `${pointer}/relationships`)).map(([name, relationship]) => [
        name,
        parseLinkage(
          object(relationship, `${pointer}/relationships/${name}`)['data'],
          `${pointer}/relationships/${name}/data`,
        ),
      ]),
    ),
    ...(typeof meta['version'] === 'number' ? { version: meta['version'] } : {}),
  })
}

/** What a resource is made of besides its ref. */
export interface Parts extends Pick<Resource, 'relationships' | 'version'> {
  /** Must be attributes of the type of `ref`: parsed by its definition, or read from its table. */
  readonly attributes: object
}

/**
 * A resource of its parts. The type of a resource says the type of its attributes; TypeScript does not tie the two where the type
 * is known at run time only, hence the one cast.
 */
export function assemble({ type, id }: Ref, { attributes, relationships, version }: Parts): Resource {
  return { type, id, attributes, relationships, ...(version === undefined ? {} : { version }) } as Resource
}

/** Whether a resource is of a type: then its attributes are, too. */
export const isOfType = <Type extends ResourceType>(
  resource: Resource | undefined,
  type: Type,
): resource is Resource & ResourceOf<Type> => resource?.type === type

function parsePage(meta: unknown): PageInfo | undefined {
  const { current_page, per_page, total, last_page } = entriesOf(meta)
  return isNumber(current_page) && isNumber(per_page) && isNumber(total) && isNumber(last_page)
    ? { current_page, per_page, total, last_page }
    : undefined
}

/**
 * Reads a JSON:API document of this API. Types that the catalogue does not know are passed over, so that an older
 * application reads a newer server; a known attribute of the wrong type is refused.
 * @throws {DocumentError} when the answer is not such a document.
 */
export function parseDocument(input: unknown): ParsedDocument {
  const { data, included, meta } = object(input, '/')
  const list: readonly unknown[] = Array.isArray(data) ? data : data === null || data === undefined ? [] : [data]
  if (included !== undefined && !Array.isArray(included)) throw new DocumentError('/included', 'a list is expected')
  const primary = list
    .map((item, index) => parseResource(item, `/data/${String(index)}`))
    .filter((resource) => resource !== undefined)
  const others = (included ?? [])
    .map((item: unknown, index: number) => parseResource(item, `/included/${String(index)}`))
    .filter((resource) => resource !== undefined)
  const refs = primary.map(({ type, id }) => ({ type, id }))
  const page = parsePage(meta)
  return {
    refs: Array.isArray(data) ? refs : (refs[0] ?? null),
    resources: [...primary, ...others],
    ...(page ? { page } : {}),
  }
}
