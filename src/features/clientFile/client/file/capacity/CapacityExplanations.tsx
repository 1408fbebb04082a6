import { Suspense, useState, type ReactNode } from 'react'
import { figureOf, useAskedFigure } from '#client/ui/explanation'
import { lazyPart } from '#client/ui/lazy'
import { useShortcuts } from '#client/screens/keyboard'
import { partsOf } from '../parts/figureNames'
import type { Capacity } from './useCapacity'

const CapacityExplanationDrawer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "capacity-explanation" */ './CapacityExplanationDrawer'))
      .CapacityExplanationDrawer,
)

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
      <Suspense>
        {asked && (
          <CapacityExplanationDrawer
            {...asked}
            capacity={capacity}
            onTrail={follow}
            onClosed={() => {
              setAsked(null)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
