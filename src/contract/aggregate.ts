import type { ResourceDefinition } from './resource'

/**
 * A part of an aggregate, read and saved by itself under the path of its root.
 * - `one`: always there; read and updated.
 * - `optional`: created by a toggle, deleted by it.
 * - `many`: listed, created, updated and deleted by `/{itemId}`.
 */
export interface Section<Type extends string = string> {
  /** The relationship of the root that holds it. */
  readonly relationship: string
  /** What follows the id of the root in its path. */
  readonly path: string
  /**
   * Where an item of `many` is read and saved, when not under its root: `/v3/berths` for `/v3/berths/{itemId}`. Items are listed and
   * created under the root all the same.
   */
  readonly itemPath?: string
  readonly definition: ResourceDefinition<Type>
  readonly cardinality: 'one' | 'optional' | 'many'
  /** Its French name. */
  readonly label: string
}

/** A resource that is edited with its sections as one thing: autosaved, versioned, with a history. */
export interface Aggregate<Type extends string = string> {
  readonly type: Type
  /** The path of the root: `/v3/client-files`. */
  readonly path: string
  readonly sections: readonly Section<Type>[]
  /** What people call it. */
  readonly words: AggregateWords
  /** French names, by type, of what its history lists besides its root and sections. These entries cannot be restored. */
  readonly events: Readonly<Record<string, string>>
}

/** French words for an aggregate: `Dossier`, `le dossier`, `Tout le dossier`, `Nom du dossier`. */
export interface AggregateWords {
  readonly name: string
  readonly definite: string
  readonly whole: string
  /** The root's own attributes, as a part of the form. */
  readonly root: string
}
