import { isResourceType } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { isSameRef, isSameValue, type Change, type Step } from '../steps/change'

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
 * The steps that a person can undo, from their writes, the newest first: writes of the same step are one. A step that
 * restores what the one before it changed was an undo: both are left out.
 */
export function stepsOf(writes: readonly Write[]): readonly Step[] {
  const steps: Step[] = []
  for (const step of together([...writes].reverse())) {
    const last = steps.at(-1)
    if (last && areReverse(last.changes, step.changes)) steps.pop()
    else steps.push(step)
  }
  return steps
}

/** Writes, the oldest first, by step; a step stands where its first write does. */
function together(writes: readonly Write[]): readonly Step[] {
  const groups = new Map<string, [Write, ...Write[]]>()
  for (const write of writes) {
    const key = write.step ?? `write ${write.id}`
    const group = groups.get(key)
    if (group) group.push(write)
    else groups.set(key, [write])
  }
  return [...groups.values()].map((group) => ({
    id: group[0].id,
    changes: group.map(({ change }) => change),
    at: Date.parse(group[0].changedAt),
  }))
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
export function changedSince(writes: readonly Write[]): readonly Change[] {
  const byRef = new Map<string, Change>()
  for (const { change } of writes) {
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

const keyOf = ({ type, id }: Ref): string => `${type}/${id}`
