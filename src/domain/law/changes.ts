import type { IsoDate } from '../value/calendar'
import { inForce, leastReliability, type Reliability } from './parameter'
import { knownParameters } from './'

/** A rule whose value is not the same on two dates, in French. */
export interface RuleChange {
  label: string
  /** The same as after where what changed is a detail that the French text leaves out. */
  before: string
  after: string
  /** Date of effect of the later value, and the text that gives it. */
  from: IsoDate
  source: string
  /** What the less sure of both values rests on, and whether it was known for its date. */
  reliability: Reliability
}

/** The rules of law that changed between two dates, whichever comes first. */
export function rulesChanged(one: IsoDate, other: IsoDate): RuleChange[] {
  const [first, last] = one < other ? [one, other] : [other, one]
  return knownParameters.flatMap(({ parameter }) => {
    const [before, after] = [inForce(parameter, first), inForce(parameter, last)]
    if (before.from === after.from || JSON.stringify(before.value) === JSON.stringify(after.value)) return []
    return [
      {
        label: after.label,
        before: before.text(),
        after: after.text(),
        from: after.from,
        source: after.source,
        reliability: leastReliability([before, after]),
      },
    ]
  })
}
