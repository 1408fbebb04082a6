import { Suspense, useId, useState, type Ref } from 'react'
import { fillOf, useWidth } from '#drawings'
import { formatEuros } from '#presentation/formats'
import { lazyPart } from '../lazy/lazyPart'
import { EffortActions } from './EffortActions'
import { EffortDrawing } from './EffortDrawing'
import { effortGeometry } from '#presentation/charts'
import {
  effortInWords,
  effortSentence,
  monthly,
  monthlyBand,
  partYears,
  presentSeries,
  yearName,
  type CapitalDue,
  type EffortBand,
  type EffortYear,
  type FigureOfYear,
  type YearMark,
  series,
} from '#presentation/charts'
import { exportPng } from './exportPng'
import { useActiveYear } from './useActiveYear'
import './charts.css'

/** A table weighs more than the chart: it comes when it is asked for. */
const EffortTable = lazyPart(
  async () => (await import(/* webpackChunkName: "effort-table" */ './EffortTable')).EffortTable,
)

const USUAL_HEIGHT = 340

/** What a year holds, for screen readers. */
function yearInWords(years: readonly EffortYear[], index: number, marks: readonly YearMark[]): string {
  const year = years[index]
  if (!year) return 'Aucune année'
  const parts = presentSeries(years).map(({ name, label }) => `${label.toLowerCase()} ${formatEuros(year[name])}`)
  const marked = marks.filter((mark) => mark.year === year.year).map(({ label }) => label.toLowerCase())
  return `${yearName(year)}\u00a0: ${effortInWords(year.effort).toLowerCase()}, ${[...parts, ...marked].join(', ')}`
}

interface EffortChartProps {
  readonly years: readonly EffortYear[]
  readonly figureOf: FigureOfYear
  /** Leads to the figures of a year, by a click or by Enter; absent where they stand nowhere else. */
  readonly onYear?: (year: number) => void
  /** The table stands under the chart without being asked for. */
  readonly alwaysWithTable?: boolean
  /** The chart can be kept as an image. */
  readonly hasImage?: boolean
  readonly marks?: readonly YearMark[]
  /** What is repaid at once, which no effort holds. */
  readonly capitalDue?: CapitalDue | null
  /** Of the drawing, in pixels. */
  readonly height?: number
  /** Where the effort stays when things turn out otherwise; empty until it is known, absent where it is not asked. */
  readonly band?: readonly EffortBand[] | undefined
}

/**
 * What an operation brings in and takes out, year by year, and what is left to pay. Arrows go from year to year; the same
 * figures stand in a table. Each is named by `figureOf`, to be explained: by E on a year, or in the table.
 */
export function EffortChart(props: EffortChartProps) {
  const { years, figureOf, onYear, alwaysWithTable = false, hasImage = true, marks = [], band, capitalDue } = props
  const id = useId()
  const { element, width } = useWidth(720)
  const [isTableShown, showTable] = useState(false)
  const [isMonthly, setMonthly] = useState(false)
  const sentence = effortSentence(years, capitalDue)
  const incomplete = partYears(years)
  const actions = {
    isTableShown,
    onTable: alwaysWithTable ? undefined : showTable,
    isMonthly,
    onMonthly: setMonthly,
    onExport: hasImage
      ? () => {
          exportPng(element.current, sentence, 'effort-par-annee.png')
        }
      : undefined,
  }
  return (
    <figure className="chart">
      <figcaption className="chart-sentence">{sentence}</figcaption>
      <div className="chart-tools">
        <Legend id={id} years={years} hasBand={band !== undefined} />
        <EffortActions {...actions} />
      </div>
      <YearSlider
        ref={element}
        id={id}
        size={{ width, height: props.height ?? USUAL_HEIGHT }}
        years={isMonthly ? years.map(monthly) : years}
        band={isMonthly ? band?.map(monthlyBand) : band}
        {...{ figureOf, onYear, marks }}
      />
      {incomplete !== '' && <p className="chart-note">{incomplete}</p>}
      <Keys id={`${id}-keys`} isLeading={onYear !== undefined} />
      <Suspense>{(alwaysWithTable || isTableShown) && <EffortTable years={years} figureOf={figureOf} />}</Suspense>
    </figure>
  )
}

interface YearSliderProps extends Pick<EffortChartProps, 'years' | 'figureOf'> {
  readonly ref: Ref<HTMLDivElement>
  /** Of the chart. */
  readonly id: string
  /** Of the drawing, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly band: readonly EffortBand[] | undefined
  readonly onYear: ((year: number) => void) | undefined
  readonly marks: readonly YearMark[]
}

/** The drawing, and the year that is pointed at in it: a slider that arrows move. */
function YearSlider({ ref, id, size: { width, height }, band, years, figureOf, onYear, marks }: YearSliderProps) {
  const geometry = effortGeometry(years, width, height, band)
  const { active, index, frame } = useActiveYear({
    years: years.map(({ year }) => year),
    step: geometry.step,
    onChoose: onYear,
  })
  const activeYear = years[index]
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label="Entrées et sorties par année"
      aria-describedby={`${id}-keys`}
      aria-valuemin={years[0]?.year}
      aria-valuemax={years.at(-1)?.year}
      aria-valuenow={activeYear?.year ?? years[0]?.year}
      aria-valuetext={yearInWords(years, Math.max(0, index), marks)}
      data-figure={activeYear && figureOf(activeYear.year, 'effort')}
      {...frame}
    >
      <EffortDrawing id={id} geometry={geometry} width={width} height={height} active={active} marks={marks} />
      {activeYear && <EffortReadout year={activeYear} isRight={index > years.length / 2} />}
    </div>
  )
}

function Keys({ id, isLeading }: { id: string; isLeading: boolean }) {
  return (
    <p id={id} className="visually-hidden">
      Flèches gauche et droite pour changer d’année, {isLeading && 'Entrée pour aller à sa ligne du tableau annuel, '}E
      pour expliquer son effort.
    </p>
  )
}

function Legend({ id, years, hasBand }: { id: string; years: readonly EffortYear[]; hasBand: boolean }) {
  return (
    <ul className="chart-legend" aria-label="Légende">
      {presentSeries(years).map(({ name, label }) => (
        <li key={name}>
          <svg width="14" height="10" aria-hidden>
            <rect width="14" height="10" rx="2" fill={fillOf(name, id)} />
          </svg>
          {label}
        </li>
      ))}
      <li>
        <svg width="14" height="10" aria-hidden>
          <line className="effort-line" x1="1" x2="13" y1="5" y2="5" />
        </svg>
        Effort
      </li>
      {hasBand && (
        <li>
          <svg width="14" height="10" aria-hidden>
            <rect className="effort-band" width="14" height="10" rx="2" />
          </svg>
          Aléas
        </li>
      )}
    </ul>
  )
}

/** The figures of the year that is pointed at, on the side where it hides nothing. The slider tells them to screen readers. */
function EffortReadout({ year, isRight }: { year: EffortYear; isRight: boolean }) {
  return (
    <div className={isRight ? 'chart-readout chart-readout-left' : 'chart-readout'} aria-hidden>
      <p className="chart-readout-year">{yearName(year)}</p>
      <dl>
        {series
          .filter(({ name }) => year[name] !== 0)
          .map(({ name, label, side }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{formatEuros(side === 'in' ? year[name] : -year[name], { sign: true })}</dd>
            </div>
          ))}
      </dl>
      <p className="chart-readout-effort">{effortInWords(year.effort)}</p>
    </div>
  )
}
