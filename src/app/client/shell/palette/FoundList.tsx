import { useEffect } from 'react'
import { Keys } from '../ShortcutHelp'
import type { Found } from './found'

interface FoundListProps {
  readonly id: string
  readonly found: readonly Found[]
  /** How many of the first were chosen before. */
  readonly recent: number
  readonly active: number
  readonly onChoose: (position: number, inTab: boolean) => void
}

export const optionId = (list: string, position: number): string => `${list}-${position}`

/** What was found, in groups. The focus stays in the field, which says which one is active. */
export function FoundList({ id, found, recent, active, onChoose }: FoundListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const placed = found.map((option, position) => ({
    option,
    position,
    heading: position < recent ? 'Récents' : option.group,
  }))
  const headings = [...new Set(placed.map(({ heading }) => heading))]
  return (
    <div id={id} role="listbox" aria-label="Résultats" className="palette-list">
      {headings.map((heading) => (
        <div key={heading} role="group" aria-label={heading}>
          <p aria-hidden className="palette-group">
            {heading}
          </p>
          {placed.map(
            ({ option, position, heading: its }) =>
              its === heading && (
                <Option
                  key={option.id}
                  id={optionId(id, position)}
                  option={option}
                  isActive={position === active}
                  onChoose={(inTab) => {
                    onChoose(position, inTab)
                  }}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: Found
  readonly isActive: boolean
  readonly onChoose: (inTab: boolean) => void
}

/** The keys are those of the field. */
const Option = ({ id, option: { label, detail, keys }, isActive, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className="palette-option"
    onPointerDown={(event) => {
      event.preventDefault()
    }}
    onPointerUp={({ button, ctrlKey, metaKey }) => {
      if (button <= MIDDLE) onChoose(ctrlKey || metaKey || button === MIDDLE)
    }}
  >
    <span className="palette-label">
      {label}
      {detail !== undefined && detail !== '' && <small className="palette-detail">{detail}</small>}
    </span>
    {keys !== undefined && <Keys keys={keys} />}
  </div>
)

const MIDDLE = 1
