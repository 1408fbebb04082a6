import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { nextSort, type Sort } from './Column'

interface SortButtonProps {
  readonly column: string
  readonly title: string
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

/** The head of a column, that sorts by it. */
export function SortButton({ column, title, sort, onSort }: SortButtonProps) {
  const direction = sort?.key === column ? sort.direction : undefined
  return (
    <button
      type="button"
      className="sort-button"
      onClick={() => {
        onSort(nextSort(sort, column))
      }}
    >
      {title}
      {direction === 'descending' ? (
        <CaretDownFilled aria-hidden />
      ) : (
        <CaretUpFilled aria-hidden className={direction ? undefined : 'sort-idle'} />
      )}
    </button>
  )
}
