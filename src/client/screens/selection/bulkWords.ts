import { formatNumber } from '#client/ui'
import type { Outcomes } from './actOnEach'

/** What is acted on: `dossier`, `dossiers`. Masculine, as participles agree with it. */
export type Words = readonly [one: string, several: string]

/** A participle, which takes an s: `archivé`; and what follows it: `à Julie Torrens`. */
export type Participle = readonly [participle: string, rest?: string]

/** `1 dossier`, `134 dossiers`. */
export const counted = (count: number, [one, several]: Words): string =>
  `${formatNumber(count)}\u00a0${count > 1 ? several : one}`

/** `2 dossiers archivés`, `1 contact confié à Julie Torrens`. */
export const doneSentence = (count: number, words: Words, [participle, rest]: Participle): string =>
  [counted(count, words), `${participle}${count > 1 ? 's' : ''}`, rest].filter(Boolean).join(' ')

/** How many of those that were refused are named. */
const NAMED = 3

/**
 * What was not done, and why: `2 dossiers refusés (Durand, Martin) : Ce dossier a une vente.`; undefined when all was.
 * @param nameOf the name of one of them
 */
export function undoneSentence<Item>(
  { refused, left }: Pick<Outcomes<Item>, 'refused' | 'left'>,
  words: Words,
  nameOf: (item: Item) => string,
): string | undefined {
  const sentences = [...refused].map(([reason, items]) => {
    const names = items.slice(0, NAMED).map(nameOf)
    const others = items.length - names.length
    const named = [...names, ...(others > 0 ? [`et ${formatNumber(others)} de plus`] : [])].join(', ')
    return `${counted(items.length, words)} ${items.length > 1 ? 'refusés' : 'refusé'} (${named})\u202f: ${reason}`
  })
  if (left.length > 0) sentences.push(`Arrêté avant la fin\u202f: ${counted(left.length, words)} sans changement.`)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
