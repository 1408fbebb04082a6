import { Suspense, useId, useState, type ReactNode } from 'react'
import { useWidth } from '#drawings'
import { Button } from '../controls'
import { lazyPart } from '../lazy/lazyPart'
import { effortInYear, yearsOf, type Curve, type FigureOfCurve } from './curve'
import { CurvesDrawing } from './CurvesDrawing'
import { curvesGeometry } from './curvesGeometry'
import { LineSample } from './LineSample'
import { useActiveYear } from './useActiveYear'
import './charts.css'

const CurvesTable = lazyPart(
  async () => (await import(/* webpackChunkName: "effort-table" */ './CurvesTable')).CurvesTable,
)

/** Of the drawing, in pixels: what is compared begins under it on the first screen. */
const HEIGHT = 200

interface CurvesChartProps {
  /** What the chart shows, in a sentence. */
  readonly sentence: string
  /** One at least. */
  readonly curves: readonly Curve[]
  readonly figureOf: FigureOfCurve
}

/** Efforts of several operations over each other, by month in each year. Arrows go from year to year; the same figures stand in a table. */
export function CurvesChart({ sentence, curves, figureOf }: CurvesChartProps) {
  const [isTableShown, showTable] = useState(false)
  return (
    <figure className="chart">
      <figcaption className="chart-sentence">{sentence}</figcaption>
      <Legend>
        {curves.map(({ name, label, line }) => (
          <li key={name}>
            <LineSample line={line} /> {label}
          </li>
        ))}
      </Legend>
      <YearSlider curves={curves} figureOf={figureOf} />
      <div className="chart-actions">
        <Button
          size="small"
          aria-expanded={isTableShown}
          onClick={() => {
            showTable(!isTableShown)
          }}
        >
          {isTableShown ? 'Masquer le tableau' : 'Voir le tableau'}
        </Button>
      </div>
      {isTableShown && (
        <Suspense>
          <CurvesTable curves={curves} figureOf={figureOf} />
        </Suspense>
      )}
    </figure>
  )
}

const Legend = ({ children }: { children: ReactNode }) => (
  <ul className="chart-legend" aria-label="Légende">
    {children}
  </ul>
)

/** The drawing, and the year that is pointed at in it: a slider that arrows move. */
function YearSlider({ curves, figureOf }: Pick<CurvesChartProps, 'curves' | 'figureOf'>) {
  const id = useId()
  const { element, width } = useWidth(720)
  const geometry = curvesGeometry(curves, width, HEIGHT)
  const years = yearsOf(curves)
  const { active, index, frame } = useActiveYear({ years, step: geometry.step, onChoose: undefined })
  const year = active ?? years[0] ?? 0
  const efforts = curves.map((curve) => effortInYear(curve, year)).filter((effort) => effort !== '')
  return (
    <>
      <div
        ref={element}
        role="slider"
        tabIndex={0}
        aria-label="Effort mensuel par année"
        aria-describedby={`${id}-keys`}
        aria-valuemin={years[0]}
        aria-valuemax={years.at(-1)}
        aria-valuenow={year}
        aria-valuetext={`${year}, ${efforts.join(', ')}`}
        data-figure={active === null ? undefined : figureOf(curves[0]?.name ?? '', active)}
        {...frame}
      >
        <CurvesDrawing geometry={geometry} width={width} height={HEIGHT} active={active} />
        {active !== null && <Readout year={active} efforts={efforts} isLeft={index > years.length / 2} />}
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        Flèches gauche et droite pour changer d’année, E pour expliquer l’effort de la première courbe.
      </p>
    </>
  )
}

interface ReadoutProps {
  readonly year: number
  readonly efforts: readonly string[]
  readonly isLeft: boolean
}

/** The figures of the year that is pointed at, on the side where it hides nothing. The slider tells them to screen readers. */
const Readout = ({ year, efforts, isLeft }: ReadoutProps) => (
  <div className={isLeft ? 'chart-readout chart-readout-left' : 'chart-readout'} aria-hidden>
    <p className="chart-readout-year">{year}</p>
    {efforts.map((effort) => (
      <p key={effort}>{effort}</p>
    ))}
  </div>
)
