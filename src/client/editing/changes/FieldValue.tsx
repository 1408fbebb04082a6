import type { Field } from '#contract'
import { useResource } from '#client/store'
import { placeName, placeNameInSlug } from '#client/screens/places'
import { fieldText } from './fieldText'
import { ReferenceName } from './ReferenceName'

/** A value of a field as people read it; a place by its name. */
export function FieldValue({ field, value }: { field: Field; value: unknown }) {
  if (field.kind === 'location' && typeof value === 'string') return <Place slug={value} />
  if (field.kind === 'reference') return <ReferenceName id={value} />
  return fieldText(field, value, (slug) => slug)
}

function Place({ slug }: { slug: string }) {
  const { resource } = useResource('location', slug)
  return resource ? placeName(resource) : placeNameInSlug(slug)
}
