/** The keys that open the palette. */
export const PALETTE = 'mod+k'
