import { useSyncExternalStore } from 'react'
import { MapLabels } from './MapLabels'
import { MapPins } from './MapPins'
import type { Pin } from './pins'
import type { OpenSurface } from './useSurface'
import { zoneAround } from './zones'

interface MapLayerProps extends OpenSurface {
  readonly pins: readonly Pin[]
  readonly pointed: string | null
  readonly onPoint: (program: string | null) => void
  readonly onOpen: (program: string) => void
}

/** What is written over the map: drawn again at each of its moves, alone. */
export function MapLayer({ pins, pointed, onPoint, onOpen, ...opened }: MapLayerProps) {
  const { moves, surface } = opened
  useSyncExternalStore(moves.subscribe, moves.count)
  return (
    <>
      <MapLabels {...opened} />
      <MapPins
        {...{ surface, pins, pointed, onPoint }}
        onOpen={({ id }) => {
          onOpen(id)
        }}
        onZoomTo={(group) => {
          const positions = group.map(({ position }) => position)
          const [first] = positions
          // Those of one place are told apart by no zoom.
          if (positions.every((position) => String(position) === String(first))) onOpen(group[0]?.id ?? '')
          else surface.show(zoneAround(positions))
        }}
      />
    </>
  )
}
