import { formatEuros } from '#client/ui'
import { CurvesChart, type Curve } from '#client/ui/charts'
import { type SimulationAnswer } from '#features/simulation/client'
import { figureIn } from '../../parts/figureNames'
import { lineOf, type Letter } from './letters'
import type { Scenario } from './useScenarios'

interface ScenarioCurvesProps {
  readonly result: SimulationAnswer
  readonly scenarios: readonly Scenario[]
}

interface Compared {
  readonly letter: Letter
  readonly label: string
  readonly data: SimulationAnswer['data']
}

/** The effort of each operation over the others, those that are calculated. */
export function ScenarioCurves({ result, scenarios }: ScenarioCurvesProps) {
  const own: Compared = { letter: 'A', label: 'A – opération à l’écran', data: result.data }
  const others = scenarios.flatMap(({ letter, attributes, outcome }): Compared[] =>
    outcome?.kind === 'calculated'
      ? [{ letter, label: `${letter} – ${attributes.name ?? ''}`, data: outcome.answer.data }]
      : [],
  )
  return (
    <CurvesChart
      sentence={comparison(own, others)}
      curves={[own, ...others].map(curveOf)}
      figureOf={(letter, year) => {
        const figure = `yearly_report.${year}.monthly_effort`
        return letter === own.letter ? figure : figureIn(letter, figure)
      }}
    />
  )
}

const curveOf = ({ letter, label, data }: Compared): Curve => ({
  name: letter,
  label,
  line: lineOf[letter],
  points: data.yearly_report.map(({ year, monthly_effort: effort }) => ({ year, effort })),
})

/** `B demande en moyenne 60 €/mois de moins que A ; C, 12 €/mois de plus.` */
function comparison({ data }: Compared, others: readonly Compared[]): string {
  const reference = data.indicators.average_effort
  const [first, ...more] = others.map((other) => ({
    letter: other.letter,
    written: inWords(other.data.indicators.average_effort - reference),
  }))
  if (!first) return 'L’effort de A, mois par mois\u00a0; les variantes arrivent.'
  const sentence = `${first.letter} demande en moyenne ${first.written} que A`
  return `${[sentence, ...more.map(({ letter, written }) => `${letter}, ${written}`)].join('\u202f; ')}.`
}

function inWords(difference: number): string {
  if (Math.round(difference) === 0) return 'autant'
  return `${formatEuros(Math.abs(difference), { per: 'mois' })} de ${difference < 0 ? 'moins' : 'plus'}`
}
