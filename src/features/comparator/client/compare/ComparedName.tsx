import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { lotName } from '#features/catalogue/client/lots'
import { propertyAddress } from '#features/catalogue/contract'
import { printJudging, type Judging } from '../search/judging'
import type { ComparedLot } from './ComparedLot'

interface ComparedNameProps {
  readonly row: ComparedLot
  readonly judging: Judging
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** Opens the lot; the arrows move its column, Delete takes it away. */
export function ComparedName({ row: { lot }, judging, onMove, onRemove }: ComparedNameProps) {
  const { project } = lot.program
  if (project === null) return <span className="lot-name">{lotName(lot)}</span>
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      onMove(-1)
    },
    ArrowRight: () => {
      onMove(1)
    },
    Delete: onRemove,
  }
  return (
    <Link
      className="lot-name"
      to={{ pathname: propertyAddress({ project, id: lot.id }), search: printJudging(judging) }}
      onKeyDown={(event: KeyboardEvent) => {
        const act = acts[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      {lotName(lot)}
    </Link>
  )
}
