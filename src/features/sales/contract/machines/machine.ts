import { allows, type Action as RightfulAction, type Right } from '#contract/access'

/** How a state looks: favourable, short of time, to be mended, under way, legally bound, without consequence. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'violet' | 'neutral'

/** Who does something; promoter, notary and client do not log in: the firm records what they did. */
export type Actor = 'adviser' | 'promoter' | 'notary' | 'client' | 'system'

/** Who is told of a transition: people, or the contacts of the firm for that kind of message. */
export type Recipient =
  | 'adviser'
  | 'sales_manager'
  | 'promoter'
  | 'client'
  | 'second_rank'
  | 'adviser_contact'
  | 'option_contact'
  | 'report_contact'
  | 'booking_contact'

export interface State {
  readonly label: string
  readonly tone: Tone
  readonly help?: string
  /** The attribute that holds the instant which this state waits for. */
  readonly deadline?: string
  /** Nothing follows. */
  readonly isFinal?: true
  /** What it makes of its lot. */
  readonly lot?: 'optioned' | 'booked' | 'sold' | 'delivered'
}

/** What a date or a count forbids. */
export interface Limit<Facts> {
  readonly holds: (facts: Facts, now: Date) => boolean
  /** Why not, when it does not hold; French. */
  readonly reason: (facts: Facts) => string
}

/** What a transition asks for: attributes of its request or of the resource, papers. */
export interface Needs {
  readonly fields?: readonly string[]
  readonly papers?: readonly string[]
  /** What is neither, said to people. */
  readonly words?: readonly string[]
}

export interface Transition<Status extends string, Facts> {
  readonly from: readonly Status[]
  readonly to: Status
  readonly label: string
  readonly by: readonly Actor[]
  /** What whoever records it must be allowed; absent: it comes by itself, nobody does it. */
  readonly right?: RightfulAction
  readonly limits?: readonly Limit<Facts>[]
  readonly needs?: Needs
  /** Attributes that it writes. */
  readonly sets?: readonly string[]
  readonly tells?: readonly Recipient[]
  /** Article of law. */
  readonly law?: string
  /** What is asked before; absent: it is done at once. */
  readonly confirmation?: string
}

export interface Machine<Status extends string, Action extends string, Facts> {
  readonly label: string
  readonly initial: Status
  readonly states: Readonly<Record<Status, State>>
  readonly transitions: Readonly<Record<Action, Transition<Status, Facts>>>
}

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
  readonly facts: Facts
  readonly rights: ReadonlySet<Right>
  readonly now: Date
}

/** Every transition of a resource: possible now, or why not. */
export function possibilities<Status extends string, Action extends string, Facts>(
  machine: Machine<Status, Action, Facts>,
  situation: Situation<Status, Facts>,
): readonly Possibility<Status, Action>[] {
  return actionsOf(machine).map((action) => {
    const { label, to, needs = {}, law, confirmation } = machine.transitions[action]
    const impossible = impossibilityOf(machine, action, situation)
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
  machine: Machine<Status, Action, Facts>,
  situation: Situation<Status, Facts>,
): readonly Action[] {
  return actionsOf(machine).filter((action) => !impossibilityOf(machine, action, situation))
}

/** Why an action is not possible now; undefined when it is. What it needs is asked for afterwards. */
export function impossibilityOf<Status extends string, Action extends string, Facts>(
  machine: Machine<Status, Action, Facts>,
  action: Action,
  { status, facts, rights, now }: Situation<Status, Facts>,
): Impossible | undefined {
  const { from, label, right, limits = [] } = machine.transitions[action]
  if (right === undefined)
    return { because: 'automatic', reason: `«\u00a0${label}\u00a0» se fait tout seul, le moment venu.` }
  if (!allows(rights, right))
    return { because: 'right', reason: 'Vous n’avez pas ce droit. Demandez à votre administrateur.' }
  if (!from.includes(status)) return { because: 'state', reason: stateReason(machine, from, status) }
  const limit = limits.find(({ holds }) => !holds(facts, now))
  return limit && { because: 'limit', reason: limit.reason(facts) }
}

/** Whether a text is the key of an action of the machine. */
export function isActionOf<Action extends string>(
  machine: Machine<string, Action, never>,
  text: string,
): text is Action {
  return Object.hasOwn(machine.transitions, text)
}

function actionsOf<Status extends string, Action extends string, Facts>({
  transitions,
}: Machine<Status, Action, Facts>): readonly Action[] {
  // `Object.keys` loses names: these are the keys of the machine's own transitions.
  return Object.keys(transitions) as Action[]
}

function stateReason<Status extends string>(
  { label, states }: { readonly label: string; readonly states: Readonly<Record<Status, State>> },
  from: readonly Status[],
  status: Status,
): string {
  const possible = from.map((one) => `«\u00a0${states[one].label}\u00a0»`).join(', ')
  const ended = states[status].isFinal === true ? ', rien ne la suit' : ''
  return `${label} «\u00a0${states[status].label}\u00a0»${ended}\u00a0: possible depuis ${possible}.`
}
