/** Text to compare: lower case, without accents, words separated by one underscore. `Prix HT` → `prix_ht`, `T6+` → `t6`. */
export const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

/** A list of words in a sentence: `A, B ou C`. */
export const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${String(words.at(-1))}`
