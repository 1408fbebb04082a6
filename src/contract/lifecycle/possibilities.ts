import { allows, type Right } from '../access'
import { deadlines } from '#domain'
import type { Lifecycle, Needs, State } from './lifecycle'

/** Why something is not possible: a right that lacks hides it, the others show it with its reason. */
export interface Impossible {
  readonly because: 'right' | 'state' | 'limit' | 'automatic'
  /** A sentence in French. */
  readonly reason: string
}

/** A transition of a resource, as it stands now. */
export interface Possibility<Status extends string, Action extends string> {
  readonly action: Action
  readonly label: string
  readonly to: Status
  readonly needs: Needs
  readonly law?: string
  readonly confirmation?: string
  /** Absent: it is possible. */
  readonly impossible?: Impossible
}

/** What a resource is at an instant, and who looks. */
export interface Situation<Status extends string, Facts> {
  /** At this very instant: that of `statusAt`. */
  readonly status: Status
  /** Since when, where time alone has led there: ISO 8601. */
  readonly since?: string | undefined
  readonly facts: Facts
  readonly rights: ReadonlySet<Right>
  readonly now: Date
}

/** Every transition of a resource: possible now, or why not. */
export function possibilities<Status extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<Status, Action, Facts>,
  situation: Situation<Status, Facts>,
): readonly Possibility<Status, Action>[] {
  return actionsOf(lifecycle).map((action) => {
    const { label, to, needs = {}, law, confirmation } = lifecycle.transitions[action]
    const impossible = impossibilityOf(lifecycle, action, situation)
    return {
      action,
      label,
      to,
      needs,
      ...(law === undefined ? {} : { law }),
      ...(confirmation === undefined ? {} : { confirmation }),
      ...(impossible ? { impossible } : {}),
    }
  })
}

/** The actions that are possible now, by their keys. */
export function possibleActions<Status extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<Status, Action, Facts>,
  situation: Situation<Status, Facts>,
): readonly Action[] {
  return actionsOf(lifecycle).filter((action) => !impossibilityOf(lifecycle, action, situation))
}

/** Why an action is not possible now; undefined when it is. What it needs is asked for afterwards. */
export function impossibilityOf<Status extends string, Action extends string, Facts>(
  lifecycle: Lifecycle<Status, Action, Facts>,
  action: Action,
  situation: Situation<Status, Facts>,
): Impossible | undefined {
  const { status, facts, rights, now } = situation
  const { from, label, right, limits = [] } = lifecycle.transitions[action]
  if (right === undefined)
    return { because: 'automatic', reason: `«\u00a0${label}\u00a0» se fait tout seul, le moment venu.` }
  if (!allows(rights, right))
    return { because: 'right', reason: 'Vous n’avez pas ce droit. Demandez à votre administrateur.' }
  if (!from.includes(status)) return { because: 'state', reason: stateReason(lifecycle, from, situation) }
  const limit = limits.find(({ holds }) => !holds(facts, now))
  return limit && { because: 'limit', reason: limit.reason(facts) }
}

/** Whether a text is the key of an action. */
export function isActionOf<Action extends string>(
  lifecycle: Lifecycle<string, Action, never>,
  text: string,
): text is Action {
  return Object.hasOwn(lifecycle.transitions, text)
}

/** Whether a text is the key of a state. */
export function isStateOf<Status extends string>(
  { states }: { readonly states: Readonly<Record<Status, State>> },
  text: string,
): text is Status {
  return Object.hasOwn(states, text)
}

/** The labels of states, by their keys. */
export function statusLabels<Status extends string>({
  states,
}: {
  readonly states: Readonly<Record<Status, State>>
}): Readonly<Record<Status, string>> {
  // `Object.fromEntries` loses names: these are the keys of the very states.
  return Object.fromEntries(Object.entries<State>(states).map(([key, { label }]) => [key, label])) as Record<
    Status,
    string
  >
}

function actionsOf<Status extends string, Action extends string, Facts>({
  transitions,
}: Lifecycle<Status, Action, Facts>): readonly Action[] {
  // `Object.keys` loses names: these are the keys of the lifecycle's own transitions.
  return Object.keys(transitions) as Action[]
}

function stateReason<Status extends string>(
  { label, states }: { readonly label: string; readonly states: Readonly<Record<Status, State>> },
  from: readonly Status[],
  { status, since }: Pick<Situation<Status, unknown>, 'status' | 'since'>,
): string {
  const possible = from.map((one) => `«\u00a0${states[one].label}\u00a0»`).join(', ')
  const begun = since === undefined ? '' : ` depuis le ${inParis(since)}`
  const ended = states[status].isFinal === true ? ', rien ne la suit' : ''
  return `${label} «\u00a0${states[status].label}\u00a0»${begun}${ended}\u00a0: possible depuis ${possible}.`
}

/** `23/11/2026 à 18:00`, in Paris. @param instant ISO 8601 */
export function inParis(instant: string): string {
  const { date, time } = deadlines.parisTime(instant)
  return `${date.split('-').reverse().join('/')} à ${time.slice(0, 5)}`
}
