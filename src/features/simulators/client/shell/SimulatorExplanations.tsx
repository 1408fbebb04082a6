import { Suspense, use, useState, type ReactNode } from 'react'
import { engine } from '#client/engine'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { useShortcuts } from '#client/screens/keyboard'
import { explanationOfStep, StepExplanation, type Steps } from '#features/simulation/client/explanation'
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

/** Explains each amount of an answer that is inside, in a drawer. */
export function SimulatorExplanations({
  simulated,
  children,
}: {
  readonly simulated: Simulated | null
  readonly children: ReactNode
}) {
  const [trail, setTrail] = useState<readonly string[] | null>(null)
  const ask = (figure: string | undefined) => {
    if (figure !== undefined) setTrail([figure])
  }
  const element = useAskedFigure(ask)
  useShortcuts([
    {
      keys: 'e',
      label: 'Expliquer le montant qui a le focus',
      needsFocus: true,
      act: () => {
        ask(figureOf(document.activeElement))
      },
    },
  ])
  return (
    <div ref={element}>
      {children}
      <Suspense>
        {trail && simulated && (
          <ExplanationDrawer
            onClosed={() => {
              setTrail(null)
            }}
          >
            {() => (
              <Suspense fallback={<Skeleton lines={8} />}>
                <Explained simulated={simulated} trail={trail} onTrail={setTrail} />
              </Suspense>
            )}
          </ExplanationDrawer>
        )}
      </Suspense>
    </div>
  )
}

interface ExplainedProps {
  readonly simulated: Simulated
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

function Explained({ simulated, ...trail }: ExplainedProps) {
  const steps = use(stepsOf(simulated))
  return <StepExplanation explain={(figure) => explanationOfStep(steps, figure)} {...trail} />
}
