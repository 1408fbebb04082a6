import type { ReactNode } from 'react'
import { formatRoundEuros } from '#presentation/formats'
import { MARGIN, type EffortGeometry, type Point, type YearMark } from '#presentation/charts'
import { fillOf, Patterns } from './Patterns'

interface EffortDrawingProps {
  readonly id: string
  readonly geometry: EffortGeometry
  readonly width: number
  readonly height: number
  readonly marks: readonly YearMark[]
  /** What a screen draws besides: behind the bars, between them and the line, over the line. */
  readonly behind?: ReactNode
  readonly between?: ReactNode
  readonly children?: ReactNode
}

/** Room that a year needs under the axis, in pixels. */
const LABEL_WIDTH = 36

/** Room that the name of a side of the axis needs along it, in pixels: on a lower chart they would touch. */
const SIDE_NAME_LENGTH = 56

/** A line from point to point, as an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x},${y}`).join('')

/** Those of the years that have room for their label under the axis. */
export function labelled<Year>(years: readonly Year[], step: number): readonly Year[] {
  const every = [1, 4].find((count) => count * step >= LABEL_WIDTH) ?? 10
  return years.filter((_, index) => index % every === 0)
}

/** Where the label of a year is centred: under its year, and whole. */
export const labelX = (x: number, width: number): number => Math.min(x, width - LABEL_WIDTH / 2)

/** The marks of the effort chart. What it says is told around it. */
export function EffortDrawing(props: EffortDrawingProps) {
  const { id, geometry, width, height, marks, behind, between, children } = props
  const { bars, line: points, gridlines, zero, step } = geometry
  const marked = labelled(points, step)
  return (
    <svg className="chart-drawing" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Patterns id={id} />
      <Gridlines gridlines={gridlines} width={width} />
      <SideNames zero={zero} height={height} />
      {behind}
      {bars.map(({ name, year, ...box }) => (
        <rect key={`${name}-${year}`} {...box} fill={fillOf(name, id)} />
      ))}
      <line className="zero-line" x1={MARGIN.left} x2={width - MARGIN.right} y1={zero} y2={zero} />
      {between}
      <path className="effort-halo" d={pathOf(points)} />
      <path className="effort-line" d={pathOf(points)} />
      {marked.map((point) => (
        <Marker key={point.year} {...point} />
      ))}
      {children}
      {marks.map((mark) => (
        <Mark
          key={`${mark.year} ${mark.label}`}
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

/** A year of the line. */
export const Marker = ({ x, y }: Pick<Point, 'x' | 'y'>) => <circle className="effort-marker" cx={x} cy={y} r={4} />

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
