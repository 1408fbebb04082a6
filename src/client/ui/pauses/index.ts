/** The pauses between a key and what it sets off, in milliseconds, in the order in which they come. */

/** Typing rests: the field gives its text, or a search leaves for it. */
export const TYPING_PAUSE = 250

/**
 * What the fields gave rests: it is calculated with. Gathers what one gesture changes (an address that fills three fields, an
 * arrow that is held), and makes 300 ms after the last key with `TYPING_PAUSE`.
 */
export const CALCULATION_PAUSE = 50

/** What the fields gave rests: it is saved. A field that is left is saved at once. */
export const SAVING_PAUSE = 800
