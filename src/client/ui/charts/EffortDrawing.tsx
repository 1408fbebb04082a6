import { formatRoundEuros } from '#presentation/formats'
import { MARGIN, type EffortGeometry, type Point } from '#presentation/charts'
import type { YearMark } from '#presentation/charts'
import { fillOf, Patterns } from './Patterns'

interface EffortDrawingProps {
  readonly id: string
  readonly geometry: EffortGeometry
  readonly width: number
  readonly height: number
  /** The year that is pointed at, by mouse or keyboard. */
  readonly active: number | null
  readonly marks: readonly YearMark[]
}

/** Room that a year needs under the axis, in pixels. */
const LABEL_WIDTH = 36

/** Room that the name of a side of the axis needs along it, in pixels: on a lower chart they would touch. */
const SIDE_NAME_LENGTH = 56

/** A line from point to point, as an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x},${y}`).join('')

/** The area between an upper edge and a lower one. */
const areaOf = ([upper = [], lower = []]: EffortGeometry['band']): string =>
  `${pathOf([...upper, ...lower.toReversed()])}Z`

/** Those of the years that have room for their label under the axis. */
export function labelled<Year>(years: readonly Year[], step: number): readonly Year[] {
  const every = [1, 4].find((count) => count * step >= LABEL_WIDTH) ?? 10
  return years.filter((_, index) => index % every === 0)
}

/** Where the label of a year is centred: under its year, and whole. */
export const labelX = (x: number, width: number): number => Math.min(x, width - LABEL_WIDTH / 2)

/** The marks of the effort chart. What it says is told around it. */
export function EffortDrawing({ id, geometry, width, height, active, marks }: EffortDrawingProps) {
  const { bars, line: points, band, gridlines, zero, step } = geometry
  const marked = labelled(points, step)
  const activePoint = points.find(({ year }) => year === active)
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Patterns id={id} />
      <Gridlines gridlines={gridlines} width={width} />
      <SideNames zero={zero} height={height} />
      {activePoint && <ActiveYear x={activePoint.x} step={step} height={height} />}
      {bars.map(({ name, year, ...box }) => (
        <rect key={`${name}-${year}`} {...box} fill={fillOf(name, id)} />
      ))}
      <line className="zero-line" x1={MARGIN.left} x2={width - MARGIN.right} y1={zero} y2={zero} />
      {band.length > 0 && <path className="effort-band" d={areaOf(band)} />}
      <path className="effort-halo" d={pathOf(points)} />
      <path className="effort-line" d={pathOf(points)} />
      {(activePoint ? [...marked, activePoint] : marked).map(({ year, x, y }, index) => (
        <circle key={`${year}-${index}`} className="effort-marker" cx={x} cy={y} r={4} />
      ))}
      {marks.map((mark) => (
        <Mark
          key={mark.label}
          {...mark}
          x={points.find(({ year }) => year === mark.year)?.x}
          width={width}
          height={height}
        />
      ))}
      {marked.map(({ year, x }) => (
        <text key={year} className="axis-label" x={labelX(x, width)} y={height - 8} textAnchor="middle">
          {year}
        </text>
      ))}
    </svg>
  )
}

interface GridlinesProps extends Pick<EffortGeometry, 'gridlines'> {
  readonly width: number
  readonly write?: (euros: number) => string
}

export function Gridlines({ gridlines, width, write = formatRoundEuros }: GridlinesProps) {
  return gridlines.map(({ euros, y }) => (
    <g key={euros}>
      <line
        className={euros === 0 ? 'zero-line' : 'grid-line'}
        x1={MARGIN.left}
        x2={width - MARGIN.right}
        y1={y}
        y2={y}
      />
      <text className="axis-label" x={MARGIN.left - 8} y={y} dy="0.32em" textAnchor="end">
        {write(euros)}
      </text>
    </g>
  ))
}

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

/** What stands over the axis and under it, where there is room to say so. */
function SideNames({ zero, height }: { zero: number; height: number }) {
  const bottom = height - MARGIN.bottom
  if (bottom - MARGIN.top < 2 * SIDE_NAME_LENGTH) return null
  return (
    <>
      <SideName name="Entrées" y={(MARGIN.top + zero) / 2} />
      <SideName name="Sorties" y={(zero + bottom) / 2} />
    </>
  )
}

/** What stands above, or under, the zero line; written along the axis. */
export function SideName({ name, y }: { name: string; y: number }) {
  return (
    <text className="axis-label" transform={`translate(10 ${y}) rotate(-90)`} dy="0.32em" textAnchor="middle">
      {name}
    </text>
  )
}

/** A year that changes the operation, named at the top, on the side where there is room. */
function Mark({ label, x, width, height }: YearMark & { x: number | undefined; width: number; height: number }) {
  if (x === undefined) return null
  const isRight = x > width / 2
  return (
    <g>
      <line className="year-mark" x1={x} x2={x} y1={4} y2={height - MARGIN.bottom} />
      <text className="axis-label" x={isRight ? x - 6 : x + 6} y={14} textAnchor={isRight ? 'end' : 'start'}>
        {label}
      </text>
    </g>
  )
}
