import { Suspense, use, useState, type ReactNode } from 'react'
import { Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { FigureExplanations, type Trail } from './FigureExplanations'
import { withinCalculation } from './figureNames'
import { ShownOperations, type ShownOperation, type ShownOrAsked } from './shownOperations'
import '../results/results.css'

const ExplainedFigure = lazyPart(
  async () => (await import(/* webpackChunkName: "explanation" */ './ExplainedFigure')).ExplainedFigure,
)

interface ExplainedOperationProps {
  /** The operation whose amounts are inside; null before its first result. */
  readonly operation: ShownOperation | null
  /** The address where an answer of it is typed, by its name; undefined where none may be changed. */
  readonly placeOf?: ((answer: string) => string) | undefined
  /** Explains a figure of a calculation that is no operation shown beside, by its name. */
  readonly explainOther?: (calculation: string, trail: Trail) => ReactNode
}

/** Explains each amount of an operation that is inside, in a drawer. */
export function OperationExplanations({
  children,
  ...explained
}: ExplainedOperationProps & { readonly children: ReactNode }) {
  const [shown] = useState(() => new Map<string, ShownOrAsked>())
  return (
    <ShownOperations value={shown}>
      <FigureExplanations
        className="explanations"
        explain={(trail, close) => <AskedFigure key={trail.trail[0]} {...explained} {...trail} onLeave={close} />}
      >
        {children}
      </FigureExplanations>
    </ShownOperations>
  )
}

interface AskedFigureProps extends ExplainedOperationProps, Trail {
  /** Closes the explanation, then goes on. */
  readonly onLeave: (then: () => void) => void
}

/** A figure of the operation, or of what its name says it is of: an operation shown beside, another calculation. */
function AskedFigure({ operation, placeOf, explainOther, onLeave, ...asked }: AskedFigureProps) {
  const shown = use(ShownOperations)
  const { calculation, ...trail } = withinCalculation(asked)
  // Asked for once: it stays the one that was on screen, also when another takes its name.
  const [beside] = useState(() => {
    const found = calculation === undefined ? undefined : shown.get(calculation)
    return typeof found === 'function' ? found() : found
  })
  const isOther = calculation !== undefined && beside === undefined
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      {isOther && explainOther ? (
        explainOther(calculation, trail)
      ) : (
        <ExplainedFigure
          operation={beside ?? operation}
          placeOf={beside ? undefined : placeOf}
          {...trail}
          onLeave={onLeave}
        />
      )}
    </Suspense>
  )
}
