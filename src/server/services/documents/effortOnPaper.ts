import {
  effortGeometry,
  effortInWords,
  partYears,
  presentSeries,
  yearName,
  type ChartMargin,
  type EffortYear,
} from '#presentation/charts'
import type { Block } from '#presentation/documents'
import { formatEuros, formatRoundEuros } from '#presentation/formats'

export type EffortBlock = Extract<Block, { readonly kind: 'effort' }>

/** Points: the width between the margins of a page. */
const WIDTH = 503
const HEIGHT = 212
const MARGIN: ChartMargin = { top: 12, right: 4, bottom: 22, left: 50 }
/** More room at the top for each name of a year that changes the operation. */
const MARK_HEIGHT = 12
const YEAR_WIDTH = 30
/** Room that the name of a side needs along the axis. */
const SIDE_LENGTH = 48

/** The chart as numbers and words: where each mark of it stands, and what it says to those who do not see it. */
export function effortOnPaper({ kind, caption, years, marks, capitalDue }: EffortBlock) {
  const named = [
    ...marks,
    ...(capitalDue === null
      ? []
      : [{ year: capitalDue.year, label: `${formatEuros(capitalDue.amount)} de capital à rembourser` }]),
  ]
  const margin = { ...MARGIN, top: MARGIN.top + named.length * MARK_HEIGHT }
  const { bars, line, gridlines, zero, step } = effortGeometry(years, WIDTH, HEIGHT, [], margin)
  const bottom = HEIGHT - margin.bottom
  const every = [1, 2, 4, 5].find((count) => count * step >= YEAR_WIDTH) ?? 10
  return {
    kind,
    caption,
    alt: inWords(caption, years, named),
    note: partYears(years),
    series: presentSeries(years).map(({ name, label }) => ({ name, label })),
    chart: {
      width: WIDTH,
      height: HEIGHT,
      left: margin.left,
      right: WIDTH - margin.right,
      bottom,
      zero,
      bars,
      line,
      gridlines: gridlines.map(({ euros, y }) => ({ y, label: formatRoundEuros(euros) })),
      sides: [
        { label: 'Entrées', from: margin.top, to: zero },
        { label: 'Sorties', from: zero, to: bottom },
      ].flatMap(({ label, from, to }) => (to - from < SIDE_LENGTH ? [] : [{ label, y: (from + to) / 2 }])),
      labels: line
        .filter((_, at) => at % every === 0)
        .map((point) => ({ ...point, labelX: Math.min(point.x, WIDTH - YEAR_WIDTH / 2) })),
      marks: named.flatMap(({ year, label }, at) =>
        line
          .filter((point) => point.year === year)
          .map(({ x }) => ({ label, x, y: 8 + at * MARK_HEIGHT, isRight: x > WIDTH / 2 })),
      ),
    },
  }
}

/** The sentence, then the first year, the last one and the heaviest, and the years that change the operation. */
function inWords(caption: string, years: readonly EffortYear[], marks: EffortBlock['marks']): string {
  const heaviest = years.reduce<EffortYear | undefined>(
    (found, year) => (found && found.effort >= year.effort ? found : year),
    undefined,
  )
  const told = years.filter((year, at) => at === 0 || at === years.length - 1 || year === heaviest)
  const sentences = told.map((year) => {
    const amounts = presentSeries([year]).map(({ name, label }) => `${label.toLowerCase()} ${formatEuros(year[name])}`)
    return `${yearName(year)}\u00a0: ${[effortInWords(year.effort).toLowerCase(), ...amounts].join(', ')}.`
  })
  return [caption, ...sentences, ...marks.map(({ year, label }) => `${year}\u00a0: ${label}.`)].join(' ')
}
