import { isEqual } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { FieldChange } from '#server/repositories/aggregates'
import { Failure } from './failure'

/** @throws Failure conflict when the change was made on another version than the current one */
export function checkVersion(current: Resource, expected: number | undefined): void {
  if (expected !== undefined && expected !== current.version) throw new Failure({ kind: 'conflict', current })
}

type Attributes = Readonly<Record<string, unknown>>

/** The history lines from one state of a resource to another; null: it did not exist, or does not any more. */
export function changesBetween(
  { type, id }: Resource,
  before: Attributes | null,
  after: Attributes | null,
): FieldChange[] {
  const names = Object.keys({ ...before, ...after })
  const operation = operationOf(before, after)
  return names
    .map((field) => ({
      resource_type: type,
      resource_id: id,
      operation,
      field,
      old_value: before?.[field] ?? null,
      new_value: after?.[field] ?? null,
    }))
    .filter(({ old_value, new_value }) => !isEqual(old_value, new_value))
}

function operationOf(before: Attributes | null, after: Attributes | null): FieldChange['operation'] {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}

/** Those of the attributes whose value is another one. */
export function differing(current: Resource, attributes: Attributes): Attributes {
  const before: Attributes = current.attributes
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !isEqual(before[name] ?? null, value ?? null)),
  )
}

export const isEmpty = (attributes: Attributes): boolean => Object.keys(attributes).length === 0
