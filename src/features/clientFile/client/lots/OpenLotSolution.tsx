import { useOpenAggregate, useSection } from '#client/editing'
import { usePlaces } from '#features/catalogue/client/lots'
import { OpenSolution } from '../file/lotProposals/OpenSolution'
import type { JudgedLot } from '../file/lotProposals/LotRow'
import type { Trial } from '../file/lotProposals/useLotCalculation'

const nothingTried: Trial = {}

/** Makes the project of the open file the purchase of a lot, once its reader has seen what that changes. Nothing for who may not change it. */
export function OpenLotSolution({ row }: { readonly row: Pick<JudgedLot, 'lot' | 'outcome'> }) {
  const { readOnly } = useOpenAggregate()
  const { nameOf } = usePlaces([row.lot.program.municipality, useSection('simulation')?.municipality])
  return readOnly ? null : <OpenSolution row={row} trial={nothingTried} nameOf={nameOf} />
}
