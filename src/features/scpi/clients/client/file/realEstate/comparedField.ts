import { definitionOf, type Field } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { fieldText, isSameValue } from '#client/editing/changes'
import type { Pair } from './pairs'
import type { Held, Line, Means, Taking } from './sides'
import { given, writing } from './taking'

/** A field of one side. */
export interface FieldOf {
  /** What is written goes with it; undefined where there is nothing to write into yet. */
  readonly root: Ref | undefined
  readonly held: Held | undefined
  readonly type: Ref['type']
  readonly name: string
}

interface Compared extends Pick<Pair, 'group' | 'toHere' | 'toThere' | 'alike' | 'unsaid'> {
  /** Of the field of the SCPI area where it is left out. */
  readonly label?: string
  readonly here: FieldOf
  readonly there: FieldOf
  /** Why nothing is taken here, besides what may not be written. */
  readonly blockedHere?: string | undefined
  readonly formerKeys?: readonly string[]
  readonly means: Means
}

const same = (value: unknown): unknown => value

export const fieldOf = ({ type, name }: Pick<FieldOf, 'type' | 'name'>): Field => {
  const field = definitionOf(type).fields[name]
  if (!field) throw new Error(`${type} has no field ${name}`)
  return field
}

/** How people read a value; null where there is none. */
export const textOf = (of: Pick<FieldOf, 'type' | 'name'>, value: unknown, { townOf }: Means): string | null =>
  value === null ? null : fieldText(fieldOf(of), value, townOf)

/** One field of each side, beside one another. */
export function comparedField({ group, label, here, there, means, blockedHere, formerKeys, ...words }: Compared): Line {
  const { toHere = same, toThere = same, alike = isSameValue, unsaid } = words
  const one = given(here.held, here.name)
  const oneThere = one === null ? undefined : toThere(one, means)
  const held = given(there.held, there.name)
  const other = held === unsaid && held !== oneThere ? null : held
  const otherHere = other === null ? undefined : toHere(other, means)
  const isSaid = one !== null && other !== null
  return {
    key: [here.type, here.held?.ref.id, here.name].join(' '),
    ...(formerKeys ? { formerKeys } : {}),
    group,
    label: label ?? fieldOf(here).label,
    here: textOf(here, one, means),
    there: textOf(there, other, means),
    isSame: isSaid && (isSameValue(oneThere, other) || alike(one, otherHere)),
    toHere: taking(here, otherHere, blockedHere ?? means.lockHere(here.type, here.name), 'Pas d’équivalent ici'),
    toThere: taking(there, oneThere, means.lockThere, 'Pas d’équivalent dans le dossier'),
  }
}

function taking({ root, held, name }: FieldOf, value: unknown, lock: string | undefined, none: string): Taking {
  if (value === undefined) return { why: none }
  if (lock !== undefined) return { why: lock }
  if (!root || !held) return { why: 'Ouvrez d’abord le compte investisseur' }
  return writing(root, held, name, value)
}
