import { use, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { programAddress, propertyAddress, type CatalogueProperty } from '#features/catalogue/contract'
import { passageOf } from '../lot/passage'
import { PointedProgram } from '../map/pointed'

interface LotOpeningProps {
  readonly lot: CatalogueProperty
  /** Those around it, in their order. */
  readonly rows: readonly { readonly lot: { readonly id: string } }[]
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  readonly children: string
}

/** Leads to the page of a lot, for the same household, with the lots around it. */
export function LotOpening({ lot, rows, onKeyDown, children }: LotOpeningProps) {
  const { project } = lot.program
  const isPointed = use(PointedProgram) === lot.program.id
  const { file, state } = useLeaving(lot.id, rows)
  if (project === null) return <span className="lot-name">{children}</span>
  return (
    <Link
      className="lot-name"
      data-lot={lot.id}
      data-pointed={isPointed ? '' : undefined}
      to={{ pathname: propertyAddress({ project, id: lot.id }), search: file }}
      state={state}
      onKeyDown={onKeyDown}
    >
      {children}
    </Link>
  )
}

interface ProgramOpeningProps extends Pick<LotOpeningProps, 'lot' | 'rows'> {
  readonly children: ReactNode
}

/** Leads to the page of the programme of a lot, for the same household, with the programmes around it. */
export function ProgramOpening({ lot, rows, children }: ProgramOpeningProps) {
  const { project, id, name } = lot.program
  const { file, state } = useLeaving(lot.id, rows)
  if (project === null) return children
  return (
    <Link
      className="lot-program"
      aria-label={`Programme ${name ?? ''}`}
      to={{ pathname: programAddress({ project, id }), search: file }}
      state={state}
    >
      {children}
    </Link>
  )
}

/** The household of the address, and what leads back to it. */
function useLeaving(id: string, rows: LotOpeningProps['rows']) {
  const { pathname, search } = useLocation()
  const file = new URLSearchParams(search).get('dossier')
  return { file: file === null ? '' : `?dossier=${file}`, state: passageOf(`${pathname}${search}`, id, rows) }
}
