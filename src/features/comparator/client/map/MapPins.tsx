import { useMemo } from 'react'
import { formatNumber } from '#client/ui'
import { clustersOf, type Cluster } from './clusters'
import type { MapSurface } from './MapSurface'
import { gradeOf, type Pin } from './pins'

interface MapPinsProps {
  readonly surface: MapSurface
  readonly pins: readonly Pin[]
  /** Id of the programme pointed at. */
  readonly pointed: string | null
  readonly onPoint: (program: string | null) => void
  readonly onOpen: (pin: Pin) => void
  readonly onZoomTo: (pins: readonly Pin[]) => void
}

/**
 * Programmes by their scores, those too near to each other by their number. They are for the mouse and the finger: for the keyboard and
 * screen readers the list says the same.
 */
export function MapPins({ surface, pins, pointed, onPoint, onOpen, onZoomTo }: MapPinsProps) {
  const zoom = Math.round(surface.zoom())
  const clusters = useMemo(() => clustersOf(pins, zoom), [pins, zoom])
  return (
    <div
      className="map-pins"
      aria-hidden
      onMouseLeave={() => {
        onPoint(null)
      }}
    >
      {clusters.map((cluster) => {
        const { x, y } = surface.place(cluster.position)
        const [pin] = cluster.pins
        const isPointed = cluster.pins.some(({ id }) => id === pointed)
        const isOne = cluster.pins.length === 1
        return (
          <button
            key={cluster.id}
            type="button"
            tabIndex={-1}
            className={classOf(cluster, isPointed)}
            data-program={cluster.id}
            style={{ transform: `translate(-50%, ${isOne ? '-100%' : '-50%'}) translate(${x}px, ${y}px)` }}
            title={isOne ? pin?.name : `${cluster.pins.length} programmes`}
            onMouseEnter={() => {
              onPoint(isOne ? cluster.id : null)
            }}
            onClick={() => {
              if (isOne && pin) onOpen(pin)
              else onZoomTo(cluster.pins)
            }}
          >
            {isOne ? formatNumber(pin?.score ?? null, { decimals: 1 }) : cluster.pins.length}
          </button>
        )
      })}
    </div>
  )
}

const classOf = ({ pins }: Cluster, isPointed: boolean): string => {
  const kind = pins.length === 1 ? `map-pin map-pin-${gradeOf(pins[0]?.score ?? null)}` : 'map-cluster'
  return isPointed ? `${kind} map-pointed` : kind
}
