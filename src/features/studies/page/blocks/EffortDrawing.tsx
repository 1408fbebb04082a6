import { MARGIN, type EffortGeometry, type Point, type SeriesName, type YearMark } from '#presentation/charts'
import { formatRoundEuros } from '#presentation/formats'

const patterned: readonly SeriesName[] = ['taxSaving', 'charges', 'taxes']

/** A series keeps its pattern in print, and for those who do not see its colour. */
export const fillOf = (name: SeriesName, id: string): string =>
  patterned.includes(name) ? `url(#${id}-${name})` : `var(--chart-${name})`

/** Hatches for charges and tax savings, dots for taxes, drawn in the colour of the surface. */
export function Patterns({ id }: { readonly id: string }) {
  const tile = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id={`${id}-charges`} {...tile} patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--chart-charges)" />
        <rect width="1.6" height="6" fill="var(--surface)" />
      </pattern>
      <pattern id={`${id}-taxSaving`} {...tile} patternTransform="rotate(-45)">
        <rect width="6" height="6" fill="var(--chart-taxSaving)" />
        <rect width="1.6" height="6" fill="var(--surface)" />
      </pattern>
      <pattern id={`${id}-taxes`} {...tile}>
        <rect width="6" height="6" fill="var(--chart-taxes)" />
        <circle cx="3" cy="3" r="1.3" fill="var(--surface)" />
      </pattern>
    </defs>
  )
}

/** Room that a year needs under the axis, in pixels. */
const LABEL_WIDTH = 36

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('')

function labelled(points: readonly Point[], step: number): readonly Point[] {
  const every = [1, 4].find((count) => count * step >= LABEL_WIDTH) ?? 8
  return points.filter((_, index) => index % every === 0)
}

interface EffortDrawingProps {
  readonly id: string
  readonly geometry: EffortGeometry
  readonly width: number
  readonly height: number
  readonly marks: readonly YearMark[]
}

/** The marks of the chart. What it says is told around it. */
export function EffortDrawing({ id, geometry, width, height, marks }: EffortDrawingProps) {
  const { bars, line, gridlines, zero, step } = geometry
  const shown = labelled(line, step)
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Patterns id={id} />
      {gridlines.map(({ euros, y }) => (
        <g key={euros}>
          <line className="grid-line" x1={MARGIN.left} x2={width - MARGIN.right} y1={y} y2={y} />
          <text className="axis-label" x={MARGIN.left - 8} y={y} dy="0.32em" textAnchor="end">
            {formatRoundEuros(euros)}
          </text>
        </g>
      ))}
      {bars.map(({ name, year, ...box }) => (
        <rect key={`${name}-${year}`} {...box} fill={fillOf(name, id)} />
      ))}
      <line className="zero-line" x1={MARGIN.left} x2={width - MARGIN.right} y1={zero} y2={zero} />
      <path className="effort-halo" d={pathOf(line)} />
      <path className="effort-line" d={pathOf(line)} />
      {shown.map(({ year, x, y }) => (
        <g key={year}>
          <circle className="effort-marker" cx={x} cy={y} r={4} />
          <text className="axis-label" x={Math.min(x, width - LABEL_WIDTH / 2)} y={height - 8} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <Mark key={`${mark.year} ${mark.label}`} {...mark} line={line} width={width} height={height} />
      ))}
    </svg>
  )
}

interface MarkProps extends YearMark {
  readonly line: readonly Point[]
  readonly width: number
  readonly height: number
}

/** A year that changes the operation, named at the top, on the side where there is room. */
function Mark({ year, label, line, width, height }: MarkProps) {
  const x = line.find((point) => point.year === year)?.x
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
