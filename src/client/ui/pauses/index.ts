/** The pauses between a key and what it sets off, in milliseconds, in the order in which they come. */

/** After the last key: a field commits its text, a search is sent. */
export const TYPING_PAUSE = 250

/**
 * After the last commit: the calculation starts. One gesture that commits several values (an address that fills three fields, an
 * arrow key held down) makes one calculation. With `TYPING_PAUSE` it starts 300 ms after the last key.
 */
export const CALCULATION_PAUSE = 50

/** After the last result, when it stays: what takes many calculations starts, which no slider on its way waits for. */
export const RESTING_PAUSE = 400

/** After the last commit: the section is saved. Leaving a field saves at once. */
export const SAVING_PAUSE = 800
