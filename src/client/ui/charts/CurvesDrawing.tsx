import { formatEuros, formatRoundEuros } from '#presentation/formats'
import { Gridlines, labelled, labelX, pathOf, SideName } from '#drawings'
import { MARGIN } from '#presentation/charts'
import type { CurvesGeometry } from './curvesGeometry'

interface CurvesDrawingProps {
  readonly geometry: CurvesGeometry
  readonly width: number
  readonly height: number
  /** The year that is pointed at. */
  readonly active: number | null
}

/** Height under which the name of a side of zero has no room, in pixels. */
const SIDE = 60

/** Euros from which the axis has no room for all digits beside the name of its side. */
const LONG = 10_000

/** The curves over each other, each named where it ends. What they say is told around them. */
export function CurvesDrawing({ geometry, width, height, active }: CurvesDrawingProps) {
  const { curves, years, gridlines, zero, step } = geometry
  const foot = height - MARGIN.bottom
  const isLong = gridlines.some(({ euros }) => Math.abs(euros) >= LONG)
  const activeX = years.find(({ year }) => year === active)?.x
  return (
    <svg className="chart-drawing" width={width} height={height} aria-hidden>
      <Gridlines
        gridlines={gridlines}
        width={width}
        write={(euros) => (isLong ? formatRoundEuros(euros) : formatEuros(euros))}
      />
      {zero - MARGIN.top >= SIDE && <SideName name="Excédent" y={(MARGIN.top + zero) / 2} />}
      {foot - zero >= SIDE && <SideName name="Effort" y={(zero + foot) / 2} />}
      {activeX !== undefined && <line className="year-mark" x1={activeX} x2={activeX} y1={MARGIN.top} y2={foot} />}
      {curves.map(({ curve, line, end }) => (
        <g key={curve.name}>
          <path className={`curve curve-${curve.line}`} d={pathOf(line)} />
          <text className="curve-name" x={end.x} y={end.y} dy="0.32em">
            {curve.name}
          </text>
        </g>
      ))}
      {labelled(years, step).map(({ year, x }) => (
        <text key={year} className="axis-label" x={labelX(x, width)} y={height - 8} textAnchor="middle">
          {year}
        </text>
      ))}
    </svg>
  )
}
