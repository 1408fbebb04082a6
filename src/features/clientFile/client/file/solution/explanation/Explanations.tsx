import { Suspense, useState, type ReactNode } from 'react'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { lazyPart } from '#client/ui/lazy'
import { useShortcuts } from '#client/screens/keyboard'
import { partsOf } from '../../parts/figureNames'
import { ShownOperations, type ShownOperation } from './shownOperations'

const FigureExplanation = lazyPart(
  async () => (await import(/* webpackChunkName: "explanation" */ './FigureExplanation')).FigureExplanation,
)

interface Asked {
  /** An operation shown beside; undefined for the one of the tab. */
  readonly beside: ShownOperation | undefined
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
}

/** Explains each amount of the solution that is inside, in a drawer. */
export function Explanations({ children }: { children: ReactNode }) {
  const { result, configuration, defaults } = useAppSelector(selectSolution)
  const [shown] = useState(() => new Map<string, ShownOperation>())
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (name: string | undefined) => {
    if (name === undefined) return
    const { calculation, figure } = partsOf(name)
    setAsked({ beside: calculation === undefined ? undefined : shown.get(calculation), trail: [figure] })
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
  const operation = asked?.beside ?? (result && configuration && { answer: result, configuration, taken: defaults })
  return (
    <ShownOperations value={shown}>
      <div ref={element} className="explanations">
        {children}
        <Suspense>
          {asked && operation && <ExplanationOf asked={asked} operation={operation} onAsked={setAsked} />}
        </Suspense>
      </div>
    </ShownOperations>
  )
}

interface ExplanationOfProps {
  readonly asked: Asked
  readonly operation: ShownOperation
  readonly onAsked: (asked: Asked | null) => void
}

const ExplanationOf = ({ asked, operation, onAsked }: ExplanationOfProps) => (
  <ExplanationDrawer
    onClosed={() => {
      onAsked(null)
    }}
  >
    {(close) => (
      <Suspense fallback={<Skeleton lines={8} />}>
        <FigureExplanation
          operation={operation}
          isBeside={asked.beside !== undefined}
          trail={asked.trail}
          onTrail={(trail) => {
            onAsked({ ...asked, trail })
          }}
          onLeave={close}
        />
      </Suspense>
    )}
  </ExplanationDrawer>
)
