import type { Attributes } from '../resources'

/** What is known of a place. */
export type KnownPlace = Partial<Attributes<'location'>>

/** Whether a municipality is a place, or in it. */
export function containsPlace(
  place: KnownPlace | undefined,
  { slug, agglomeration_code, department_code, region_code }: KnownPlace,
): boolean {
  switch (place?.kind) {
    case 'municipality':
      return place.slug === slug
    case 'agglomeration':
      return place.code === agglomeration_code
    case 'department':
      return place.code === department_code
    case 'region':
      return place.code === region_code
    default:
      return false
  }
}
