import { use, type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { programAddress, propertyAddress, type CatalogueProperty } from '#features/catalogue/contract'
import { printJudging } from '../search/judging'
import { useJudging } from '../useJudging'
import { passageOf } from '../lot/passage'
import { PointedProgram } from '../map/pointed'

interface LotOpeningProps {
  readonly lot: CatalogueProperty
  /** Those around it, in their order. */
  readonly rows: readonly { readonly lot: { readonly id: string } }[]
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  readonly children: string
}

/** Leads to the page of a lot, judged by the same, with the lots around it. */
export function LotOpening({ lot, rows, onKeyDown, children }: LotOpeningProps) {
  const { project } = lot.program
  const isPointed = use(PointedProgram) === lot.program.id
  const { judging, state } = useLeaving(lot.id, rows)
  if (project === null) return <span className="lot-name">{children}</span>
  return (
    <Link
      className="lot-name"
      data-lot={lot.id}
      data-pointed={isPointed ? '' : undefined}
      to={{ pathname: propertyAddress({ project, id: lot.id }), search: judging }}
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

/** Leads to the page of the programme of a lot, judged by the same, with the programmes around it. */
export function ProgramOpening({ lot, rows, children }: ProgramOpeningProps) {
  const { project, id, name } = lot.program
  const { judging, state } = useLeaving(lot.id, rows)
  if (project === null) return children
  return (
    <Link
      className="lot-program"
      aria-label={`Programme ${name ?? ''}`}
      to={{ pathname: programAddress({ project, id }), search: judging }}
      state={state}
    >
      {children}
    </Link>
  )
}

/** What lots are judged by here, and what leads back. */
function useLeaving(id: string, rows: LotOpeningProps['rows']) {
  const { pathname, search } = useLocation()
  return { judging: printJudging(useJudging()), state: passageOf(`${pathname}${search}`, id, rows) }
}
