import { checkChange, definitionOf, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import type { Edits } from '#client/autosave'
import { isFixed } from '../changes/writes'
import { isSameValue, type Change } from '../steps/change'

/** What must be done for resources to be again as they were. */
interface Restoration {
  /** Removals first: a section that holds one resource is free before another one comes. */
  readonly changes: readonly Change[]
  /** How many fields change their value in resources that stay. */
  readonly fields: number
  /** Resources brought back, and taken away. */
  readonly returned: number
  readonly removed: number
  /** Fields that cannot be restored: a required field that was empty, one that this person may not write. */
  readonly kept: number
}

/**
 * @param since what changed since the moment (`changedSince`)
 * @param currentOf the attributes of a resource as the person sees them; undefined when it is not there
 * @param mayWrite whether the person may write a field of a type
 */
export function restorationOf(
  since: readonly Change[],
  currentOf: (ref: Ref) => Edits | undefined,
  mayWrite: MayWrite = () => true,
): Restoration {
  const parts = since.map(({ ref, before }) => partOf(ref, { then: before, current: currentOf(ref) }, mayWrite))
  const changes = parts.flatMap(({ change }) => change ?? [])
  const [removals, others] = [
    changes.filter(({ after }) => after === null),
    changes.filter(({ after }) => after !== null),
  ]
  return {
    changes: [...removals, ...others],
    fields: others.reduce(
      (count, { before, after }) => count + (before === null ? 0 : Object.keys(after ?? {}).length),
      0,
    ),
    returned: others.filter(({ before }) => before === null).length,
    removed: removals.length,
    kept: parts.reduce((count, { kept }) => count + kept, 0),
  }
}

type MayWrite = (type: ResourceType, name: string) => boolean

interface Versions {
  readonly then: Edits | null
  readonly current: Edits | undefined
}

function partOf(ref: Ref, { then, current }: Versions, mayWrite: MayWrite): { change: Change | null; kept: number } {
  if (then === null) return { change: current ? { ref, before: current, after: null } : null, kept: 0 }
  if (!current) return { change: { ref, before: null, after: then }, kept: 0 }
  const different = Object.keys(then).filter((name) => !isSameValue(then[name], current[name]))
  const accepted = different.filter((name) => mayWrite(ref.type, name) && isAccepted(ref, name, then[name]))
  const only = (edits: Edits): Edits => Object.fromEntries(accepted.map((name) => [name, edits[name] ?? null]))
  return {
    change: accepted.length > 0 ? { ref, before: only(current), after: only(then) } : null,
    kept: different.length - accepted.length,
  }
}

/** Whether a field may hold a value that it held once. */
export const isAccepted = ({ type }: Ref, name: string, value: unknown): boolean =>
  !isFixed(type, name) && checkChange(definitionOf(type), { [name]: value ?? null }).valid

/** `3 champs changent de valeur, 1 élément revient` : what is about to happen, for the question. */
export function restorationText({ fields, returned, removed, kept }: Restoration): string {
  const parts = [
    counted(fields, 'champ reprend son ancienne valeur', 'champs reprennent leur ancienne valeur'),
    counted(returned, 'élément supprimé revient', 'éléments supprimés reviennent'),
    counted(removed, 'élément ajouté depuis est retiré', 'éléments ajoutés depuis sont retirés'),
  ].flatMap((part) => part ?? [])
  const remark = counted(
    kept,
    'champ ne peut pas reprendre son ancienne valeur et garde la sienne',
    'champs ne peuvent pas reprendre leur ancienne valeur et gardent la leur',
  )
  return `${parts.join(', ')}.${remark === null ? '' : ` ${remark}.`}`
}

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count > 1 ? many : one}`
