/** How close together things stand; in a meeting, text and controls are larger, to be read and touched by two. */
export type Density = 'comfort' | 'compact' | 'meeting'

/** What the theme shows at this moment. */
export interface Appearance {
  readonly shade: 'light' | 'dark'
  readonly density: Density
  /** How much larger than usual text is: 1 to 1.3. */
  readonly textScale: number
}
