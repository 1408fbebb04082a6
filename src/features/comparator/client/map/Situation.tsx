import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#client/ui/lazy'
import type { CatalogueProgram } from '#features/catalogue/contract'

const PointMap = lazyPart(async () => (await import(/* webpackChunkName: "map" */ './PointMap')).PointMap)

interface SituationProps {
  readonly program: Partial<Pick<CatalogueProgram, 'name' | 'latitude' | 'longitude'>>
  /** Out of 5; null where nothing is known. */
  readonly score: number | null
}

/** Where a programme stands, on a map that comes once its place is in sight. Nothing where it stands nowhere. */
export function Situation({ program: { name, latitude, longitude }, score }: SituationProps) {
  const { element, isSeen } = useSeen<HTMLDivElement>()
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return (
    <div ref={element} className="lot-map">
      <Suspense>
        {isSeen && <PointMap name={name ?? 'Programme'} position={[longitude, latitude]} score={score} />}
      </Suspense>
    </div>
  )
}

/** How far below the window an element counts as seen. */
const SOON = '200px'

/** Whether an element has come into the window, or is about to. */
function useSeen<Seen extends Element>() {
  const element = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: SOON },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [isSeen])
  return { element, isSeen }
}
