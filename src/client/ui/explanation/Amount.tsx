import { speakFigure, writeFigure, type FigureValue, type Unit } from '#presentation/formats'
import './explanation.css'

interface AmountProps {
  /** Names the figure for whoever explains it. */
  readonly figure: string
  readonly value: FigureValue
  readonly unit?: Unit
  readonly decimals?: 0 | 2
  /** What is read in place of the figure with its unit, where the unit stands elsewhere. */
  readonly written?: string
  /** Inside an `AmountGrid`, which arrows go through: no tab stop of its own. */
  readonly inGrid?: boolean
}

/** A figure that can be explained by what surrounds it (see `useAskedFigure`). */
export function Amount({
  figure,
  value,
  unit = 'euros',
  decimals = 0,
  written = writeFigure(value, unit, { decimals }),
  inGrid = false,
}: AmountProps) {
  if (value === null) return written
  return (
    <button type="button" className="amount" data-figure={figure} tabIndex={inGrid ? -1 : 0}>
      <FigureWords written={written} {...(unit === 'text' ? {} : { spoken: speakFigure(value, unit, { decimals }) })} />
    </button>
  )
}

/**
 * A figure as it is read; then, for those who listen, in words (a minus sign or `/mois` may go unsaid), with what its button
 * does. What is seen comes first, so that one can name the button by voice (WCAG 2.5.3). A text is words already: it is not said twice.
 */
export function FigureWords({ written, spoken }: { readonly written: string; readonly spoken?: string }) {
  return (
    <>
      {written}
      <span className="visually-hidden">{spoken === undefined ? '' : `, ${spoken}`}, expliquer</span>
    </>
  )
}
