import { amountAt } from '#client/engine'
import { writeFigure } from '#client/ui/explanation'
import { writeDifference } from '../scenarios/scenarioRows'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { lineOf } from './ofTrace'

/** By how much a figure of an operation differs from that of the operation it is compared with. */
export function explainDifference(solution: ExplainedSolution, place: string, name: string): Explained | undefined {
  const key = `${place}.${name}`
  const [line] = lineOf(solution, key)
  const before = solution.base && amountAt(solution.base.data, [key])
  if (typeof line?.value !== 'number' || before === undefined) return undefined
  const { label, unit, value } = line
  return {
    explanation: {
      label: `Écart\u00a0: ${label.toLowerCase()}`,
      value: writeDifference(value, before, unit) || writeFigure(0, unit),
      unit: 'text',
      sentence: 'Ce que donne cette opération, moins ce que donne celle à l’écran.',
      lines: [
        { ...line, label: 'Cette opération' },
        { label: 'L’opération à l’écran', value: before, unit },
      ],
      rules: [],
    },
    amounts: undefined,
  }
}
