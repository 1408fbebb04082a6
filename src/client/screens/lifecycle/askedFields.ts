import type { ResourceDefinition } from '#contract'
import type { LifecycleAction, Living, ShownLifecycle } from './ShownLifecycle'

type Fields = ResourceDefinition['fields']

/** What an action is asked for before it is done: attributes with their rules and words; not what is edited elsewhere, or known. */
export function askedFields(
  { bodies, elsewhere }: Pick<ShownLifecycle, 'bodies' | 'elsewhere'>,
  { attributes }: Pick<Living, 'attributes'>,
  { action }: Pick<LifecycleAction, 'action'>,
): readonly (readonly [name: string, field: Fields[string]])[] {
  return Object.entries(bodies[action]?.fields ?? {}).filter(
    ([name, field]) =>
      !elsewhere.includes(name) &&
      (name !== 'reason' || field.required === true) &&
      (name !== 'consent_at' || !attributes[name]),
  )
}
