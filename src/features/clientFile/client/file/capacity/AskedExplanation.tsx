import { CapacityExplanation, type Capacity } from '#features/simulation/client/capacity'
import type { Trail } from '#features/simulation/client/explanation'
import { InvestmentExplanation } from './InvestmentExplanation'
import { usePeople } from './usePeople'

interface AskedExplanationProps extends Trail {
  /** The scheme whose best purchase is explained; undefined for the capacity itself. */
  readonly project: string | undefined
  readonly capacity: Capacity | null
}

/** Where an amount of the capacity, or of the best purchase under a scheme, comes from. */
export function AskedExplanation({ project, capacity, ...trail }: AskedExplanationProps) {
  const people = usePeople()
  if (project !== undefined) return <InvestmentExplanation project={project} {...trail} />
  return capacity && <CapacityExplanation capacity={capacity} people={people} {...trail} />
}
