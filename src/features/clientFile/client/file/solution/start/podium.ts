import { schemes } from '#domain'
import type { Possible } from './schemeArguments'

type LotCounts = ReadonlyMap<string, number>

/** How many lots of the catalogue may be bought under a scheme; undefined for shares, and as long as the catalogue is not read. */
export const lotsOf = (project: Possible['project'], lots: LotCounts | undefined): number | undefined =>
  schemes.findInvestment(project)?.isShares === true || !lots ? undefined : (lots.get(project) ?? 0)

/**
 * The schemes that are shown whole, of those that suit a household, in their order: one under which nothing can be bought today is not
 * among them, unless the catalogue has a lot for none.
 */
export function podium<Scheme extends Pick<Possible, 'project'>>(
  suiting: readonly Scheme[],
  lots: LotCounts | undefined,
  most: number,
): readonly Scheme[] {
  const bought = suiting.filter(({ project }) => lotsOf(project, lots) !== 0)
  return (bought.length > 0 ? bought : suiting).slice(0, most)
}
