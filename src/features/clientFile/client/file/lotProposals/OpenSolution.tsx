import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { lotName } from '#features/catalogue/client/lots'
import type { LotRow } from './LotRow'
import type { ChangedField } from './openWithLot'
import type { Trial } from './useLotCalculation'
import { useOpening } from './useOpening'

interface OpenSolutionProps {
  readonly row: Pick<LotRow, 'lot' | 'outcome'>
  readonly trial: Trial
  readonly nameOf: (slug: string) => string
}

/** Makes the project of the file the purchase of this lot, once its reader has seen what that changes, and opens the solution. */
export function OpenSolution({ row, trial, nameOf }: OpenSolutionProps) {
  const { opening, prepare, open, cancel } = useOpening({ row, trial, nameOf })
  return (
    <>
      <Button onClick={prepare} disabled={!row.outcome}>
        Ouvrir la solution avec ce lot
      </Button>
      {opening && (
        <Drawer title="Ouvrir la solution avec ce lot" open onClose={cancel} size={520}>
          <p>Le projet du dossier devient {lotName(row.lot)}. Ce qui change&nbsp;:</p>
          <ChangedFields fields={opening.fields} />
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

const ChangedFields = ({ fields }: { fields: readonly ChangedField[] }) => (
  <dl className="lot-changes">
    {fields.map(({ label, before, after }) => (
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
)
