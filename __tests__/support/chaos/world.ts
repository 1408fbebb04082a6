import type { Random } from '../torture/random'

/** Something that goes wrong, and is over once it resolves: nothing needs to be put right by hand. */
export interface Fault {
  /** Said to the person who watches: `database killed`. */
  readonly name: string
  readonly strike: (random: Random) => Promise<void>
}

/** Applications at work on one database, and what can happen to them. */
export interface World {
  readonly name: string
  /** Where advisers reach the application; a balancer would send them to either. */
  readonly addresses: readonly string[]
  readonly faults: readonly Fault[]
  /** Why some faults cannot happen here. */
  readonly missing: readonly string[]
  readonly logBytes: () => number
  /** Ends everything; resolves to what did not end as it should. */
  readonly close: () => Promise<string[]>
}
