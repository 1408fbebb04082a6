import type { HouseholdLots } from '#features/clientFile/client/lots'
import { moved } from './compareAddress'
import { ComparedHeading } from './ComparedHeading'
import type { ComparedLot } from './ComparedLot'
import type { CompareProps } from './CompareProps'

interface ComparedHeadProps extends Pick<CompareProps, 'compared' | 'change'> {
  readonly household: HouseholdLots | undefined
  readonly rows: readonly ComparedLot[]
  /** Those that have a column. */
  readonly shown: readonly ComparedLot[]
}

/** A lot over each column. */
export const ComparedHead = ({ rows, shown, household, compared, change }: ComparedHeadProps) => (
  <thead>
    <tr>
      <td>
        <span className="visually-hidden">Critère</span>
      </td>
      {shown.map((row) => {
        const { id } = row.lot
        const place = rows.indexOf(row)
        return (
          <th key={id} scope="col">
            <ComparedHeading
              row={row}
              household={household}
              judging={compared}
              isFirst={place === 0}
              isLast={place === rows.length - 1}
              onMove={(by) => {
                change({ lots: moved(compared.lots, id, by) })
              }}
              onRemove={() => {
                change({ lots: compared.lots.filter((each) => each !== id) })
              }}
            />
          </th>
        )
      })}
    </tr>
  </thead>
)
