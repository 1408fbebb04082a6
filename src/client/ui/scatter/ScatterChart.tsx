import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useWidth } from '#drawings'
import { outlines } from './outlines'
import { ScatterDrawing } from './ScatterDrawing'
import { nearestPoint, scatterGeometry, type ScatterPoint } from './scatterGeometry'
import './scatter.css'

const HEIGHT = 320

interface ScatterChartProps {
  /** What the chart shows, in a sentence. */
  readonly sentence: string
  /** Names the cloud for who does not see it: `Références, par surface`. */
  readonly label: string
  /** One at least. */
  readonly points: readonly ScatterPoint[]
  readonly legend: readonly { readonly shape: ScatterPoint['shape']; readonly text: string }[]
  readonly xTitle: string
  readonly yTitle: string
  readonly writeX: (value: number) => string
  readonly writeY: (value: number) => string
  /** A point is clicked, or Space is pressed on it. */
  readonly onChoose: (key: string) => void
  /** What choosing does: `Espace pour l’écarter ou la reprendre`. */
  readonly choosing: string
}

/** A cloud of points: arrows go from left to right, each point is told in words; the same stands in a table of the page. */
export function ScatterChart({ sentence, label, points, legend, choosing, onChoose, ...axes }: ScatterChartProps) {
  const id = useId()
  const { element, width } = useWidth(720)
  const { points: placed, ...geometry } = scatterGeometry(points, width, HEIGHT)
  const [active, setActive] = useState<string | null>(null)
  const index = placed.findIndex(({ point }) => point.key === active)
  const pointed = placed[index]
  const frame = useFrame({ placed, index, setActive, onChoose })
  return (
    <figure className="scatter">
      <figcaption className="scatter-sentence">{sentence}</figcaption>
      <Legend legend={legend} />
      <div
        ref={element}
        className="scatter-frame"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-valuemin={1}
        aria-valuemax={placed.length}
        aria-valuenow={index + 1 || 1}
        aria-valuetext={(pointed ?? placed[0])?.point.words}
        {...frame}
      >
        <ScatterDrawing {...geometry} {...axes} points={placed} width={width} height={HEIGHT} active={active} />
      </div>
      <p className="scatter-readout" aria-hidden>
        {pointed?.point.words ?? '\u00a0'}
      </p>
      <p id={`${id}-keys`} className="visually-hidden">
        Flèches gauche et droite pour aller d’un point à l’autre, {choosing}.
      </p>
    </figure>
  )
}

const Legend = ({ legend }: Pick<ScatterChartProps, 'legend'>) => (
  <ul className="scatter-legend" aria-label="Légende">
    {legend.map(({ shape, text }) => (
      <li key={text}>
        <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden>
          <path className={`scatter-point scatter-${shape}`} d={outlines[shape]} />
        </svg>
        {text}
      </li>
    ))}
  </ul>
)

interface Framed {
  readonly placed: ReturnType<typeof scatterGeometry>['points']
  /** Of the point that is pointed at; -1 for none. */
  readonly index: number
  readonly setActive: (key: string | null) => void
  readonly onChoose: (key: string) => void
}

function useFrame({ placed, index, setActive, onChoose }: Framed) {
  const go = (place: number) => {
    setActive(placed[Math.max(0, Math.min(placed.length - 1, place))]?.point.key ?? null)
  }
  const leave = () => {
    setActive(null)
  }
  const choose = (place: number) => {
    const chosen = placed[place]?.point.key
    if (chosen !== undefined) onChoose(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, placed.length)
    if (target !== undefined) go(target)
    if (event.key === ' ') choose(index)
    if (event.key === 'Escape') leave()
    if (target !== undefined || event.key === ' ') event.preventDefault()
  }
  return {
    onKeyDown,
    onFocus: () => {
      if (index === -1) go(0)
    },
    onBlur: leave,
    onPointerMove: (event: MouseEvent) => {
      go(placeUnder(placed, event))
    },
    onPointerLeave: leave,
    onClick: (event: MouseEvent) => {
      choose(placeUnder(placed, event))
    },
  }
}

/** The place that a key leads to; undefined for another key. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

function placeUnder(placed: Framed['placed'], { clientX, clientY, currentTarget }: MouseEvent): number {
  const { left, top } = currentTarget.getBoundingClientRect()
  return nearestPoint(placed, clientX - left, clientY - top)
}
