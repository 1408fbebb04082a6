import { formatEuros } from '#presentation/formats'

/** How a curve is drawn: each in its own colour too, the same wherever the style stands. */
export type LineStyle = 'solid' | 'dashed' | 'dotted' | 'dash-dotted'

/** A series by year among others. */
export interface Curve {
  /** Stands at the end of the line: a letter or two. */
  readonly name: string
  readonly label: string
  readonly line: LineStyle
  /** In order. Euros a month; an effort below zero is a surplus. */
  readonly points: readonly { readonly year: number; readonly effort: number }[]
}

/** Every year of at least one of the curves, in order. */
export const yearsOf = (curves: readonly Curve[]): readonly number[] =>
  [...new Set(curves.flatMap(({ points }) => points.map(({ year }) => year)))].sort((first, second) => first - second)

/** Euros a month; undefined in a year that the curve does not hold. */
export const effortIn = ({ points }: Curve, year: number): number | undefined =>
  points.find((point) => point.year === year)?.effort

/** `A : effort de 287 €/mois`, or `A : excédent de 598 €/mois`; empty in a year that the curve does not hold. */
export function effortInYear(curve: Curve, year: number): string {
  const effort = effortIn(curve, year)
  if (effort === undefined) return ''
  const written = formatEuros(Math.abs(effort), { per: 'mois' })
  return `${curve.name}\u00a0: ${effort > 0 ? 'effort' : 'excédent'} de ${written}`
}

/** Names the effort of a curve in a year, for whoever explains it (`#client/ui/explanation`). */
export type FigureOfCurve = (name: string, year: number) => string
