/** Stands between the name of a calculation and that of its figure: `B/indicators.average_effort`. */
const OF = '/'

/** Names a figure of another calculation than the main one of the screen. */
export const figureIn = (calculation: string, figure: string): string => `${calculation}${OF}${figure}`

/** The calculation that a figure is of, undefined for the main one, and its name in there. */
export function partsOf(name: string): { readonly calculation: string | undefined; readonly figure: string } {
  const [first = '', second] = name.split(OF)
  return second === undefined ? { calculation: undefined, figure: first } : { calculation: first, figure: second }
}
