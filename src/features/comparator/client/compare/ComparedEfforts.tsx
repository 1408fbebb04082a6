import type { ReactNode } from 'react'
import type { CatalogueProperty } from '#features/catalogue/contract'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { OperationExplanations, useShownOperations, type ShownOperation } from '#features/simulation/client/explanation'
import { EffortOverYears, lotLetters } from '../lot/EffortOverYears'
import { useLotOperations } from '../lot/useLotOperations'

interface ComparedEffortsProps {
  /** Memoised; one to four. */
  readonly lots: readonly CatalogueProperty[]
  readonly calculation: HouseholdLots['calculation']
}

/** The efforts of the lots over each other, each explained. */
export function ComparedEfforts({ lots, calculation }: ComparedEffortsProps) {
  const operations = useLotOperations(lots, calculation)
  return (
    <OperationExplanations operation={null}>
      <Explained operations={operations ?? []}>
        <EffortOverYears lots={lots} operations={operations} />
      </Explained>
    </OperationExplanations>
  )
}

interface ExplainedProps {
  readonly operations: readonly (ShownOperation | null)[]
  readonly children: ReactNode
}

/** Lets the figures of each lot be explained, under its letter. */
function Explained({ operations, children }: ExplainedProps) {
  useShownOperations(
    Object.fromEntries(lotLetters.map((letter, index) => [letter, operations[index] ?? undefined] as const)),
  )
  return children
}
