import type { ResourceDefinition } from '#contract'
import type { Linkage, Resource } from '#contract/jsonapi'
import type { ResourcePolicy, Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { Table } from '#server/repositories'
import type { ResourcePage, ResourceSearch } from '#server/repositories/resources'
import type { ServedAggregate } from '../aggregates'
import type { TrashKind } from '../trash'

/** The context of an operation on a collection: the viewer, the time, and the viewer's scope. */
export interface OperationContext {
  /** The transaction, for what writes. */
  readonly database: Queryable
  readonly viewer: Viewer
  readonly scope: Scope
  readonly now: Date
  /** Where people reach the application: links in mail begin with it. */
  readonly publicUrl: string
  /** What the items belong to, held, in a write of a collection under another. */
  readonly parent?: Resource
}

type Attributes = Readonly<Record<string, unknown>>
type Awaitable<Value> = Value | Promise<Value>

/**
 * A collection on the server: the table, the policy, what can be included, and the hooks of each write. Resources and paths come
 * from the contract. A verb that is not declared does not exist.
 */
export interface Collection {
  readonly table: Table
  readonly policy: ResourcePolicy
  readonly includes?: Includes
  /** Where what the items belong to is kept, for a collection under another. The scope is then one of that. */
  readonly parent?: Table
  /** Of what aggregate the items are part, when their parent is its root: each write is told in its history. */
  readonly partOf?: PartOf
  /** Each resource as the viewer sees it. */
  readonly shown?: (asked: OperationContext) => Awaitable<(resource: Resource) => Resource>
  /** SQL of the collection's own, where a resource is more than one row. */
  readonly rows?: Rows
  readonly create?: Creation
  readonly update?: Change
  readonly remove?: Removal
}

export interface PartOf {
  readonly served: ServedAggregate
  /** The attributes that the history tells. */
  readonly told: readonly string[]
}

/** What may come with resources, by relationship. */
export type Includes = Readonly<Record<string, Include>>

export interface Include {
  readonly find: (from: readonly Resource[], asked: OperationContext) => Promise<Found>
  /** What may come with those in turn. */
  readonly includes?: () => Includes
  /** Only with one resource, not with each of a list. */
  readonly isOfOne?: boolean
}

interface Found {
  readonly resources: readonly Resource[]
  /** What the relationship of each resource points at, by its id, where the resource does not say it. */
  readonly linkage?: ReadonlyMap<string, Linkage>
}

export interface Rows {
  readonly search: (asked: OperationContext, search: ResourceSearch) => Promise<ResourcePage>
  /** Those of the ids that are within reach. */
  readonly find: (asked: OperationContext, ids: readonly string[]) => Promise<readonly Resource[]>
}

/** What comes with the answer to a creation. */
export interface Following {
  readonly included?: readonly Resource[]
  readonly meta?: object
}

export interface Creation {
  /** What the request is checked by; the resource itself unless it says otherwise. */
  readonly body?: Pick<ResourceDefinition, 'type' | 'fields' | 'relationships'>
  /** Whether required attributes may be omitted, and then get their initial value. */
  readonly isFilled?: boolean
  /** The columns to store, of the attributes that were accepted. @throws Failure for what the schema cannot know */
  readonly stored?: (attributes: Attributes, asked: OperationContext) => Awaitable<Attributes>
  readonly after?: (created: Resource, asked: OperationContext) => Awaitable<Following>
  /** The one that is there already and would be there twice: it changes instead. */
  readonly same?: (columns: Attributes, asked: OperationContext) => Awaitable<Resource | undefined>
  readonly secret?: CreatedSecret
}

/** A secret that is created with a resource: only its hash is stored, and only the answer to the creation carries it. */
export interface CreatedSecret {
  /** Column of the hash. */
  readonly column: string
  /** Name of the secret in `meta` of the answer. */
  readonly metaName: string
}

export interface Change {
  readonly body?: Pick<ResourceDefinition, 'type' | 'fields' | 'relationships'>
  /** Ids of other resources of the collection that the change concerns: their rows are locked together with that of the change. */
  readonly held?: (id: string, input: unknown, asked: OperationContext) => Awaitable<readonly string[]>
  /** The attributes that the accepted ones lead to, before they are compared with the present ones. */
  readonly change?: (attributes: Attributes, current: Resource) => Attributes
  /** The columns to write, of the attributes that differ. @throws Failure for what the schema cannot know */
  readonly stored?: (changed: Attributes, held: Held, asked: OperationContext) => Awaitable<Attributes>
}

/** The resource that changes, and those that were locked with it. */
export interface Held {
  readonly current: Resource
  readonly others: ReadonlyMap<string, Resource>
}

export interface Removal {
  /** For a while, what is deleted may come back. */
  readonly trash?: TrashKind
  readonly after?: (id: string, asked: OperationContext) => Awaitable<void>
}
