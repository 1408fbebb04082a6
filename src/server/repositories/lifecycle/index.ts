import { timedOf, type Lifecycle } from '#contract/lifecycle'

/** A lifecycle, whatever its states. */
type AnyLifecycle = Pick<Lifecycle<string, string, never>, 'transitions'>

/**
 * SQL: the state of a row at an instant, whether or not what time made of it was written down.
 * @param instant SQL: a parameter, as timestamptz
 */
export function statusAt(lifecycle: AnyLifecycle, row: string, instant: string): string {
  const moves = timedOf(lifecycle).map(
    (transition) => `WHEN ${conditionOf(transition, row, instant)} THEN ${quoted(transition.to)}`,
  )
  return moves.length === 0 ? `${row}.status` : `CASE ${moves.join(' ')} ELSE ${row}.status END`
}

/** SQL: the instant at which time moved a row, where that was not written down yet; null elsewhere. */
export function movedAt(lifecycle: AnyLifecycle, row: string, instant: string): string {
  const moves = timedOf(lifecycle).map((transition) => {
    const { attribute, afterMs } = transition.due
    return `WHEN ${conditionOf(transition, row, instant)} THEN ${row}.${attribute} + interval '${String(afterMs)} milliseconds'`
  })
  return `CASE ${moves.join(' ')} END`
}

/** SQL: whether time has moved a row since its state was written. */
export const isDue = (lifecycle: AnyLifecycle, row: string, instant: string): string =>
  `(${timedOf(lifecycle)
    .map((transition) => conditionOf(transition, row, instant))
    .join(' OR ')})`

function conditionOf(
  { from, due: { attribute, afterMs } }: ReturnType<typeof timedOf>[number],
  row: string,
  instant: string,
): string {
  const states = from.map(quoted).join(', ')
  return `${row}.status IN (${states}) AND ${row}.${attribute} <= ${instant} - interval '${String(afterMs)} milliseconds'`
}

/** A key of a lifecycle: these are our own. */
const quoted = (key: string): string => `'${key}'`
