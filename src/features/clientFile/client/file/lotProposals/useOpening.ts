import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectEdited } from '#client/autosave'
import { useAppStore } from '#client/store'
import { clientFileAddress } from '#features/clientFile/contract'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useItems } from '#client/editing'
import { lotName } from '#features/catalogue/client/lots'
import type { LotRow } from './LotRow'
import { openingWith, type Opening } from './openWithLot'
import { REPLACED_LOT } from './replacedLot'
import type { Trial } from './useLotCalculation'

interface LotToOpen {
  readonly row: Pick<LotRow, 'lot'>
  readonly trial: Trial
  readonly nameOf: (slug: string) => string
}

/** Opening the solution with a lot: what it would change in the file, once that is asked; then the changes, which can be undone. */
export function useOpening({ row, trial, nameOf }: LotToOpen) {
  const { id } = useOpenAggregate()
  const store = useAppStore()
  const [simulation] = useItems('simulation')
  const charges = useItems('simulation_charge')
  const [opening, setOpening] = useState<Opening>()
  const { makeAndTell } = useChanges()
  const navigate = useNavigate()
  const prepare = () => {
    const state = store.getState()
    const project = simulation && selectEdited(state, 'simulation', simulation.ref.id)
    if (!project) return
    const lines = charges.flatMap(({ ref }) => selectEdited(state, 'simulation_charge', ref.id) ?? [])
    setOpening(openingWith(row.lot, trial, { simulation: project, charges: lines }, nameOf))
  }
  const open = async () => {
    if (opening)
      makeAndTell(opening.changes, { type: 'success', message: `${REPLACED_LOT}\u00a0: ${lotName(row.lot)}` })
    setOpening(undefined)
    await navigate(clientFileAddress(id, 'solution'))
  }
  const cancel = () => {
    setOpening(undefined)
  }
  return { opening, prepare, open, cancel }
}
