import { type InForce, reliabilityOf } from '../../law/parameter'
import type { AssumptionOrigin, Indicators, TraceInput, TraceParameter, TraceStep, Unit } from '../../result'
import { linkOf } from './link'

/** The parts of a step that a formula may do without. */
export type Details = Partial<Pick<TraceStep, 'inputs' | 'rounding' | 'steps'>> & { law?: readonly InForce<unknown>[] }

export const TO_THE_CENT = 'Arrondi au centime'
export const TO_THE_EURO = 'Arrondi à l’euro, 0,50 compté pour 1 (CGI art. 1657)'

/** One explained figure. */
export function step(
  key: string,
  label: string,
  formula: string,
  value: number | null,
  unit: Unit,
  { inputs = [], law = [], rounding, steps }: Details = {},
): TraceStep {
  return {
    key,
    label,
    formula,
    value,
    unit,
    inputs,
    parameters: law.map(parameterOf),
    ...(rounding === undefined ? {} : { rounding }),
    ...(steps === undefined ? {} : { steps }),
  }
}

/** The step of an indicator of the simulation. */
export function indicator(
  name: keyof Indicators,
  label: string,
  formula: string,
  value: number | null,
  unit: Unit,
  details: Details = {},
): TraceStep {
  return step(`indicators.${name}`, label, formula, value, unit, details)
}

/** A figure that entered a formula, found by the calculation. @param figure key of the step that explains it */
export function input(label: string, value: number | string, unit: Unit, figure?: string): TraceInput {
  return figure === undefined ? { label, value, unit } : { label, value, unit, figure }
}

/** A figure that was given to the calculation. */
export function given(label: string, value: number | string, unit: Unit, origin: AssumptionOrigin): TraceInput {
  return { label, value, unit, origin }
}

/** A parameter enters many steps: it is written once. */
const written = new WeakMap<InForce<unknown>, TraceParameter>()

/** A parameter as an explanation shows it. */
export function parameterOf(parameter: InForce<unknown>): TraceParameter {
  const known = written.get(parameter)
  if (known !== undefined) return known
  const { label, from, source } = parameter
  const link = linkOf(source)
  const step = {
    label,
    value: parameter.text(),
    from,
    source,
    reliability: reliabilityOf(parameter),
    ...(link === undefined ? {} : { link }),
  }
  written.set(parameter, step)
  return step
}
