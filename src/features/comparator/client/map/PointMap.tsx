import type { Position } from '#contract/places'
import { Skeleton } from '#client/ui'
import { BACKGROUND_SOURCE } from './background'
import { MapLayer } from './MapLayer'
import { tilesOfPage } from './tiles'
import { useSurface } from './useSurface'
import { zoneAround } from './zones'
import './map.css'

interface PointMapProps {
  readonly name: string
  readonly position: Position
  /** Out of 5; null where nothing is known. */
  readonly score: number | null
}

const nothing = () => undefined

/** Where one programme stands, among the communes around. It does not move: a page scrolls over it. What stands beside says the same in words. */
export function PointMap({ name, position, score }: PointMapProps) {
  const tiles = tilesOfPage()
  const { container, opened } = useSurface({
    zone: zoneAround([position]),
    tiles: tiles?.address,
    onMoved: nothing,
    onClick: nothing,
  })
  if (opened === 'failed') return null
  return (
    <>
      <div className="map-frame point-map" aria-hidden inert>
        <div ref={container} className="map-surface" />
        {opened ? (
          <MapLayer
            {...opened}
            pins={[{ id: name, name, position, score, rows: [] }]}
            pointed={null}
            onPoint={nothing}
            onOpen={nothing}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
      <p className="map-sources">{[BACKGROUND_SOURCE, tiles?.credit].filter(Boolean).join(' · ')}</p>
    </>
  )
}
