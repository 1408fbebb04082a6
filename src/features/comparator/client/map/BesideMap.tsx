import { Suspense, useState, type ReactNode } from 'react'
import { Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import type { CatalogueProperty } from '#features/catalogue/contract'
import type { ProgramMapProps } from './ProgramMap'
import { PointedProgram } from './pointed'

const ProgramMap = lazyPart(async () => (await import(/* webpackChunkName: "map" */ './ProgramMap')).ProgramMap)

interface BesideMapProps extends Omit<ProgramMapProps, 'pointed' | 'onPoint'> {
  /** The lots in words. */
  readonly children: ReactNode
}

/** The lots, and the map beside them when it is asked for; on a phone in their place. What is pointed at in one shows in the other. */
export function BesideMap({ children, ...props }: BesideMapProps) {
  const [pointed, point] = useState<string | null>(null)
  const isNarrow = useMediaQuery('(width < 768px)')
  if (!props.search.hasMap) return children
  const map = (
    <Suspense fallback={<Skeleton lines={10} />}>
      <ProgramMap {...props} pointed={pointed} onPoint={point} />
    </Suspense>
  )
  if (isNarrow) return map
  const follow = ({ target }: { target: EventTarget }) => {
    point(programUnder(target, props.found.rows))
  }
  return (
    <div className="beside-map">
      <div className="beside-map-lots" onMouseOver={follow} onFocus={follow}>
        <PointedProgram value={pointed}>{children}</PointedProgram>
      </div>
      {map}
    </div>
  )
}

/** The programme of the lot whose row or card holds an element. */
function programUnder(target: EventTarget, rows: readonly { readonly lot: CatalogueProperty }[]): string | null {
  const row = target instanceof Element ? target.closest('tr, .lot-box') : null
  const id = row?.querySelector<HTMLElement>('[data-lot]')?.dataset['lot']
  return rows.find(({ lot }) => lot.id === id)?.lot.program.id ?? null
}
