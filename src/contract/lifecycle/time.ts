import { isText, type Entries } from '../json'
import type { Lifecycle, Transition } from './lifecycle'

/** A state, and the attributes of what is in it: deadlines are among them. */
interface Written<Status extends string> {
  /** As it was written last. */
  readonly status: Status
  /** Instants are ISO 8601. */
  readonly attributes: Entries
}

/** The state of a resource at an instant, whether or not what time made of it was written down. */
export function statusAt<Status extends string>(
  lifecycle: Lifecycle<Status, string, never>,
  { status, attributes }: Written<Status>,
  now: Date,
): Status {
  const due = timedOf(lifecycle).find(({ from, due: when }) => {
    const instant = instantOf(attributes, when)
    return from.includes(status) && instant !== undefined && instant <= now.getTime()
  })
  return due?.to ?? status
}

/** Since when time has put a resource into its state, ISO 8601; undefined where somebody did. */
export function inStateSince<Status extends string>(
  lifecycle: Lifecycle<Status, string, never>,
  { status, attributes }: Written<Status>,
  now: Date,
): string | undefined {
  const past = timedOf(lifecycle)
    .filter(({ to }) => to === status)
    .flatMap(({ due }) => instantOf(attributes, due) ?? [])
    .filter((instant) => instant <= now.getTime())
  return past[0] === undefined ? undefined : new Date(past[0]).toISOString()
}

/** A transition that time makes. */
type Timed<Status extends string> = Transition<Status, never> & Required<Pick<Transition<Status, never>, 'due'>>

/** The transitions that time makes, the first that is due before the others. */
export const timedOf = <Status extends string>({
  transitions,
}: Pick<Lifecycle<Status, string, never>, 'transitions'>): readonly Timed<Status>[] =>
  Object.values(transitions).filter((transition): transition is Timed<Status> => transition.due !== undefined)

function instantOf(attributes: Entries, { attribute, afterMs }: { attribute: string; afterMs: number }) {
  const instant = attributes[attribute]
  return isText(instant) ? Date.parse(instant) + afterMs : undefined
}
