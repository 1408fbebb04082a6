import { resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'

/** `Montpellier (34000)`, `Hérault (département)`. */
export function placeName({
  id,
  attributes: { name, kind, postal_codes: postalCodes },
}: ResourceOf<'location'>): string {
  const [postalCode] = postalCodes ?? []
  const nature = resources.location.fields.kind.choices?.find(({ value }) => value === kind)?.label.toLowerCase()
  return `${name ?? id} (${kind === 'municipality' && postalCode !== undefined ? postalCode : (nature ?? '')})`
}
