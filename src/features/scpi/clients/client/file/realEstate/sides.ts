import type { ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { ChangeIn } from '#client/editing/changes'

export type Values = Readonly<Record<string, unknown>>

/** A resource and what it holds, as the person sees it. */
export interface Held {
  readonly ref: Ref
  readonly values: Values
}

/** A mass of the household. */
export interface Mass {
  readonly root: Ref
  readonly section: (type: ResourceType) => Held | undefined
  readonly loans: readonly Held[]
}

/** What the SCPI area says of a client. */
export interface Here {
  readonly client: Held
  /** The account; undefined until it is opened. */
  readonly account: Ref | undefined
  /** What a section of the client or of the account holds. */
  readonly section: (type: ResourceType) => Held | undefined
  readonly children: readonly Held[]
  /** How many children the client says to have. */
  readonly childCount: number | null
  readonly own: Mass | undefined
  /** What is held with the spouse. */
  readonly joint: Mass | undefined
  /** Those of the spouse alone, as far as they may be read. */
  readonly others: readonly Mass[]
}

/** Whether somebody of an account is a child, and not somebody else who depends on its holder. */
export const isChild = ({ values }: Held): boolean => values['child_link'] !== 'other_dependent'

/** Whether somebody is the client of a real-estate file, or shares the household. */
export type Whose = 'person' | 'companion'

/** What the real-estate file says of the same household. */
export interface There {
  readonly file: Ref
  readonly whose: Whose
  readonly section: (type: ResourceType) => Held | undefined
  readonly children: readonly Held[]
  readonly loans: readonly Held[]
}

/** What may be written, and how places are called. */
export interface Means {
  /** Why a field of the SCPI area may not be written; undefined where it may. */
  readonly lockHere: (type: ResourceType, field: string) => string | undefined
  /** Why nothing may be written in the file; undefined where it may. */
  readonly lockThere: string | undefined
  /** `Sète`, of its slug. */
  readonly townOf: (slug: string) => string
  /** The municipality of the client as files name it, by its slug; undefined until it is found. */
  readonly town: string | undefined
}

/** What one side may take of the other: the changes to make, or why there are none. */
export type Taking = { readonly changes: readonly ChangeIn[] } | { readonly why: string }

/** One answer as both sides say it. */
export interface Line {
  readonly key: string
  /** Keys that the row had while one side lacked it. */
  readonly formerKeys?: readonly string[]
  readonly group: string
  readonly label: string
  /** As people read it; null where nothing is said. */
  readonly here: string | null
  readonly there: string | null
  readonly isSame: boolean
  /** For a person to decide: rows that may be the same, said otherwise; an amount that may be of both of a couple. */
  readonly isDoubtful?: boolean
  readonly toHere: Taking
  readonly toThere: Taking
}

/** Whether only the other side has an answer, and it may be taken. */
export const completes = (line: Line, side: 'here' | 'there'): boolean =>
  !line.isSame &&
  line.isDoubtful !== true &&
  line[side] === null &&
  'changes' in (side === 'here' ? line.toHere : line.toThere)
