import type { KeyboardEvent } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import { withLot } from './useLotSearch'

interface LotNameProps {
  readonly lot: CatalogueProperty
  readonly isChosen: boolean
  readonly nameOf: (slug: string | null) => string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The name of a lot, that opens it, over what it is and where. */
export function LotName({ lot, isChosen, nameOf, onKeyDown }: LotNameProps) {
  const [parameters] = useSearchParams()
  return (
    <>
      <Link
        className="lot-name"
        to={{ search: withLot(parameters, lot.id).toString() }}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        onKeyDown={onKeyDown}
      >
        {lotName(lot)}
      </Link>
      <span className="lot-facts">{[lotKind(lot), nameOf(lot.program.municipality)].join(' · ')}</span>
    </>
  )
}
