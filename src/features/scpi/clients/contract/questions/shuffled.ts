import type { Choice } from '#contract'

/** A number for a text, the same each time (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

const DONT_KNOW = 'dont_know'

/**
 * Choices in an order that tells nothing of which is right: the same each time for one seed. Not to know comes last.
 * @param seed whose test it is, which question, which attempt
 */
export const shuffled = (choices: readonly Choice[], seed: string): readonly Choice[] => {
  const place = ({ value }: Choice): number => (value === DONT_KNOW ? Infinity : hashOf(`${seed} ${String(value)}`))
  return choices.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}
