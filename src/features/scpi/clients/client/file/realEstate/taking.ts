import { checkChange, definitionOf, PLACEHOLDER_BIRTHDATE, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { isListOf, isText } from '#contract/json'
import { givenAnswers } from '#features/clientFile/contract/household'
import type { ChangeIn } from '#client/editing/changes'
import type { Held, Taking, Values } from './sides'

/** A value as somebody gave it; null where nobody has. */
export function given(held: Held | undefined, field: string): unknown {
  const value = held && givenAnswers(held.ref.type, held.values)[field]
  return value === undefined || value === '' || value === PLACEHOLDER_BIRTHDATE ? null : value
}

const CONFIRMED = 'confirmed'

/** What a companion began with counts as an answer once somebody has given it. */
function confirming({ values }: Held, field: string): Values {
  const confirmed = values[CONFIRMED]
  return isListOf(confirmed, isText) && !confirmed.includes(field)
    ? { [field]: values[field], [CONFIRMED]: [...confirmed, field] }
    : {}
}

const SUGGESTED: readonly string[] = [
  'honorific',
  'marital_status',
  'matrimonial_property_regime',
  'professional_status',
]

/** Writes a value into a resource, if it takes it. */
export function writing(root: Ref, held: Held, field: string, value: unknown): Taking {
  const checked = checkChange(definitionOf(held.ref.type), { [field]: value }, held.values)
  if (!checked.valid) return { why: `Valeur refusée (${checked.errors[field]?.[0] ?? ''})` }
  const extra =
    held.ref.type === 'companion' && SUGGESTED.includes(field)
      ? confirming({ ...held, values: { ...held.values, [field]: value } }, field)
      : {}
  const after = { [field]: value, ...extra }
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, held.values[name] ?? null]))
  return { changes: [{ root, change: { ref: held.ref, before, after } }] }
}

/** Adds a resource, if all that it must hold is known. */
export function adding(root: Ref, type: ResourceType, values: Values): Taking {
  const { fields } = definitionOf(type)
  const lacking = Object.entries(fields).find(([name, { required }]) => required && (values[name] ?? null) === null)
  if (lacking) return { why: `Il manque «\u00a0${lacking[1].label}\u00a0»` }
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null))
  const checked = checkChange(definitionOf(type), known, {})
  if (!checked.valid) return { why: `Valeur refusée (${Object.values(checked.errors)[0]?.[0] ?? ''})` }
  return { changes: [{ root, change: { ref: { type, id: '' }, before: null, after: known } }] }
}

/** Changes of the same resource as one: what a companion is said to have confirmed adds up. */
export function merged(changes: readonly ChangeIn[]): readonly ChangeIn[] {
  const byRef = new Map<string, ChangeIn>()
  const added = changes.filter(({ change }) => change.before === null)
  for (const one of changes.filter(({ change }) => change.before !== null)) {
    const { ref } = one.change
    const former = byRef.get(`${ref.type} ${ref.id}`)
    byRef.set(`${ref.type} ${ref.id}`, former ? together(former, one) : one)
  }
  return [...byRef.values(), ...added]
}

function together({ root, change: one }: ChangeIn, { change: other }: ChangeIn): ChangeIn {
  const lists = [one, other].flatMap(({ after }) => {
    const confirmed = after?.[CONFIRMED]
    return isListOf(confirmed, isText) ? [confirmed] : []
  })
  const confirmed = lists.length > 0 ? { [CONFIRMED]: [...new Set(lists.flat())] } : {}
  return {
    root,
    change: {
      ref: one.ref,
      before: { ...other.before, ...one.before },
      after: { ...one.after, ...other.after, ...confirmed },
    },
  }
}
