import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { simulators, TraceStep } from '#domain'
import { speakFigure } from '#presentation/formats'
import { InTheme } from '../../../../support/client/InTheme'

export const context: simulators.SimulatorContext = {
  asOf: '2026-11-20',
  defaults: {
    loan_rates: { '10': 0.031, '15': 0.033, '20': 0.0345, '25': 0.036, '30': 0.038 },
    loan_insurance_rate: 0.0034,
  },
  place: { code: '34172', department: '34', zone: 'A' },
  explain: true,
}

/** What a simulator answers, and how each figure was found. */
export function answered<Answer extends { readonly trace?: TraceStep[] }>(
  calculation: simulators.Calculation<Answer>,
): { readonly data: Answer; readonly trace: readonly TraceStep[] } {
  if (calculation.kind === 'refused') throw new Error(JSON.stringify(calculation.errors))
  const { trace = [] } = calculation.answer
  return { data: calculation.answer, trace }
}

/** What a screen reader hears of a figure, with its cents or without. */
const spoken = ({ value, unit }: TraceStep): string[] =>
  unit === 'text'
    ? [`${String(value)}, expliquer`]
    : ([0, 2] as const).map((decimals) => `, ${speakFigure(value, unit, { decimals })}, expliquer`)

/** Draws a result. @returns the figures shown that no step explains with the same value, and how many are shown */
export function drawn(result: ReactNode, trace: readonly TraceStep[]) {
  const { container } = render(<InTheme>{result}</InTheme>)
  const steps = new Map(trace.map((step) => [step.key, step]))
  const shown = [...container.querySelectorAll<HTMLElement>('button[data-figure]')]
  const unexplained = shown.flatMap((button) => {
    const figure = button.dataset['figure'] ?? ''
    const step = steps.get(figure)
    const isSame = step && spoken(step).some((words) => button.textContent.endsWith(words))
    return isSame ? [] : [`${figure}\u00a0: ${button.textContent}`]
  })
  return { container, unexplained, count: shown.length }
}

/** A text with the spaces that jest-dom compares it by: all of them plain ones. */
export const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
