import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectEdited } from '#client/autosave'
import { useAppStore } from '#client/store'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { useToast } from '#client/feedback'
import { clientFileAddress } from '#features/clientFile/contract'
import { CHANGE, useChanges } from '#client/editing/changes'
import { useOpenAggregate, useItems } from '#client/editing'
import type { LotRow } from './LotRow'
import { lotName } from './lotWords'
import { openingWith, type Opening } from './openWithLot'
import type { Trial } from './useLotCalculation'

interface OpenSolutionProps {
  readonly row: LotRow
  readonly trial: Trial
  readonly nameOf: (slug: string) => string
}

/** Makes the project of the file the purchase of this lot, once its reader has seen what that changes, and opens the solution. */
export function OpenSolution({ row, trial, nameOf }: OpenSolutionProps) {
  const { id } = useOpenAggregate()
  const store = useAppStore()
  const [simulation] = useItems('simulation')
  const charges = useItems('simulation_charge')
  const [opening, setOpening] = useState<Opening>()
  const changes = useChanges()
  const toast = useToast()
  const navigate = useNavigate()

  const prepare = () => {
    const state = store.getState()
    const project = simulation && selectEdited(state, 'simulation', simulation.ref.id)
    if (!project) return
    const lines = charges.flatMap(({ ref }) => selectEdited(state, 'simulation_charge', ref.id) ?? [])
    setOpening(openingWith(row.lot, trial, { simulation: project, charges: lines }, nameOf))
  }
  const open = async () => {
    const step = opening && changes.make(opening.changes)
    setOpening(undefined)
    if (step)
      toast({
        type: 'success',
        message: 'Le projet du dossier est celui de ce lot',
        subject: CHANGE,
        action: {
          label: 'Annuler',
          act: () => {
            void changes.undo(step)
          },
        },
      })
    await navigate(clientFileAddress(id, 'solution'))
  }
  return (
    <>
      <Button onClick={prepare} disabled={!row.outcome}>
        Ouvrir la solution avec ce lot
      </Button>
      {opening && (
        <Drawer
          title="Ouvrir la solution avec ce lot"
          open
          onClose={() => {
            setOpening(undefined)
          }}
          size={520}
        >
          <p>Le projet du dossier devient {lotName(row.lot)}. Ce qui change&nbsp;:</p>
          <dl className="lot-changes">
            {opening.fields.map(({ label, before, after }) => (
              <div key={label} className="row-card-line">
                <dt>{label}</dt>
                <dd>
                  <s>
                    <span className="visually-hidden">avant </span>
                    {before}
                  </s>{' '}
                  → <strong>{after}</strong>
                </dd>
              </div>
            ))}
          </dl>
          <p className="remark">Les frais laissés vides sont estimés. Vous pourrez tout annuler.</p>
          <Button
            type="primary"
            onClick={() => {
              void open()
            }}
          >
            Remplacer et ouvrir
          </Button>
        </Drawer>
      )}
    </>
  )
}
