import { definitionOf, isResourceType, type ResourceType } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { isSameRef, isSameValue, isUndo, only, type Change, type Step } from '../steps/change'

type FieldChange = ResourceOf<'field_change'>

/** One write of the history: what it did to a resource, who, when and from where. */
export interface Write {
  /** Of one of its lines: names the moment. */
  readonly id: string
  readonly change: Change
  /** What the person did in one go that it is a part of; null for what stands by itself. */
  readonly step: string | null
  readonly author: string | null
  readonly device: string | null
  /** UTC instant. */
  readonly changedAt: string
  readonly lines: readonly FieldChange[]
}

/** The writes behind lines of the history, in their order: the lines of one write have its instant. Unknown types are passed over. */
export function writesOf(lines: readonly FieldChange[]): readonly Write[] {
  const groups = new Map<string, FieldChange[]>()
  for (const line of lines) {
    const key = `${line.attributes.changed_at ?? ''} ${line.attributes.resource_id ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].flatMap((group) => writeOf(group) ?? [])
}

/**
 * The writes without the attributes of edits that nobody puts back: those that an action changes, and those of which a history knows the end
 * alone.
 */
export const withoutFixed = (writes: readonly Write[]): readonly Write[] =>
  writes.flatMap((write) => {
    const { ref, before, after } = write.change
    if (before === null || after === null) return [write]
    const names = Object.keys(after).filter((name) => !isFixed(ref.type, name))
    return names.length > 0
      ? [{ ...write, change: { ref, before: only(before, names), after: only(after, names) } }]
      : []
  })

/** Whether nobody puts an attribute back as it was. */
export function isFixed(type: ResourceType, name: string): boolean {
  const field = definitionOf(type).fields[name]
  return field === undefined || field.readOnly || field.encrypted
}

/** What a person did in one go. */
export type WriteGroup = readonly [Write, ...Write[]]

/** Writes, in their order, by what the person did in one go; a group stands where the first of its writes does. */
export function groupsOf(writes: readonly Write[]): readonly WriteGroup[] {
  const groups = new Map<string, [Write, ...Write[]]>()
  for (const write of writes) {
    const key = write.step ?? `write ${write.id}`
    const group = groups.get(key)
    if (group) group.push(write)
    else groups.set(key, [write])
  }
  return [...groups.values()]
}

function writeOf(lines: readonly FieldChange[]): Write | undefined {
  const [first] = lines
  if (!first) return undefined
  const { resource_type: type, resource_id: id, operation, author_name, device, step, changed_at } = first.attributes
  if (typeof type !== 'string' || !isResourceType(type) || typeof id !== 'string' || typeof changed_at !== 'string')
    return undefined
  const values = (side: 'old_value' | 'new_value') =>
    Object.fromEntries(lines.map(({ attributes }) => [attributes.field ?? '', attributes[side] ?? null]))
  const change = {
    ref: { type, id },
    before: operation === 'create' ? null : values('old_value'),
    after: operation === 'delete' ? null : values('new_value'),
  }
  return {
    id: first.id,
    change,
    step: step ?? null,
    author: author_name ?? null,
    device: device ?? null,
    changedAt: changed_at,
    lines,
  }
}

/**
 * The steps that a person can undo, from their writes, the newest first: writes of the same step are one. An undo is none
 * of them, and takes out what it took back: the steps before it that it reverses together, since what was undone in one go
 * may have been saved in several. So does a step that restores what the one before it changed.
 */
export function stepsOf(writes: readonly Write[]): readonly Step[] {
  const steps: Step[] = []
  for (const step of together([...writes].reverse())) {
    const taken = takenBack(steps, step)
    if (taken > 0) steps.splice(-taken)
    else if (!isUndo(step.id)) steps.push(step)
  }
  return steps
}

/** How many of the last steps this one reverses; only an undo reverses more than one. */
function takenBack(steps: readonly Step[], { id, changes }: Step): number {
  const most = isUndo(id) ? steps.length : Math.min(1, steps.length)
  let since: readonly Change[] = []
  for (let count = 1; count <= most; count += 1) {
    since = composed([...since, ...(steps.at(-count)?.changes.toReversed() ?? [])]).flatMap(difference)
    if (areReverse(since, composed(changes.toReversed()))) return count
  }
  return 0
}

/** Writes of one go, in their order, as the step that they are. */
export const stepOf = (group: WriteGroup): Step => ({
  id: group[0].step ?? group[0].id,
  changes: group.map(({ change }) => change),
  at: Date.parse(group[0].changedAt),
})

/** Writes, the oldest first, by step; a step stands where its first write does. */
function together(writes: readonly Write[]): readonly Step[] {
  return groupsOf(writes).map(stepOf)
}

/** Whether each change of one is taken back by one of the other. */
function areReverse(some: readonly Change[], others: readonly Change[]): boolean {
  const left = [...others]
  for (const change of some) {
    const place = left.findIndex((other) => isReverse(change, other))
    if (place === -1) return false
    left.splice(place, 1)
  }
  return left.length === 0
}

function isReverse(one: Change, other: Change): boolean {
  const sameSide = (from: Change['before'], to: Change['before']): boolean =>
    from === null || to === null
      ? from === to
      : Object.keys({ ...from, ...to }).every((name) => isSameValue(from[name], to[name]))
  // A resource that is brought back has another id.
  const isSame =
    one.before === null || one.after === null ? one.ref.type === other.ref.type : isSameRef(one.ref, other.ref)
  return isSame && sameSide(one.before, other.after) && sameSide(one.after, other.before)
}

/** What changed of each resource since the oldest of these writes, that one included; writes the newest first. */
export const changedSince = (writes: readonly Write[]): readonly Change[] =>
  composed(writes.map(({ change }) => change))

/** Changes, the newest first, as one of each resource. */
function composed(changes: readonly Change[]): readonly Change[] {
  const byRef = new Map<string, Change>()
  for (const change of changes) {
    const key = keyOf(change.ref)
    const later = byRef.get(key)
    const { ref, before, after } = change
    byRef.set(
      key,
      later
        ? { ref, before: before && { ...later.before, ...before }, after: later.after && { ...after, ...later.after } }
        : change,
    )
  }
  return [...byRef.values()]
}

/** What differs after a change: of an edit, the attributes that do; nothing for a resource that came and went. */
function difference({ ref, before, after }: Change): readonly Change[] {
  if (before === null || after === null) return before === after ? [] : [{ ref, before, after }]
  const names = Object.keys(after).filter((name) => !isSameValue(before[name], after[name]))
  return names.length > 0 ? [{ ref, before: only(before, names), after: only(after, names) }] : []
}

const keyOf = ({ type, id }: Ref): string => `${type}/${id}`
