import { Suspense, useState, type ReactNode } from 'react'
import { Skeleton } from '#client/ui'
import { ExplanationDrawer, figureOf, useAskedFigure } from '#client/ui/explanation'
import { useShortcuts } from '#client/screens/keyboard'

/** The figures that led to the one explained, itself last; the first is named as its `Amount` is. */
export interface Trail {
  readonly trail: readonly string[]
  readonly onTrail: (trail: readonly string[]) => void
}

interface FigureExplanationsProps {
  /**
   * What the drawer says; it may suspend until the calculation was made again with its trace. `close` closes the drawer, then
   * goes on.
   */
  readonly explain: (trail: Trail, close: (then: () => void) => void) => ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Explains each amount that is inside, in a drawer: by a click, Enter, or the key `e`. */
export function FigureExplanations({ explain, className, children }: FigureExplanationsProps) {
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
    <div ref={element} className={className}>
      {children}
      <Suspense>
        {trail && (
          <ExplanationDrawer
            onClosed={() => {
              setTrail(null)
            }}
          >
            {(close) => (
              <Suspense fallback={<Skeleton lines={8} />}>{explain({ trail, onTrail: setTrail }, close)}</Suspense>
            )}
          </ExplanationDrawer>
        )}
      </Suspense>
    </div>
  )
}
