import { Suspense, use } from 'react'
import { engine } from '#client/engine'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer } from '#client/ui/explanation'
import type { Steps } from '#features/simulation/client/explanation'
import { explainCapacity } from './explainCapacity'
import { StepExplanation } from '#features/simulation/client/explanation'
import { InvestmentExplanation } from './InvestmentExplanation'
import type { Capacity } from './useCapacity'
import { usePeople } from './usePeople'

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

interface CapacityExplanationDrawerProps extends Trail {
  /** The scheme whose best purchase is explained; undefined for the capacity itself. */
  readonly project: string | undefined
  readonly capacity: Capacity | null
  readonly onClosed: () => void
}

interface Trail {
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

/** Where an amount of the capacity, or of the best purchase under a scheme, comes from. */
export function CapacityExplanationDrawer({ project, capacity, onClosed, ...trail }: CapacityExplanationDrawerProps) {
  return (
    <ExplanationDrawer onClosed={onClosed}>
      {() => (
        <Suspense fallback={<Skeleton lines={8} />}>
          {project !== undefined && <InvestmentExplanation project={project} {...trail} />}
          {project === undefined && capacity && <CapacityExplanation capacity={capacity} {...trail} />}
        </Suspense>
      )}
    </ExplanationDrawer>
  )
}

function CapacityExplanation({ capacity, ...trail }: Trail & { readonly capacity: Capacity }) {
  const explained = { ...capacity, steps: use(stepsOf(capacity)), people: usePeople() }
  return <StepExplanation explain={(figure) => explainCapacity(explained, figure)} {...trail} />
}
