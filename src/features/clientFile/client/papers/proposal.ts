import type { ResourceType } from '#contract'
import type { Finding } from '#client/papers'
import type { Whose } from './people'

/** A value that a paper gives for a field of the file. */
export interface Proposal {
  readonly section: ResourceType
  readonly field: string
  readonly value: string | number
  /** What it was read from. */
  readonly from: readonly Finding[]
  /** What was done to it, or what to know of it, in a sentence. */
  readonly remark?: string
}

/** Whom of the file each person of a paper is, by their rank there; undefined as long as nobody said. */
export type Persons = Readonly<Partial<Record<1 | 2, Whose>>>
