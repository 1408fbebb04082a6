import { ChoiceInput } from '#client/ui/inputs'
import { lotName } from '#features/catalogue/client/lots'
import type { ComparedLot } from './ComparedLot'

interface PairChoiceProps {
  readonly rows: readonly ComparedLot[]
  /** Ids of the two lots shown. */
  readonly pair: readonly string[]
  readonly onChoose: (pair: readonly string[]) => void
}

/** Which two lots a phone shows; one that stands in the other column changes places. */
export const PairChoice = ({ rows, pair, onChoose }: PairChoiceProps) => (
  <div className="compare-pair">
    {['Colonne A', 'Colonne B'].map((label, column) => (
      <ChoiceInput
        key={label}
        asList
        required
        label={label}
        choices={rows.map(({ lot }) => ({ value: lot.id, label: lotName(lot) }))}
        value={pair[column] ?? null}
        onChange={(chosen) => {
          const [one = '', two = ''] = pair
          const other = column === 0 ? two : one
          const id = String(chosen)
          const beside = id === other ? (pair[column] ?? '') : other
          onChoose(column === 0 ? [id, beside] : [beside, id])
        }}
      />
    ))}
  </div>
)
