import { use, useEffect } from 'react'
import { selectResource } from '#client/entities'
import { LocationSourceContext } from '#client/forms'
import { useAppSelector } from '#client/store'
import { LocationInput } from '#client/ui/inputs'
import { placeName } from '../places/placeName'

interface PlaceFilterProps {
  readonly label: string
  /** The slug of the place. */
  readonly value: string | null
  readonly onChange: (slug: string | null) => void
}

/** Narrows a list to a place. Stands inside `Places`. */
export function PlaceFilter({ label, value, onChange }: PlaceFilterProps) {
  const source = use(LocationSourceContext)
  if (!source) throw new Error('A filter of places needs Places around it.')
  const place = useAppSelector((state) => (value === null ? undefined : selectResource(state, 'location', value)))
  useEffect(() => {
    const abort = new AbortController()
    if (value !== null) void source.nameOf(value, abort.signal)
    return () => {
      abort.abort()
    }
  }, [source, value])
  return (
    <LocationInput
      label={label}
      search={source.search}
      valueLabel={place && placeName(place)}
      value={value}
      onChange={onChange}
    />
  )
}
