import { use } from 'react'
import { LocationSourceContext } from '#client/forms'
import { LocationInput } from '#client/ui/inputs'
import type { SearchProps } from '../SearchProps'
import { PLACE_FIELD } from './placeField'

/** Adds a place to those that are looked at; each of them is a chip under the bar. */
export function PlaceField({ search: { places }, change }: Pick<SearchProps, 'search' | 'change'>) {
  const source = use(LocationSourceContext)
  if (!source) throw new Error('A field of places needs Places around it.')
  return (
    <div id={PLACE_FIELD} className="comparator-place">
      <LocationInput
        // The field is emptied once its place is taken.
        key={places.join()}
        hideLabel
        label="Où"
        search={source.search}
        value={null}
        onChange={(slug) => {
          if (slug !== null && !places.includes(slug)) change({ places: [...places, slug] })
        }}
      />
    </div>
  )
}
