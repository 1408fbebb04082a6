import type { Assumption, AssumptionOrigin, Unit } from '../result'

/** One thing that the result rests on. */
export function assumption(
  key: string,
  label: string,
  value: number | string,
  unit: Unit,
  origin: AssumptionOrigin,
): Assumption {
  return { key, label, value, unit, origin }
}

/** The same, said in words. */
export function text(key: string, label: string, value: string, origin: AssumptionOrigin = 'convention'): Assumption {
  return assumption(key, label, value, 'text', origin)
}
