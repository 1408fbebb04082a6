import { useState } from 'react'
import { isTravelMode, travelMinutes, travelModes, type Position, type TravelTime } from '#contract/places'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'

interface TravelFormProps {
  readonly travel: TravelTime | null
  /** Null: without. */
  readonly onChange: (travel: TravelTime | null) => void
  /** The middle of the map. */
  readonly centre: () => Position
  /** Whether the next click on the map says the point. */
  readonly isChoosing: boolean
  readonly onChoose: (chosen: (point: Position) => void) => void
}

/** From where, how and how long one travels. */
export function TravelForm({ travel, onChange, centre, isChoosing, onChoose }: TravelFormProps) {
  const [way, setWay] = useState<Way>(travel ?? { mode: 'transit', minutes: 30 })
  const from = ([longitude, latitude]: Position) => {
    onChange({ mode: way.mode, minutes: way.minutes, longitude, latitude })
  }
  return (
    <div className="map-travel" role="group" aria-label="Temps de trajet">
      <WayFields
        way={way}
        onChange={(changed) => {
          setWay(changed)
          if (travel) onChange({ ...travel, ...changed })
        }}
      />
      <Button
        aria-pressed={isChoosing}
        onClick={() => {
          onChoose(from)
        }}
      >
        {isChoosing ? 'Cliquez sur la carte…' : 'Choisir le départ sur la carte'}
      </Button>
      <Button
        onClick={() => {
          from(centre())
        }}
      >
        Partir du centre de la carte
      </Button>
      {travel && <Removal onChange={onChange} />}
    </div>
  )
}

const Removal = ({ onChange }: Pick<TravelFormProps, 'onChange'>) => (
  <Button
    onClick={() => {
      onChange(null)
    }}
  >
    Retirer
  </Button>
)

type Way = Pick<TravelTime, 'mode' | 'minutes'>

const modes = Object.entries(travelModes).map(([value, label]) => ({ value, label }))
const durations = travelMinutes.map((value) => ({ value, label: `${value}\u00a0min` }))

const WayFields = ({ way, onChange }: { way: Way; onChange: (way: Way) => void }) => (
  <>
    <ChoiceInput
      asList
      label="Mode"
      choices={modes}
      value={way.mode}
      onChange={(mode) => {
        if (isTravelMode(mode)) onChange({ mode, minutes: way.minutes })
      }}
    />
    <ChoiceInput
      asList
      label="Durée"
      choices={durations}
      value={way.minutes}
      onChange={(minutes) => {
        if (typeof minutes === 'number') onChange({ mode: way.mode, minutes })
      }}
    />
  </>
)
