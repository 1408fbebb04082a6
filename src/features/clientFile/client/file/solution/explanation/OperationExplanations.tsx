import { Suspense, useState, type ReactNode } from 'react'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { lazyPart } from '#client/ui/lazy'
import { useShortcuts } from '#client/screens/keyboard'
import { partsOf } from '../../parts/figureNames'
import { ShownOperations, type CalculatedWhenAsked, type ShownOperation } from './shownOperations'
import '../results/results.css'

const FigureExplanation = lazyPart(
  async () => (await import(/* webpackChunkName: "explanation" */ './FigureExplanation')).FigureExplanation,
)

const InvestmentExplanation = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "investment-explanation" */ '../../capacity/InvestmentExplanation'))
      .InvestmentExplanation,
)

interface ExplainedFigure {
  /** The scheme whose best purchase is explained; undefined for an operation. */
  readonly project: string | undefined
  /** An operation shown beside, perhaps still being calculated; undefined for the one of the tab. */
  readonly beside: ShownOperation | ReturnType<CalculatedWhenAsked> | undefined
  /** The figures that led to the one explained, itself last. */
  readonly trail: readonly string[]
}

interface OperationExplanationsProps {
  /** The operation whose amounts are inside; null before its first result. */
  readonly operation: ShownOperation | null
  readonly children: ReactNode
}

/** Explains each amount of an operation that is inside, in a drawer. */
export function OperationExplanations({ operation: shownHere, children }: OperationExplanationsProps) {
  const [shown] = useState(() => new Map<string, ShownOperation | CalculatedWhenAsked>())
  const [asked, setAsked] = useState<ExplainedFigure | null>(null)
  const ask = (name: string | undefined) => {
    if (name === undefined) return
    const { calculation, figure } = partsOf(name)
    const beside = calculation === undefined ? undefined : shown.get(calculation)
    setAsked({
      project: beside ? undefined : calculation,
      beside: typeof beside === 'function' ? beside() : beside,
      trail: [figure],
    })
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
  const operation = asked?.beside ?? shownHere
  return (
    <ShownOperations value={shown}>
      <div ref={element} className="explanations">
        {children}
        <Suspense>
          {asked && (asked.project !== undefined || operation) && (
            <ExplanationOf asked={asked} operation={operation} onAsked={setAsked} />
          )}
        </Suspense>
      </div>
    </ShownOperations>
  )
}

interface ExplanationOfProps {
  readonly asked: ExplainedFigure
  readonly operation: ExplainedFigure['beside'] | null
  readonly onAsked: (asked: ExplainedFigure | null) => void
}

function ExplanationOf({ asked, operation, onAsked }: ExplanationOfProps) {
  const { project, beside, trail } = asked
  const onTrail = (longer: readonly string[]) => {
    onAsked({ ...asked, trail: longer })
  }
  return (
    <ExplanationDrawer
      onClosed={() => {
        onAsked(null)
      }}
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={8} />}>
          {project !== undefined && <InvestmentExplanation project={project} trail={trail} onTrail={onTrail} />}
          {project === undefined && operation && (
            <FigureExplanation
              operation={operation}
              isBeside={beside !== undefined}
              trail={trail}
              onTrail={onTrail}
              onLeave={close}
            />
          )}
        </Suspense>
      )}
    </ExplanationDrawer>
  )
}
