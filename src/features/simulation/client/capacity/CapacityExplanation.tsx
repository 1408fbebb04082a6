import { use } from 'react'
import { engine } from '#client/engine'
import type { Steps } from '../explanation/explanationOfStep'
import type { Trail } from '../explanation/FigureExplanations'
import { StepExplanation } from '../explanation/StepExplanation'
import { explainCapacity } from './explainCapacity'
import type { Capacity } from './useCapacity'

const known = new WeakMap<Capacity, Promise<Steps>>()

/** How each figure of a capacity was found: calculated again with its trace when it is first asked about, once. */
function stepsOf(capacity: Capacity): Promise<Steps> {
  const found = known.get(capacity) ?? traced(capacity)
  known.set(capacity, found)
  return found
}

async function traced({ question, answer }: Capacity): Promise<Steps> {
  const { trace = [] } = await engine.investmentCapacity(question, { ...answer.meta.context, explain: true })
  return new Map(trace.map((step) => [step.key, step]))
}

interface CapacityExplanationProps extends Trail {
  readonly capacity: Capacity
  /** How many people the household feeds; one where nobody said. */
  readonly people?: number
}

/** Where an amount of the capacity comes from. */
export function CapacityExplanation({ capacity, people = 1, ...trail }: CapacityExplanationProps) {
  const explained = { ...capacity, steps: use(stepsOf(capacity)), people }
  return <StepExplanation explain={(figure) => explainCapacity(explained, figure)} {...trail} />
}
