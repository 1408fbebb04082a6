import { useEffect, useState } from 'react'
import type { Zone } from '#features/comparator/contract'
import { boxOf, overlap, readCommunes } from './background'
import type { MapSurface, NamedAreas } from './MapSurface'
import type { OpenSurface } from './useSurface'
import { centreOf } from './zones'

/** From this zoom on, communes are drawn and named; names of departments before. */
const COMMUNES_FROM = 8
/** Departments whose communes are read at once. */
const MOST_DEPARTMENTS = 8
/** A name takes that much room, pixels. */
const NAME_WIDTH = 110
const NAME_HEIGHT = 34
const MOST_NAMES = 40

/** The names of what is in sight: the largest communes, or departments from afar. They follow the map as it moves. */
export function MapLabels({ surface, departments }: OpenSurface) {
  const zone = surface.zone()
  const isNear = surface.zoom() >= COMMUNES_FROM
  const communes = useCommunes(surface, departments, isNear ? zone : undefined)
  const named = isNear && communes ? communes : departments
  return (
    <div className="map-labels" aria-hidden>
      {inSight(named, surface, zone).map(({ code, name, x, y }) => (
        <span key={code} className="map-label" style={{ transform: `translate(${x}px, ${y}px)` }}>
          {name}
        </span>
      ))}
    </div>
  )
}

/** Reads and draws the communes of the departments in sight. */
function useCommunes(surface: MapSurface, departments: NamedAreas, zone: Zone | undefined): NamedAreas | undefined {
  const [communes, setCommunes] = useState<NamedAreas>()
  const wanted = zone
    ? departments.features
        .filter((area) => overlap(boxOf(area), zone))
        .slice(0, MOST_DEPARTMENTS)
        .map(({ properties: { code } }) => code)
        .join()
    : ''
  useEffect(() => {
    if (wanted === '') return undefined
    let isGone = false
    void readCommunes(wanted.split(',')).then((read) => {
      if (isGone) return
      surface.drawCommunes(read)
      setCommunes(read)
    })
    return () => {
      isGone = true
    }
  }, [surface, wanted])
  return communes
}

interface Placed {
  readonly code: string
  readonly name: string
  readonly x: number
  readonly y: number
}

/** The names that stand free of each other, those of most people first. */
function inSight({ features }: NamedAreas, surface: MapSurface, zone: Zone): readonly Placed[] {
  const seen = features
    .filter((area) => overlap(boxOf(area), zone))
    .toSorted((one, other) => (other.properties.population ?? 0) - (one.properties.population ?? 0))
  const placed: Placed[] = []
  for (const area of seen) {
    if (placed.length >= MOST_NAMES) break
    const { x, y } = surface.place(centreOf(boxOf(area)))
    const isFree = placed.every((other) => Math.abs(other.x - x) > NAME_WIDTH || Math.abs(other.y - y) > NAME_HEIGHT)
    if (isFree) placed.push({ code: area.properties.code, name: area.properties.name, x, y })
  }
  return placed
}
