import type { Choice } from '#contract'

const LAST = 'dont_know'

/** The answers to a question in an order that its seed alone decides; who does not know says so last. */
export const shuffled = (choices: readonly Choice[], seed: string): readonly Choice[] =>
  choices
    .map((choice) => ({ choice, rank: choice.value === LAST ? Infinity : hashOf(`${seed} ${String(choice.value)}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice)

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
