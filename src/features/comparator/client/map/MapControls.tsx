import { useState } from 'react'
import { ClockCircleOutlined, MinusOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import type { Position } from '#contract/places'
import { Button } from '#client/ui/controls'
import type { SearchProps } from '../SearchProps'
import type { MapSurface } from './MapSurface'
import { TravelForm } from './TravelForm'
import { centreOf } from './zones'

interface MapControlsProps extends Pick<SearchProps, 'search' | 'change'> {
  readonly surface: MapSurface
  /** The person has moved the map since a zone was searched. */
  readonly hasMoved: boolean
  readonly onSearched: () => void
  readonly isChoosing: boolean
  readonly onChoose: (chosen: (point: Position) => void) => void
}

/** What is done with the map: nearer and farther, a search in its zone, a time of travel. */
export function MapControls({ surface, search, change, hasMoved, onSearched, isChoosing, onChoose }: MapControlsProps) {
  const [isTravelling, setTravelling] = useState(false)
  return (
    <div className="map-controls">
      {hasMoved && (
        <Button
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => {
            change({ zone: surface.zone() })
            onSearched()
          }}
        >
          Rechercher dans cette zone
        </Button>
      )}
      <Button
        icon={<ClockCircleOutlined aria-hidden />}
        aria-expanded={isTravelling}
        onClick={() => {
          setTravelling(!isTravelling)
        }}
      >
        Temps de trajet
      </Button>
      <ZoomButtons surface={surface} />
      {isTravelling && (
        <TravelForm
          travel={search.travel}
          onChange={(travel) => {
            // What was drawn for the first time is seen whole.
            if (!search.travel || !travel) setTravelling(false)
            change({ travel })
          }}
          centre={() => centreOf(surface.zone())}
          {...{ isChoosing, onChoose }}
        />
      )}
    </div>
  )
}

const ZoomButtons = ({ surface }: { surface: MapSurface }) => (
  <span className="map-zoom">
    <Button
      icon={<PlusOutlined aria-hidden />}
      aria-label="Agrandir la carte"
      onClick={() => {
        surface.zoomBy(1)
      }}
    />
    <Button
      icon={<MinusOutlined aria-hidden />}
      aria-label="Réduire la carte"
      onClick={() => {
        surface.zoomBy(-1)
      }}
    />
  </span>
)
