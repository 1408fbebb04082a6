import type { HouseholdLots } from '#features/clientFile/client/lots'
import { moved } from './compareAddress'
import { CardPicture } from '../pictures/Thumbnail'
import { ComparedHeading } from './ComparedHeading'
import { ComparedName } from './ComparedName'
import type { ComparedLot } from './ComparedLot'
import type { CompareProps } from './CompareProps'

interface ComparedHeadProps extends Pick<CompareProps, 'compared' | 'change'> {
  readonly household: HouseholdLots | undefined
  readonly rows: readonly ComparedLot[]
  /** Those that have a column. */
  readonly shown: readonly ComparedLot[]
}

/** A lot over each column: its picture, its name, which stays in sight, then what is decided of it. */
export function ComparedHead({ rows, shown, household, compared, change }: ComparedHeadProps) {
  const columns = shown.map((row) => {
    const { id } = row.lot
    const place = rows.indexOf(row)
    return {
      id,
      row,
      isFirst: place === 0,
      isLast: place === rows.length - 1,
      onMove: (by: 1 | -1) => {
        change({ lots: moved(compared.lots, id, by) })
      },
      onRemove: () => {
        change({ lots: compared.lots.filter((each) => each !== id) })
      },
    }
  })
  return (
    <thead>
      <tr className="compare-pictures">
        <td />
        {columns.map(({ id, row }) => (
          <td key={id}>
            <CardPicture program={row.lot.program} />
          </td>
        ))}
      </tr>
      <tr className="compare-names">
        <td>
          <span className="visually-hidden">Critère</span>
        </td>
        {columns.map(({ id, ...column }) => (
          <th key={id} scope="col">
            <ComparedName judging={compared} {...column} />
          </th>
        ))}
      </tr>
      <tr>
        <td />
        {columns.map(({ id, ...column }) => (
          <td key={id}>
            <ComparedHeading household={household} {...column} />
          </td>
        ))}
      </tr>
    </thead>
  )
}
