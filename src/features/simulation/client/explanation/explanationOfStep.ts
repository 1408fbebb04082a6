import type { TraceStep } from '#domain'
import type { ExplainedLine, Explanation } from '#client/ui/explanation'
import { rulesOf } from '#features/simulation/contract/report'

export type Steps = ReadonlyMap<string, TraceStep>

/** Separates a step from one of its own steps in the name of a figure. */
const WITHIN = '>'

/** The step of a figure, by its key, and from there by the ranks of the steps inside. */
export function stepOf(steps: Steps, figure: string): TraceStep | undefined {
  const [key = '', ...ranks] = figure.split(WITHIN)
  return ranks.reduce((step, rank) => step?.steps?.[Number(rank)], steps.get(key))
}

/** What a step of a trace says of its figure; its inputs that were traced too can be explained in their turn. */
export function explanationOfStep(steps: Steps, figure: string): Explanation | undefined {
  const step = stepOf(steps, figure)
  if (!step) return undefined
  const { label, value, unit, formula: sentence, inputs, rounding, steps: inner = [] } = step
  const given = inputs.map((input): ExplainedLine => ({
    ...input,
    figure: input.figure !== undefined && steps.has(input.figure) ? input.figure : undefined,
  }))
  const inside = inner.map((one, rank): ExplainedLine => ({
    label: one.label,
    value: one.value,
    unit: one.unit,
    figure: `${figure}${WITHIN}${rank}`,
  }))
  return {
    label,
    value,
    unit,
    sentence,
    lines: [...given, ...inside],
    rounding,
    rules: rulesOf(step).map((rule) => ({ ...rule, link: rule.link })),
  }
}
