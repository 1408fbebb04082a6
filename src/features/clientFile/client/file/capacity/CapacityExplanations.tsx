import type { ReactNode } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { FigureExplanations, withinCalculation } from '#features/simulation/client/explanation'
import type { Capacity } from '#features/simulation/client/capacity'

const AskedExplanation = lazyPart(
  async () => (await import(/* webpackChunkName: "capacity-explanation" */ './AskedExplanation')).AskedExplanation,
)

/** Explains each amount of the capacity and of the best purchases that is inside, in a drawer. */
export function CapacityExplanations({ capacity, children }: { capacity: Capacity | null; children: ReactNode }) {
  return (
    <FigureExplanations
      explain={(asked) => {
        const { calculation: project, ...trail } = withinCalculation(asked)
        return <AskedExplanation project={project} {...trail} capacity={capacity} />
      }}
    >
      {children}
    </FigureExplanations>
  )
}
