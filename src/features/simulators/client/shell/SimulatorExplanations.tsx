import { use, type ReactNode } from 'react'
import { engine } from '#client/engine'
import {
  explanationOfStep,
  FigureExplanations,
  StepExplanation,
  type Steps,
  type Trail,
} from '#features/simulation/client/explanation'
import { callOf, type Simulated } from './useSimulator'

const known = new WeakMap<Simulated, Promise<Steps>>()

/** How each figure of an answer was found: calculated again with its trace when it is first asked about, once. */
function stepsOf(simulated: Simulated): Promise<Steps> {
  const found = known.get(simulated) ?? traced(simulated)
  known.set(simulated, found)
  return found
}

async function traced({ request, answer }: Simulated): Promise<Steps> {
  const result = await engine.simulator(callOf(request, { ...answer.meta.context, explain: true }))
  const trace = result.kind === 'refused' ? [] : (result.answer.trace ?? [])
  return new Map(trace.map((step) => [step.key, step]))
}

interface SimulatorExplanationsProps {
  readonly simulated: Simulated | null
  readonly children: ReactNode
}

/** Explains each amount of an answer that is inside, in a drawer. */
export const SimulatorExplanations = ({ simulated, children }: SimulatorExplanationsProps) => (
  <FigureExplanations explain={(trail) => simulated && <SimulatorExplanation simulated={simulated} {...trail} />}>
    {children}
  </FigureExplanations>
)

/** Where an amount of an answer comes from. */
export function SimulatorExplanation({ simulated, ...trail }: Trail & { readonly simulated: Simulated }) {
  const steps = use(stepsOf(simulated))
  return <StepExplanation explain={(figure) => explanationOfStep(steps, figure)} {...trail} />
}
