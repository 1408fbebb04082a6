import { useMemo } from 'react'
import type { Catalogue, CatalogueProperty } from '#features/catalogue/contract'

/** The lots of these ids, in their order, and the ids that the catalogue does not list any more; the same as long as they say the same. */
export function useComparedLots(
  { properties }: Catalogue,
  ids: readonly string[],
): { readonly lots: readonly CatalogueProperty[]; readonly gone: readonly string[] } {
  const asked = ids.join()
  return useMemo(() => {
    const wanted = asked.split(',')
    const lots = wanted.flatMap((id) => properties.find((lot) => lot.id === id) ?? [])
    return { lots, gone: wanted.filter((id) => lots.every((lot) => lot.id !== id)) }
  }, [properties, asked])
}
