import type { Catalogue } from '#features/catalogue/contract'

const MOST = 6

/** The municipalities where most lots can be had, by their slugs, but for those that are asked for already. */
export function suggestedPlaces({ properties }: Catalogue, asked: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { status, program } of properties)
    if (status === 'available' && program.municipality !== null && !asked.includes(program.municipality))
      counts.set(program.municipality, (counts.get(program.municipality) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([slug]) => slug)
}
