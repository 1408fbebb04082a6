import { outlines } from './outlines'
import { EDGES, type ScatterGeometry } from './scatterGeometry'

interface ScatterDrawingProps extends ScatterGeometry {
  readonly width: number
  readonly height: number
  /** The key of the point that is pointed at. */
  readonly active: string | null
  readonly xTitle: string
  readonly yTitle: string
  readonly writeX: (value: number) => string
  readonly writeY: (value: number) => string
}

/** The points and their axes. What they say is told around them. */
export function ScatterDrawing({ points, width, height, active, ...axes }: ScatterDrawingProps) {
  const pointed = points.find(({ point }) => point.key === active)
  return (
    <svg className="scatter-drawing" width={width} height={height} aria-hidden>
      <Axes {...axes} width={width} height={height} />
      {points.map(({ point: { key, shape, isOut = false }, left, top }) => (
        <path
          key={key}
          className={`scatter-point scatter-${shape}${isOut ? ' scatter-out' : ''}`}
          d={outlines[shape]}
          transform={`translate(${String(left)} ${String(top)})`}
        />
      ))}
      {pointed && <circle className="scatter-active" cx={pointed.left} cy={pointed.top} r={11} />}
    </svg>
  )
}

type AxesProps = Omit<ScatterDrawingProps, 'points' | 'active'>

function Axes({ xTicks, yTicks, xTitle, yTitle, writeX, writeY, width, height }: AxesProps) {
  const foot = height - EDGES.bottom
  return (
    <>
      {yTicks.map(({ value, at }) => (
        <g key={value}>
          <line className="scatter-line" x1={EDGES.left} x2={width - EDGES.right} y1={at} y2={at} />
          <text className="scatter-label" x={EDGES.left - 8} y={at} dy="0.32em" textAnchor="end">
            {writeY(value)}
          </text>
        </g>
      ))}
      {xTicks.map(({ value, at }) => (
        <text key={value} className="scatter-label" x={at} y={foot + 20} textAnchor="middle">
          {writeX(value)}
        </text>
      ))}
      <text className="scatter-label" x={8} y={14}>
        {yTitle}
      </text>
      <text className="scatter-label" x={width - EDGES.right} y={height - 6} textAnchor="end">
        {xTitle}
      </text>
    </>
  )
}
