import type { State } from '../machines/machine'

/** The labels of the states of a machine, by their keys. */
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
