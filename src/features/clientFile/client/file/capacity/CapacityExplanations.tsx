import { Suspense, use, useState, type ReactNode } from 'react'
import { engine } from '#client/engine'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { useShortcuts } from '#client/screens/keyboard'
import type { Steps } from '../parts/explanationOfStep'
import { partsOf } from '../parts/figureNames'
import { explainCapacity } from './explainCapacity'
import { FigureExplanation } from './FigureExplanation'
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

interface Asked {
  /** The scheme whose best purchase is explained; undefined for the capacity itself. */
  readonly project: string | undefined
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
}

/** Explains each amount of the capacity and of the best purchases that is inside, in a drawer. */
export function CapacityExplanations({ capacity, children }: { capacity: Capacity | null; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (name: string | undefined) => {
    if (name === undefined) return
    const { calculation, figure } = partsOf(name)
    setAsked({ project: calculation, trail: [figure] })
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
  const follow = (trail: readonly string[]) => {
    setAsked((before) => before && { ...before, trail })
  }
  return (
    <div ref={element}>
      {children}
      {asked && (
        <ExplanationDrawer
          onClosed={() => {
            setAsked(null)
          }}
        >
          {() => (
            <Suspense fallback={<Skeleton lines={8} />}>
              {asked.project !== undefined && (
                <InvestmentExplanation project={asked.project} trail={asked.trail} onTrail={follow} />
              )}
              {asked.project === undefined && capacity && (
                <CapacityExplanation capacity={capacity} trail={asked.trail} onTrail={follow} />
              )}
            </Suspense>
          )}
        </ExplanationDrawer>
      )}
    </div>
  )
}

interface CapacityExplanationProps {
  readonly capacity: Capacity
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

function CapacityExplanation({ capacity, ...trail }: CapacityExplanationProps) {
  const explained = { ...capacity, steps: use(stepsOf(capacity)), people: usePeople() }
  return <FigureExplanation explain={(figure) => explainCapacity(explained, figure)} {...trail} />
}
