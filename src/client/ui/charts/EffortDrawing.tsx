import type { ComponentProps } from 'react'
import { EffortDrawing as SharedDrawing, Marker, pathOf } from '#drawings'
import { MARGIN, type EffortGeometry } from '#presentation/charts'

interface EffortDrawingProps extends Pick<
  ComponentProps<typeof SharedDrawing>,
  'id' | 'geometry' | 'width' | 'height' | 'marks'
> {
  /** The year that is pointed at, by mouse or keyboard. */
  readonly active: number | null
}

/** The effort of years, with the one that is pointed at and where the effort may stay. */
export function EffortDrawing({ active, ...drawing }: EffortDrawingProps) {
  const { line, band, step } = drawing.geometry
  const point = line.find(({ year }) => year === active)
  return (
    <SharedDrawing
      {...drawing}
      behind={point && <ActiveYear x={point.x} step={step} height={drawing.height} />}
      between={band.length > 0 && <path className="effort-band" d={areaOf(band)} />}
    >
      {point && <Marker {...point} />}
    </SharedDrawing>
  )
}

/** The area between an upper edge and a lower one. */
const areaOf = ([upper = [], lower = []]: EffortGeometry['band']): string =>
  `${pathOf([...upper, ...lower.toReversed()])}Z`

/** The band of the year that is pointed at, over the whole height of the chart. */
function ActiveYear({ x, step, height }: { x: number; step: number; height: number }) {
  return (
    <rect
      className="active-year"
      x={x - step / 2}
      width={step}
      y={MARGIN.top}
      height={height - MARGIN.top - MARGIN.bottom}
    />
  )
}
