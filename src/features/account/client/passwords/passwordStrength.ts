/** How well a password resists somebody who guesses. */
export type Strength = 'weak' | 'medium' | 'strong'

/**
 * Bits of entropy that the CNIL asks for (délibération n° 2022-100 du 21 juillet 2022): 50 where attempts are limited, as they
 * are here, 80 where nothing else protects.
 */
const MEDIUM = 50
const STRONG = 80

/** Characters that a guess must try, for each kind that the password has. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 37],
]

/** Words that everybody tries first. */
const COMMON = ['password', 'motdepasse', 'azerty', 'qwerty', 'solive', 'bonjour', 'soleil', 'admin', 'welcome']

/** @param known words about the person, which a guess begins with: name, address */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const bits = entropy(password, [...COMMON, ...known])
  if (bits < MEDIUM) return 'weak'
  return bits < STRONG ? 'medium' : 'strong'
}

/** Bits: what is left once words known and characters that follow from the one before count for one. */
function entropy(password: string, words: readonly string[]): number {
  const characters = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0)
  return characters === 0 ? 0 : Math.round(lengthWithoutRuns(withoutWords(password, words)) * Math.log2(characters))
}

const SHORTEST_WORD = 3

function withoutWords(password: string, words: readonly string[]): string {
  return words
    .filter((word) => word.length >= SHORTEST_WORD)
    .reduce(
      (text, word) => text.replaceAll(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'), '*'),
      password,
    )
}

/** `aaaa`, `1234` and `fedc` count for one character. */
function lengthWithoutRuns(text: string): number {
  const step = (index: number) => text.charCodeAt(index) - text.charCodeAt(index - 1)
  const follows = (index: number) =>
    Math.abs(step(index)) <= 1 && (index === 1 || step(index) === step(index - 1) || Math.abs(step(index - 1)) > 1)
  return Array.from({ length: text.length }, (_, index) => index > 0 && follows(index)).filter(
    (isFollowing) => !isFollowing,
  ).length
}
