import type { Queryable } from '#server/db'
import type { Tables } from './tables'

/** `demo` is what people see; `load` is a large firm, to measure with. */
export type DemoSize = 'demo' | 'load'

/** What the rows of the demo firm are made from: the same makings give the same rows. */
export interface DemoMaking {
  /** The day that dates are counted from. */
  readonly asOf: Date
  readonly size: DemoSize
  /** The hash of the password of every account. */
  readonly passwordHash: string
}

/** The rows of one feature, in an order that references allow. */
export type MakeDemo = (making: DemoMaking) => Tables

/** What a feature adds once the rows of every feature are written, of what it finds there. */
export type FinishDemo = (transaction: Queryable, making: DemoMaking) => Promise<void>
