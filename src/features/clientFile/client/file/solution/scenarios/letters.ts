import type { LineStyle } from '#client/ui/charts'

/** The operation on screen, then its variants. */
export type Letter = 'A' | 'B' | 'C'

/** How each is drawn among the others. */
export const lineOf: Readonly<Record<Letter, LineStyle>> = { A: 'solid', B: 'dashed', C: 'dotted' }
