import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'

type Values = Readonly<Record<string, unknown>>

/** A change of a client, or a new one. */
export interface ClientChange {
  readonly transaction: Queryable
  readonly viewer: Viewer
  /** Of the client; undefined for a new one. */
  readonly clientId: string | undefined
  /** What the change names. */
  readonly changed: Values
  /** The client as he would be. */
  readonly after: Values
  readonly now: Date
}
