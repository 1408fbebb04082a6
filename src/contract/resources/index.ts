import type { Aggregate, Section } from '../aggregate'
import type { Collection } from '../collection'
import type { AttributesOf, ResourceDefinition } from '../resource'
import type { fieldChange } from '../fieldChange'
import type { identityResources } from '../identity'
import type { location } from '../places/location'

export type { Aggregate, Section } from '../aggregate'
export type { Collection } from '../collection'
export { fieldChange } from '../fieldChange'

/**
 * Every resource that documents carry, by its type on the wire. A feature adds its own by declaration merging:
 * `declare module '#contract/resources' { interface Resources extends LeadResources {} }`.
 */
export interface Resources extends Readonly<typeof identityResources> {
  readonly location: typeof location
  readonly field_change: typeof fieldChange
}
export type ResourceType = keyof Resources
export type Attributes<Type extends ResourceType> = AttributesOf<Resources[Type]>

/** What a feature says of itself to both sides of the wire. */
export interface FeatureContract {
  /** Its resources, by type: the same ones that it adds to `Resources`. */
  readonly resources: Readonly<Record<string, ResourceDefinition>>
  /** Definitions of request bodies that are not resources: debug snapshots redact their private fields too. */
  readonly requests?: readonly Pick<ResourceDefinition, 'fields'>[]
  readonly collections?: readonly Collection<ResourceType>[]
  readonly aggregates?: readonly Aggregate<ResourceType>[]
}

/**
 * Every resource, by type: `resources.client_lead`. The compiler cannot know that what each feature merged into `Resources`
 * was registered, hence the one cast: a test registers the application and compares.
 */
const definitions: Record<string, ResourceDefinition> = {}
export const resources = definitions as unknown as Resources

const requestDefinitions: Pick<ResourceDefinition, 'fields'>[] = []
const collections: Collection<ResourceType>[] = []
const aggregates = new Map<string, Aggregate<ResourceType>>()
const sections = new Map<string, OwnedSection>()

/** A section, and the aggregate that it is part of. */
export interface OwnedSection extends Section<ResourceType> {
  readonly of: Aggregate<ResourceType>
}

const registered = new Set<FeatureContract>()

/**
 * Makes the contracts of features known, once each. @throws Error when two declare the same resource. `app/contract.ts` does it, before anything else of the application is loaded;
 * in a browser, what single screens need comes with them.
 */
export function registerContracts(contracts: readonly FeatureContract[]): void {
  for (const contract of contracts) {
    if (registered.has(contract)) continue
    registered.add(contract)
    for (const [type, definition] of Object.entries(contract.resources)) {
      if (Object.hasOwn(definitions, type)) throw new Error(`Two contracts declare the resource ${type}.`)
      definitions[type] = definition
    }
    requestDefinitions.push(...(contract.requests ?? []))
    collections.push(...(contract.collections ?? []))
    for (const aggregate of contract.aggregates ?? []) {
      aggregates.set(aggregate.type, aggregate)
      collections.push(historyOf(aggregate.type))
      for (const section of aggregate.sections) sections.set(section.definition.type, { ...section, of: aggregate })
    }
  }
}

/** Each aggregate has a history. */
const historyOf = (type: ResourceType): Collection<ResourceType> => ({
  type: 'field_change',
  path: 'history',
  parent: { type, relationship: 'history' },
})

/** The definitions of request bodies that are not resources. */
export const requests = (): readonly Pick<ResourceDefinition, 'fields'>[] => requestDefinitions

/** The types of all resources. */
export const resourceTypes = (): readonly ResourceType[] => Object.keys(definitions).filter(isResourceType)

export function isResourceType(type: string): type is ResourceType {
  return Object.hasOwn(definitions, type)
}

/** The definition of a type that is known at run time only. @throws {Error} for a type whose feature is not registered */
export function definitionOf(type: ResourceType): ResourceDefinition {
  const definition = definitions[type]
  if (!definition) throw new Error(`No feature registered resources of type ${type}.`)
  return definition
}

/**
 * The collection of a type: at the root of the API, or under the resource that owns its items.
 * @param of the owner's type, for a collection that several types own: the history of each aggregate
 */
export const collectionOf = (
  type: ResourceType,
  isUnder: boolean,
  of?: ResourceType,
): Collection<ResourceType> | undefined =>
  collections.find(
    ({ type: own, parent }) =>
      own === type && (parent !== undefined) === isUnder && (of === undefined || parent?.type === of),
  )

/** The section that holds resources of a type; undefined for a type that is not of a section. */
export const sectionOf = (type: ResourceType): OwnedSection | undefined => sections.get(type)

/** Whether some aggregate has a section at this path. */
export const isSectionPath = (path: string): boolean => [...sections.values()].some((section) => section.path === path)

/** The French name of a type that a history lists besides root and sections; undefined for any other type. */
export const eventLabel = (type: ResourceType): string | undefined =>
  [...aggregates.values()].map(({ events }) => events[type]).find((label) => label !== undefined)

/** The aggregate whose root has this type; undefined for types that are no root. */
export const aggregateOf = (type: ResourceType): Aggregate<ResourceType> | undefined => aggregates.get(type)

/** The resource whose collection an address of the API is in: `client_file` for `/v3/client-files/:id/income`. */
export function resourceAt(path: string): ResourceType | undefined {
  const around = collections.filter((one) => !one.parent && (path === one.path || path.startsWith(`${one.path}/`)))
  return around.sort((one, other) => other.path.length - one.path.length)[0]?.type
}
