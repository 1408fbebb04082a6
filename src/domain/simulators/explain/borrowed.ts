import type { SimulationResult, TraceStep } from '../../result'

/** The step of a figure of a simulation inside of another calculation: the figures that it names have no step there. */
export function simulationStep({ trace = [] }: SimulationResult, key: string): TraceStep[] {
  return trace.filter((step) => step.key === key).map(withoutFigures)
}

function withoutFigures(step: TraceStep): TraceStep {
  return {
    ...step,
    inputs: step.inputs.map(({ label, value, unit, origin }) => ({
      label,
      value,
      unit,
      ...(origin === undefined ? {} : { origin }),
    })),
    ...(step.steps === undefined ? {} : { steps: step.steps.map(withoutFigures) }),
  }
}
