import { use } from 'react'
import { CheckOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons'
import { resources } from '#contract'
import type { Item } from '#client/autosave'
import { LocationSourceContext } from '#client/forms'
import { useResource } from '#client/store'
import { StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { LocationInput } from '#client/ui/inputs'
import { placeName, Places } from '#client/screens/places'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useEdited, useItems, useRows, useAdd, useRemove } from '#client/editing'

/** Places where the household wants to invest, or does not. */
export function ObjectiveLocationsSection() {
  return (
    <Places kind="any">
      <PlaceList />
    </Places>
  )
}

function PlaceList() {
  const { readOnly } = useOpenAggregate()
  const places = useItems('objective_location')
  const known = useRows('objective_location').map(({ location }) => location)
  const source = use(LocationSourceContext)
  const add = useAdd('objective_location')
  const choose = (location: string | null) => {
    if (location !== null && !known.includes(location)) add({ location })
  }
  return (
    <>
      {!readOnly && source && (
        <LocationInput
          label="Ajouter un secteur"
          help={resources.objective_location.fields.location.help}
          search={source.search}
          value={null}
          onChange={choose}
        />
      )}
      {places.length === 0 && (
        <p className="remark">Aucun secteur&nbsp;: les propositions porteront sur toute la France.</p>
      )}
      <ul className="place-chips">
        {places.map((item) => (
          <PlaceChip key={item.key} item={item} />
        ))}
      </ul>
    </>
  )
}

function PlaceChip({ item }: { item: Item<'objective_location'> }) {
  const { location, include } = useEdited('objective_location', item.ref.id)?.attributes ?? {}
  return typeof location === 'string' ? <Chip item={item} location={location} isWanted={include !== false} /> : null
}

interface ChipProps {
  readonly item: Item<'objective_location'>
  readonly location: string
  readonly isWanted: boolean
}

function Chip({ item, location, isWanted }: ChipProps) {
  const { readOnly } = useOpenAggregate()
  const { resource } = useResource('location', location)
  const name = resource ? placeName(resource) : location
  if (readOnly)
    return (
      <li>
        <StatusTag tone={isWanted ? 'success' : 'error'}>{isWanted ? name : `Sauf ${name}`}</StatusTag>
      </li>
    )
  return (
    <li className={isWanted ? 'place-chip' : 'place-chip place-chip-out'}>
      <WantedSwitch item={item} name={name} isWanted={isWanted} />
      <RemovePlace item={item} name={name} />
    </li>
  )
}

interface NamedPlaceProps extends Pick<ChipProps, 'item'> {
  readonly name: string
}

/** A place, wanted or not: a click says the contrary. */
function WantedSwitch({ item: { key, ref }, name, isWanted }: NamedPlaceProps & Pick<ChipProps, 'isWanted'>) {
  const { edit } = useChanges()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isWanted}
      aria-label={`Inclure ${name}`}
      onClick={() => {
        edit({ type: ref.type, id: key }, { include: !isWanted })
      }}
    >
      {isWanted ? <CheckOutlined aria-hidden /> : <StopOutlined aria-hidden />} {name}{' '}
      <small>{isWanted ? 'inclus' : 'exclu'}</small>
    </button>
  )
}

function RemovePlace({ item, name }: NamedPlaceProps) {
  const remove = useRemove()
  return (
    <Button
      type="text"
      size="small"
      icon={<CloseOutlined aria-hidden />}
      aria-label={`Retirer\u00a0: ${name}`}
      onClick={() => {
        void remove([item], undefined)
      }}
    />
  )
}
