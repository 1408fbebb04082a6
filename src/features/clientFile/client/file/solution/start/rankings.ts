import type { Attributes } from '#contract'
import { aimsInOrder, type Aim } from '#features/clientFile/contract/household'
import type { Possible } from './schemeArguments'
import { schemes } from '#domain'

interface Ranking {
  readonly label: string
  /** Ends « … et classé par ». */
  readonly words: string
  /** The highest comes first. */
  readonly score: (scheme: Possible) => number
}

/** What the schemes that suit a household may be ranked by. */
export const rankings = {
  gain: { label: 'Gain à terme', words: 'le gain qui reste à terme', score: ({ gain }) => gain },
  effort: {
    label: 'Effort le plus bas',
    words: 'l’effort le plus bas',
    score: ({ average_effort }) => -average_effort,
  },
  tax: { label: 'Économie d’impôt', words: 'l’économie d’impôt', score: ({ total_tax_saving }) => total_tax_saving },
  wealth: { label: 'Patrimoine à terme', words: 'le patrimoine net à terme', score: ({ net_wealth }) => net_wealth },
} as const satisfies Readonly<Record<string, Ranking>>

export type RankingName = keyof typeof rankings

export const isRanking = (name: unknown): name is RankingName =>
  typeof name === 'string' && Object.hasOwn(rankings, name)

const ofAim: Readonly<Partial<Record<Aim, RankingName>>> = {
  build_heritage: 'wealth',
  reduce_tax: 'tax',
  decrease_tax: 'tax',
}

/** What counts most for a household: its first aim, where it put its aims in order and a figure measures that one. */
export function rankingFor(priorities: Attributes<'objective'>['priorities'] | undefined): RankingName {
  const [first] = (priorities ?? []).length > 0 ? aimsInOrder(priorities) : []
  return (first && ofAim[first]) ?? 'gain'
}

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
