import { CloseOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import './filterChips.css'

/** A filter in use. */
export interface FilterChip {
  readonly key: string
  /** `Prix ≤ 250 000 €`. */
  readonly text: string
  readonly onRemove: () => void
}

/** The filters in use, each of which can be taken away. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label="Filtres en cours">
      {chips.map(({ key, text, onRemove }) => (
        <li key={key}>
          <Button size="small" shape="round" onClick={onRemove}>
            <span className="visually-hidden">Retirer le filtre </span>
            {text} <CloseOutlined aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
