import type { Step } from '#client/editing/changes'

export const REPLACED_LOT = 'Lot remplacé'

/** What opening the solution with a lot is called, also when it is taken back: the lot of before takes its place then. */
export function nameOfReplacedLot({ changes }: Step): string | undefined {
  const project = changes.find(({ ref }) => ref.type === 'simulation')?.after
  if (!project || !('investment_price' in project)) return undefined
  // With the price, these change together with the lot alone.
  const isLot =
    'municipality' in project || 'surface' in project || changes.some(({ ref }) => ref.type === 'simulation_charge')
  return isLot ? REPLACED_LOT : undefined
}
