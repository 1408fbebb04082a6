import { dwellingKinds, exposures, propertyKinds } from '#features/catalogue/contract'
import { DecimalInput, IntegerInput, Toggle } from '#client/ui/inputs'
import type { Exposure, Kind } from '#features/comparator/contract'
import type { Search } from '../search/Search'
import type { SearchProps } from '../SearchProps'
import { CheckGroup } from './CheckGroup'
import { takeNumber } from './takeNumber'

const isKind = (name: string): name is Kind => Object.hasOwn(propertyKinds, name)
const isExposure = (name: string): name is Exposure => Object.hasOwn(exposures, name)
const kinds = dwellingKinds.filter(isKind).map((value) => ({ value, label: propertyKinds[value] }))
const facings = Object.keys(exposures)
  .filter(isExposure)
  .map((value) => ({ value, label: exposures[value] }))
const rooms = [1, 2, 3, 4, 5].map((value) => ({ value, label: value === 5 ? 'T5 et plus' : `T${value}` }))

type Props = Pick<SearchProps, 'search' | 'change'>

/** What the home is like. */
export function HomeFilters({ search, change }: Props) {
  return (
    <>
      <KindsAndRooms search={search} change={change} />
      <Sizes search={search} change={change} />
      <CheckGroup
        label="Exposition"
        choices={facings}
        values={search.exposures}
        onChange={(chosen) => {
          change({ exposures: chosen })
        }}
      />
      <Switch label="Balcon, terrasse ou jardin" part="isOutdoor" {...{ search, change }} />
      <Switch label="Parking compris dans le prix" part="hasParking" {...{ search, change }} />
    </>
  )
}

/** What sort of home, of how many rooms. */
export const KindsAndRooms = ({ search, change }: Props) => (
  <>
    <CheckGroup
      label="Type de bien"
      choices={kinds}
      values={search.kinds}
      onChange={(chosen) => {
        change({ kinds: chosen })
      }}
    />
    <CheckGroup
      label="Pièces"
      choices={rooms}
      values={search.rooms}
      onChange={(chosen) => {
        change({ rooms: chosen })
      }}
    />
  </>
)

const Sizes = ({ search, change }: Props) => (
  <div className="filter-pair">
    <DecimalInput
      label="Surface au moins"
      unit="m²"
      minimum={0}
      value={search.smallestSurface}
      onChange={takeNumber((smallestSurface) => {
        change({ smallestSurface })
      })}
    />
    <DecimalInput
      label="Surface au plus"
      unit="m²"
      minimum={0}
      value={search.largestSurface}
      onChange={takeNumber((largestSurface) => {
        change({ largestSurface })
      })}
    />
    <IntegerInput
      label="Étage au moins"
      minimum={0}
      maximum={200}
      value={search.lowestFloor}
      onChange={takeNumber((lowestFloor) => {
        change({ lowestFloor })
      })}
    />
  </div>
)

/** The parts of a search that are on or off. */
type Flag = { [Key in keyof Search]: Search[Key] extends boolean ? Key : never }[keyof Search]

interface SwitchProps extends Props {
  readonly label: string
  readonly help?: string
  readonly part: Flag
}

/** A part of the search that is on or off. */
export const Switch = ({ part, search, change, ...words }: SwitchProps) => (
  <Toggle
    {...words}
    value={search[part]}
    onChange={(isOn) => {
      change({ [part]: isOn === true })
    }}
  />
)
