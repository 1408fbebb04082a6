import type { ResourceType } from '#contract'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { inStateSince, isStateOf, possibilities, possibleActions, statusAt, type Situation } from '#contract/lifecycle'
import type { Viewer } from '#server/access'
import { onlyOne, type Of, type Ruled } from './living'

type Looking = Pick<Viewer, 'rights'>

/** What resources are at an instant, and what may be done with them. */
export function statesOf<Type extends ResourceType, Status extends string, Action extends string, Facts>({
  type,
  lifecycle,
  factsOf,
  undoes,
}: Ruled<Type, Status, Action, Facts>) {
  const writtenIn = (resource: Of<Type>) => {
    const attributes = entriesOf(resource.attributes)
    const { status } = attributes
    return { status: isText(status) && isStateOf(lifecycle, status) ? status : lifecycle.initial, attributes }
  }
  /** The state of an instant, whether or not it was written down. */
  const statusOf = (resource: Of<Type>, now: Date): Status => statusAt(lifecycle, writtenIn(resource), now)
  const situationOf = (resource: Of<Type>, { rights }: Looking, now: Date): Situation<Status, Facts> => {
    const status = statusOf(resource, now)
    const since = inStateSince(lifecycle, { ...writtenIn(resource), status }, now)
    return { status, since, facts: factsOf(resource), rights, now }
  }
  const allowed = (resource: Of<Type>, viewer: Looking, now: Date): readonly Action[] =>
    possibleActions(lifecycle, situationOf(resource, viewer, now))
  return {
    statusOf,
    situationOf,
    allowed,
    /** One in the state of an instant; those of other types as they are. */
    shown: (resource: Resource, now: Date): Resource => {
      if (resource.type !== type) return resource
      const status = statusOf(onlyOne([resource], type), now)
      // The status is one of those of the type: the union of all types loses which.
      return { ...resource, attributes: { ...resource.attributes, status } } as Resource
    },
    /** What is said beside one: what may be done now, and why the rest may not; what a right hides is left out. */
    metaOf: (resource: Of<Type>, viewer: Looking, now: Date) => ({
      allowed_actions: allowed(resource, viewer, now),
      actions: possibilities(lifecycle, situationOf(resource, viewer, now))
        .filter(({ impossible: why }) => why?.because !== 'right' && why?.because !== 'automatic')
        .map((one) => ({ ...one, undoes: undoes(resource, one.action, statusOf(resource, now)) })),
    }),
  }
}
