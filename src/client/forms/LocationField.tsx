import { use, useEffect, useState } from 'react'
import { LocationInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { LocationSourceContext, type LocationSource } from './LocationSource'
import { useSectionField } from './useSectionField'
import { textIn } from './values'
import { WrittenValue } from './WrittenValue'

/** The name of a place: nothing is shown until it is found. */
function useLocationName(source: LocationSource, slug: string | null): string | undefined {
  const [known, setKnown] = useState<{ slug: string; name: string | undefined } | null>(null)
  useEffect(() => {
    if (slug === null) return undefined
    const abort = new AbortController()
    const keep = (name: string | undefined) => {
      if (!abort.signal.aborted) setKnown({ slug, name })
    }
    source.nameOf(slug, abort.signal).then(keep, () => {
      keep(undefined)
    })
    return () => {
      abort.abort()
    }
  }, [source, slug])
  if (slug === null) return undefined
  return known?.slug === slug ? known.name : ''
}

/** A municipality, found by name or postal code. */
export function LocationField({ name, hideLabel }: FieldProps) {
  const source = use(LocationSourceContext)
  if (!source) throw new Error('A field of places needs a LocationSourceContext around the application.')
  const { readOnly, value, words, choose } = useSectionField(name)
  const slug = textIn(value)
  const label = useLocationName(source, slug)
  if (readOnly)
    return <WrittenValue label={words.label} hideLabel={hideLabel} text={label ?? (slug === null ? '—' : '…')} />
  return (
    <LocationInput
      {...words}
      hideLabel={hideLabel}
      search={source.search}
      valueLabel={label}
      value={slug}
      onChange={choose}
    />
  )
}
