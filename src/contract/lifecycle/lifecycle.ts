import type { Action as RightfulAction } from '../access'

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

/** When a transition comes by itself: at the instant that an attribute holds, or so long after it; before it when negative. */
export interface Due {
  readonly attribute: string
  readonly afterMs: number
}

export interface Transition<Status extends string, Facts> {
  readonly from: readonly Status[]
  readonly to: Status
  readonly label: string
  readonly by: readonly Actor[]
  /** What whoever records it must be allowed; absent: it comes by itself, nobody does it. */
  readonly right?: RightfulAction
  /** When time alone makes it. */
  readonly due?: Due
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

/**
 * What resources of a type go through, as data: their actions on the wire, history, buttons, refusals and deadlines follow from it.
 * Among transitions that time makes, the first that is due counts.
 */
export interface Lifecycle<Status extends string, Action extends string, Facts, Of extends State = State> {
  /** What one is called: `Option`. */
  readonly label: string
  readonly initial: Status
  /** Other states in which one may begin. */
  readonly alsoBegins?: readonly Status[]
  readonly states: Readonly<Record<Status, Of>>
  readonly transitions: Readonly<Record<Action, Transition<Status, Facts>>>
}

/** Declares a lifecycle. @throws Error when something leaves a final state, or a state is never reached or never left */
export function defineLifecycle<Status extends string, Action extends string, Facts, Of extends State = State>(
  lifecycle: Lifecycle<Status, Action, Facts, Of>,
): Lifecycle<Status, Action, Facts, Of> {
  const { label, initial, alsoBegins = [], states, transitions } = lifecycle
  const all = Object.values<Transition<Status, Facts>>(transitions)
  for (const [status, { isFinal }] of Object.entries<State>(states)) {
    const isLeft = all.some(({ from }) => from.some((one) => one === status))
    if (isLeft === (isFinal === true)) throw new Error(`${label}: ${status} is final, or something leaves it`)
    if (![initial, ...alsoBegins, ...all.map(({ to }) => to)].some((one) => one === status))
      throw new Error(`${label}: nothing leads to ${status}`)
  }
  return lifecycle
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Due once less than so many hours are left. */
export const lessThanHoursBefore = (attribute: string, hours: number): Due => ({
  attribute,
  afterMs: 1 - hours * HOUR_MS,
})
/** Due at the very instant of an attribute. */
export const at = (attribute: string): Due => ({ attribute, afterMs: 0 })
/** Due once the second that an attribute names is over: a deadline in days names the last one of its last day. */
export const afterLastSecond = (attribute: string): Due => ({ attribute, afterMs: 1000 })
