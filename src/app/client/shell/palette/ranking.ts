import { groups, type Found } from './found'

/** Small letters without accents; apostrophes, hyphens and the like part words. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How well something suits what was typed, the best first. */
export const ranks = {
  same: 0,
  firstWords: 1,
  wholeWords: 2,
  /** The words are in what stands beside the name too. */
  wholeWordsBeside: 3,
  beginning: 4,
  beginningsOfWords: 5,
  inside: 6,
  /** The server found it by other words than those shown. */
  elsewhere: 7,
} as const
type Rank = (typeof ranks)[keyof typeof ranks]

/** How well a name suits: it is what was typed, begins with its words, has them, begins so, has words that do, or has it inside. Undefined: not at all. */
export function rankOf(text: string, typed: string): Rank | undefined {
  const [has, wanted] = [plain(text), plain(typed)]
  if (has === wanted) return ranks.same
  if (has.startsWith(`${wanted} `)) return ranks.firstWords
  const words = wanted.split(' ')
  if (words.every((word) => ` ${has} `.includes(` ${word} `))) return ranks.wholeWords
  if (has.startsWith(wanted)) return ranks.beginning
  if (words.every((word) => ` ${has}`.includes(` ${word}`))) return ranks.beginningsOfWords
  return words.every((word) => has.includes(word)) ? ranks.inside : undefined
}

const everyWordOf = ({ label, otherName = '', detail = '', words = '' }: Found): string =>
  `${label} ${otherName} ${detail} ${words}`

/** Those that suit what was typed, by their names, what is beside them, or the other words that name them. */
export const matching = (found: readonly Found[], typed: string): readonly Found[] =>
  found.filter((one) => rankOf(everyWordOf(one), typed) !== undefined)

function bestRankOf(found: Found, typed: string): number {
  const { group, label, otherName = label } = found
  const ofName = Math.min(...[label, otherName].map((name) => rankOf(name, typed) ?? ranks.elsewhere))
  // There are towns for nearly every word: people come before one of their name, all that is called so before one that begins so.
  if (group === 'Communes') return ofName === ranks.same ? ranks.firstWords : Math.max(ofName, ranks.beginning)
  const isBeside = rankOf(everyWordOf(found), typed) === ranks.wholeWords
  return isBeside ? Math.min(ofName, ranks.wholeWordsBeside) : ofName
}

/** The best first in each group, and the groups by their best; what suits as well stays in its order. */
export function ranked(found: readonly Found[], typed: string): readonly Found[] {
  const withRank = found.map((one) => ({ one, rank: bestRankOf(one, typed) }))
  return groups
    .map((group) => withRank.filter(({ one }) => one.group === group).sort((one, other) => one.rank - other.rank))
    .sort(([one], [other]) => (one?.rank ?? ranks.elsewhere) - (other?.rank ?? ranks.elsewhere))
    .flatMap((ofGroup) => ofGroup.map(({ one }) => one))
}
