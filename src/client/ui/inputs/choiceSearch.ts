import type { Choice } from '#contract'

/** Takes the choice back, at the head of a list. */
export const NOTHING: Choice = { value: '', label: 'Effacer le choix' }

/** No choice has the letters that were typed. */
export const NO_ANSWER = 'Aucun choix ne répond à ce texte'

/** What a search looks at: no accents, no capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a label has the letters that were typed. */
export const answers = (label: string, typed: string): boolean => plain(label).includes(plain(typed))
