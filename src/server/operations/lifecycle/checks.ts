import { checkComplete, type ResourceType } from '#contract'
import { actions } from '#contract/access'
import { entriesOf, isText } from '#contract/json'
import { impossibilityOf, isActionOf } from '#contract/lifecycle'
import type { Viewer } from '#server/access'
import { Failure, invalid } from '../failure'
import { accepted, fieldErrors } from '../guard'
import type { Of, Ruled, Values } from './living'
import { statesOf } from './states'

/** Who asks for an action, and when. */
interface Asking {
  readonly viewer: Viewer
  readonly now: Date
}

/** An action that may be done, and what its request brings: attributes that it names. */
export interface Asked<Action extends string> {
  readonly action: Action
  readonly brought: Values
}

/** What a request for an action has to pass. */
export function checksOf<Type extends ResourceType, Status extends string, Action extends string, Facts>(
  living: Ruled<Type, Status, Action, Facts>,
) {
  const { lifecycle, bodies } = living
  const { situationOf, shown, allowed } = statesOf(living)

  const impossible = (resource: Of<Type>, { viewer, now }: Asking, reason?: string): Failure =>
    new Failure({
      kind: 'impossible',
      current: shown(resource, now),
      allowed: allowed(resource, viewer, now),
      ...(reason === undefined ? {} : { because: reason }),
    })

  /** @throws Failure invalid for an unknown action, forbidden, or impossible with what is possible */
  const checkedAction = (asking: Asking, resource: Of<Type>, action: unknown): Action => {
    if (!isText(action) || !isActionOf(lifecycle, action)) throw unknownAction(lifecycle)
    const found = impossibilityOf(lifecycle, action, situationOf(resource, asking.viewer, asking.now))
    if (!found) return action
    const right = lifecycle.transitions[action].right
    if (found.because === 'right' && right) throw new Failure({ kind: 'forbidden', rights: actions[right] })
    throw impossible(resource, asking, found.reason)
  }

  return {
    /** That something is not possible, with what is. */
    impossible,
    /**
     * The action that a request names, with what it brings. Checked in this order: whether there is such an action, the right, the state
     * with its limits, then the attributes.
     * @throws Failure invalid, forbidden, impossible
     */
    asked: (asking: Asking, resource: Of<Type>, input: Values): Asked<Action> => {
      const { action: named, ...rest } = input
      const action = checkedAction(asking, resource, named)
      const body = bodies[action]
      if (!body) throw impossible(resource, asking)
      const attributes = entriesOf(accepted(checkComplete(body, rest)))
      return { action, brought: Object.fromEntries(Object.entries(attributes).filter(([name]) => name in rest)) }
    },
  }
}

const unknownAction = ({ transitions }: { readonly transitions: object }): Failure =>
  invalid(fieldErrors('action', `Cette action n’existe pas. Actions\u00a0: ${Object.keys(transitions).join(', ')}.`))
