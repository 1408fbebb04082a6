import type { TraceStep } from '#domain'
import { amountAt } from '#client/engine'
import type { ExplainedLine, ExplainedRule } from '#client/ui/explanation'
import type { Explained, ExplainedSolution } from './explainedSolution'

/** Separates a step from one of its own steps in the name of a figure. */
const WITHIN = '>'

/** The step of a figure, by its key, and from there by the ranks of the steps inside. */
function stepOf({ steps }: ExplainedSolution, figure: string): TraceStep | undefined {
  const [key = '', ...ranks] = figure.split(WITHIN)
  return ranks.reduce((step, rank) => step?.steps?.[Number(rank)], steps.get(key))
}

/** Where a figure that the calculation traced comes from. */
export function explainStep(solution: ExplainedSolution, figure: string): Explained | undefined {
  const step = stepOf(solution, figure)
  if (!step) return undefined
  const { label, value, unit, formula: sentence, inputs, rounding, steps = [] } = step
  const given = inputs.map((input): ExplainedLine => ({ ...input, figure: input.figure !== undefined && solution.steps.has(input.figure) ? input.figure : undefined }))
  const inside = steps.map((inner, rank): ExplainedLine => ({ label: inner.label, value: inner.value, unit: inner.unit, figure: `${figure}${WITHIN}${rank}` }))
  const isAmount = value !== null && amountAt(solution.answer.data, [step.key]) === value
  return { explanation: { label, value, unit, sentence, lines: [...given, ...inside], rounding, rules: rulesOf(step) }, amounts: isAmount ? [step.key] : undefined }
}

/** A traced figure as a line of another one. */
export function lineOf({ steps }: ExplainedSolution, key: string, label?: string): ExplainedLine[] {
  const step = steps.get(key)
  return step ? [{ label: label ?? step.label, value: step.value, unit: step.unit, figure: key }] : []
}

/** The rules of law of a step and of those inside it, each once. */
function rulesOf(step: TraceStep): ExplainedRule[] {
  const rules = new Map<string, ExplainedRule>()
  const collect = ({ parameters, steps = [] }: TraceStep): void => {
    for (const { label, value, from, source, link, verified } of parameters) rules.set(`${label} ${from}`, { label, value, from, source, link, verified })
    steps.forEach(collect)
  }
  collect(step)
  return [...rules.values()]
}
