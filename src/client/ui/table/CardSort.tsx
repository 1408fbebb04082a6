import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons'
import { Button } from '../controls'
import { ChoiceInput } from '../inputs/ChoiceInput'
import { nextSort, type Column, type Sort } from './Column'

export interface CardSortProps {
  readonly sortable: readonly Pick<Column<never>, 'key' | 'title'>[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

/** One sort for all cards, which have no headings to press. */
export function CardSort({ sortable, sort, onSort }: CardSortProps) {
  return (
    <>
      <ChoiceInput
        label="Trier par"
        asList
        choices={sortable.map(({ key, title }) => ({ value: key, label: title }))}
        value={sort?.key ?? null}
        onChange={(key) => {
          if (key !== null) onSort({ key: String(key), direction: sort?.direction ?? 'ascending' })
        }}
      />
      {sort && (
        <Button
          icon={
            sort.direction === 'ascending' ? (
              <SortAscendingOutlined aria-hidden />
            ) : (
              <SortDescendingOutlined aria-hidden />
            )
          }
          onClick={() => {
            onSort(nextSort(sort, sort.key))
          }}
        >
          {sort.direction === 'ascending' ? 'Croissant' : 'Décroissant'}
          <span className="visually-hidden">, inverser</span>
        </Button>
      )}
    </>
  )
}
