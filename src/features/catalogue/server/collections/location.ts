import { municipalitiesOf } from '#server/operations/places'
import { refused, type Filter } from '#server/http/filters'

/** Any place: a municipality, or all those of an agglomeration, a department or a region. */
export const location: Filter = (name, values) => {
  const found = values.map(
    (slug) => municipalitiesOf(slug) ?? refused(name, `le lieu «\u00a0${slug}\u00a0» n’existe pas`),
  )
  const wrong = found.find((places) => places instanceof Error)
  if (wrong instanceof Error) throw wrong
  return { column: 'municipality', among: found.flatMap((places) => (places instanceof Error ? [] : places)) }
}
