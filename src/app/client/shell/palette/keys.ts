/** The keys that open the palette. */
export const PALETTE = 'mod+k'

/** The keys of what opens over every page: no place of the menu has the same. */
export const overlayKeys = { palette: PALETTE, help: '?', settings: 'g r', snapshot: 'g i' } as const
