import { Suspense, useState, type ReactNode } from 'react'
import { selectSolution } from '#client/calculation'
import { useAppSelector } from '#client/store'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { useShortcuts } from '../../../useShortcuts'
import { FigureExplanation } from './FigureExplanation'

/** Explains each amount of the solution that is inside, in a drawer. */
export function Explanations({ children }: { children: ReactNode }) {
  const { result, configuration } = useAppSelector(selectSolution)
  /** The figures that led to the one explained, itself last. */
  const [trail, setTrail] = useState<readonly string[]>([])
  const ask = (figure: string | undefined) => { if (figure !== undefined) setTrail([figure]) }
  const element = useAskedFigure(ask)
  useShortcuts([{ keys: 'e', label: 'Expliquer le montant qui a le focus', needsFocus: true, act: () => { ask(figureOf(document.activeElement)) } }])
  return (
    <div ref={element} className="explanations">
      {children}
      {trail.length > 0 && result && configuration && (
        <ExplanationDrawer onClosed={() => { setTrail([]) }}>
          {(close) => (
            <Suspense fallback={<Skeleton lines={8} />}>
              <FigureExplanation answer={result} configuration={configuration} trail={trail} onTrail={setTrail} onLeave={close} />
            </Suspense>
          )}
        </ExplanationDrawer>
      )}
    </div>
  )
}
