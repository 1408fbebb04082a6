import type { Trail } from './FigureExplanations'

/** Stands between the name of a calculation and that of its figure: `B/indicators.average_effort`. */
const OF = '/'

/** Names a figure of another calculation than the main one of the screen. */
export const figureIn = (calculation: string, figure: string): string => `${calculation}${OF}${figure}`

/** The calculation that a trail began in, undefined for the main one of the screen, and the trail by the names of figures in there. */
export function withinCalculation({ trail: [first = '', ...others], onTrail }: Trail): Trail & {
  readonly calculation: string | undefined
} {
  const [name = '', figure] = first.split(OF)
  if (figure === undefined) return { calculation: undefined, trail: [first, ...others], onTrail }
  return {
    calculation: name,
    trail: [figure, ...others],
    onTrail: ([next = '', ...rest]) => {
      onTrail([figureIn(name, next), ...rest])
    },
  }
}
