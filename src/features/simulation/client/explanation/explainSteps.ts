import { amountAt } from '#client/engine'
import type { ExplainedLine } from '#client/ui/explanation'
import { explanationOfStep, stepOf } from './explanationOfStep'
import type { Explained, ExplainedSolution } from './explainedSolution'

/** Where a figure that the calculation traced comes from. */
export function explainStep({ steps, answer }: ExplainedSolution, figure: string): Explained | undefined {
  const [step, explanation] = [stepOf(steps, figure), explanationOfStep(steps, figure)]
  if (!step || !explanation) return undefined
  const isAmount = step.value !== null && amountAt(answer.data, [step.key]) === step.value
  return { explanation, amounts: isAmount ? [step.key] : undefined }
}

/** A traced figure as a line of another one. */
export function lineOf({ steps }: ExplainedSolution, key: string, label?: string): ExplainedLine[] {
  const step = steps.get(key)
  return step ? [{ label: label ?? step.label, value: step.value, unit: step.unit, figure: key }] : []
}
