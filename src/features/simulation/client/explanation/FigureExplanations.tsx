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
  /** What the drawer says; it may suspend until the calculation was made again with its trace. */
  readonly explain: (trail: Trail) => ReactNode
  readonly children: ReactNode
}

/** Explains each amount that is inside, in a drawer: by a click, Enter, or the key `e`. */
export function FigureExplanations({ explain, children }: FigureExplanationsProps) {
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
        {trail && (
          <ExplanationDrawer
            onClosed={() => {
              setTrail(null)
            }}
          >
            {() => <Suspense fallback={<Skeleton lines={8} />}>{explain({ trail, onTrail: setTrail })}</Suspense>}
          </ExplanationDrawer>
        )}
      </Suspense>
    </div>
  )
}
