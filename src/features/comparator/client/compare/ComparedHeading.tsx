import type { KeyboardEvent } from 'react'
import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import { propertyAddress, type CatalogueProperty } from '#features/catalogue/contract'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { KeepFor } from '../list/KeepFor'

interface ComparedHeadingProps {
  readonly lot: CatalogueProperty
  readonly household: HouseholdLots | undefined
  readonly clientFile: string | null
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

/** The lot of a column: its page, its place among the others, what is decided of it. */
export function ComparedHeading({
  lot,
  household,
  isFirst,
  isLast,
  onMove,
  onRemove,
  clientFile,
}: ComparedHeadingProps) {
  const name = lotName(lot)
  return (
    <div className="compare-heading">
      <Name lot={lot} clientFile={clientFile} onMove={onMove} onRemove={onRemove} />
      <span className="lot-facts">{lotKind(lot)}</span>
      <span className="compare-tools">
        <Button
          size="small"
          icon={<LeftOutlined aria-hidden />}
          aria-label={`Déplacer ${name} à gauche`}
          disabled={isFirst}
          onClick={() => {
            onMove(-1)
          }}
        />
        <Button
          size="small"
          icon={<RightOutlined aria-hidden />}
          aria-label={`Déplacer ${name} à droite`}
          disabled={isLast}
          onClick={() => {
            onMove(1)
          }}
        />
        <Button size="small" icon={<CloseOutlined aria-hidden />} aria-label={`Retirer ${name}`} onClick={onRemove} />
        {household && <KeepFor lot={lot} household={household} />}
      </span>
    </div>
  )
}

type NameProps = Pick<ComparedHeadingProps, 'lot' | 'clientFile' | 'onMove' | 'onRemove'>

/** Opens the lot; the arrows move its column, Delete takes it away. */
function Name({ lot, clientFile, onMove, onRemove }: NameProps) {
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
      to={{
        pathname: propertyAddress({ project, id: lot.id }),
        search: clientFile === null ? '' : `?dossier=${clientFile}`,
      }}
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
