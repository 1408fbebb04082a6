import { useEffect } from 'react'
import { Keys } from '../ShortcutHelp'
import type { Found } from './found'

interface FoundListProps {
  readonly id: string
  readonly found: readonly Found[]
  readonly active: number
  readonly onChoose: (found: Found) => void
}

export const optionId = (list: string, position: number): string => `${list}-${position}`

/** What was found, in groups. The focus stays in the field, which says which one is active. */
export function FoundList({ id, found, active, onChoose }: FoundListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <div id={id} role="listbox" aria-label="Résultats" className="palette-list">
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden className="palette-group">
            {group}
          </p>
          {found.map(
            (option, position) =>
              option.group === group && (
                // The keys are those of the field.
                <div
                  key={option.id}
                  id={optionId(id, position)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={position === active}
                  className="palette-option"
                  onPointerDown={(event) => {
                    event.preventDefault()
                  }}
                  onPointerUp={() => {
                    onChoose(option)
                  }}
                >
                  {option.label}
                  {option.keys !== undefined && <Keys keys={option.keys} />}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
