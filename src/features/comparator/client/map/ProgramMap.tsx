import { useEffect, useMemo, useState } from 'react'
import type { Position } from '#contract/places'
import { Skeleton } from '#client/ui'
import type { FoundLots } from '../found/useFoundLots'
import type { SearchProps } from '../SearchProps'
import { MapCard } from './MapCard'
import { MapControls } from './MapControls'
import { MapFoot } from './MapFoot'
import { MapLayer } from './MapLayer'
import type { MapSurface } from './MapSurface'
import { pinsOf, type Pin } from './pins'
import { tilesOfPage } from './tiles'
import { useSurface } from './useSurface'
import { positionsOf, zoneAround } from './zones'
import './map.css'

export interface ProgramMapProps extends Pick<SearchProps, 'search' | 'change' | 'filterContext'> {
  readonly found: FoundLots
  /** Id of the programme pointed at. */
  readonly pointed: string | null
  readonly onPoint: (program: string | null) => void
}

/** Where the programmes of the search stand. The list says the same in words. */
export function ProgramMap(props: ProgramMapProps) {
  const { found, search, filterContext } = props
  const { pins, unplaced } = useMemo(() => pinsOf(found.rows), [found.rows])
  const { container, ...map } = useMap(props, pins)
  if (map.opened === 'failed')
    return <p className="remark">La carte n’est pas disponible. La liste dit tout ce qu’elle montrerait.</p>
  return (
    <section className="program-map" aria-label="Carte des programmes">
      <div className={map.awaited ? 'map-frame map-awaiting' : 'map-frame'}>
        <div ref={container} className="map-surface" />
        <OverMap {...props} pins={pins} map={map} />
      </div>
      <MapFoot
        {...{ search, unplaced }}
        travel={filterContext.travel}
        count={pins.length}
        tilesCredit={map.tiles?.credit ?? ''}
      />
    </section>
  )
}

/** The map under the pins, and what the person does with it. */
function useMap({ search, filterContext }: ProgramMapProps, pins: readonly Pin[]) {
  const [hasMoved, setMoved] = useState(false)
  const [awaited, awaitPoint] = useState<{ readonly take: (point: Position) => void } | null>(null)
  const tiles = tilesOfPage()
  const { container, opened } = useSurface({
    zone: search.zone ?? zoneAround(pins.map(({ position }) => position)),
    tiles: tiles?.address,
    onMoved: () => {
      setMoved(true)
    },
    onClick: (point) => {
      awaited?.take(point)
      awaitPoint(null)
    },
  })
  const surface = typeof opened === 'object' ? opened.surface : undefined
  useArea(surface, search.travel ? filterContext.travel.shape?.geometry : undefined)
  return { container, opened, tiles, hasMoved, setMoved, awaited, awaitPoint }
}

/** Draws what is reached in a time, and shows the whole of it. */
function useArea(surface: MapSurface | undefined, area: Parameters<MapSurface['drawArea']>[0]): void {
  useEffect(() => {
    surface?.drawArea(area)
    if (area) surface?.show(zoneAround(positionsOf(area)))
  }, [surface, area])
}

interface OverMapProps extends ProgramMapProps {
  readonly pins: readonly Pin[]
  readonly map: Omit<ReturnType<typeof useMap>, 'container'>
}

/** What stands over the map: pins, commands, the programme that was chosen. */
function OverMap({ found, search, change, pointed, onPoint, pins, map }: OverMapProps) {
  const [chosen, choose] = useState<string | null>(null)
  const { opened } = map
  if (typeof opened !== 'object') return <Skeleton lines={6} />
  const card = pins.find(({ id }) => id === chosen)
  return (
    <>
      <MapLayer {...opened} {...{ pins, pointed, onPoint }} onOpen={choose} />
      <MapControls
        surface={opened.surface}
        {...{ search, change }}
        hasMoved={map.hasMoved}
        onSearched={() => {
          map.setMoved(false)
        }}
        isChoosing={map.awaited !== null}
        onChoose={(take) => {
          map.awaitPoint({ take })
        }}
      />
      {card && (
        <MapCard
          pin={card}
          rows={found.rows}
          onClose={() => {
            choose(null)
          }}
        />
      )}
    </>
  )
}
