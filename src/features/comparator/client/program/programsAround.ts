import type { Catalogue } from '#features/catalogue/contract'

/** The programmes of lots, by their ids: each once, where its first lot stands. */
export function programsAround(lots: readonly string[], { properties }: Catalogue): readonly string[] {
  const wanted = new Set(lots)
  const programOf = new Map(properties.flatMap(({ id, program }) => (wanted.has(id) ? [[id, program.id]] : [])))
  return [...new Set(lots.flatMap((id) => programOf.get(id) ?? []))]
}
