import type { ReactNode } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { FigureExplanations, type Trail } from '#features/simulation/client/explanation'
import type { Capacity } from '#features/simulation/client/capacity'
import { figureIn, partsOf } from '../parts/figureNames'

const AskedExplanation = lazyPart(
  async () => (await import(/* webpackChunkName: "capacity-explanation" */ './AskedExplanation')).AskedExplanation,
)

/** Explains each amount of the capacity and of the best purchases that is inside, in a drawer. */
export function CapacityExplanations({ capacity, children }: { capacity: Capacity | null; children: ReactNode }) {
  return (
    <FigureExplanations explain={(trail) => <AskedExplanation {...within(trail)} capacity={capacity} />}>
      {children}
    </FigureExplanations>
  )
}

/** A trail inside the calculation that its first figure names: a scheme; none for the capacity itself. */
function within({ trail: [first = '', ...others], onTrail }: Trail) {
  const { calculation: project, figure } = partsOf(first)
  return {
    project,
    trail: [figure, ...others],
    onTrail: ([next = '', ...rest]: readonly string[]) => {
      onTrail([project === undefined ? next : figureIn(project, next), ...rest])
    },
  }
}
