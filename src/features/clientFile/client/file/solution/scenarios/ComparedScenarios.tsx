import { useState, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { AmountGrid } from '#client/ui/explanation'
import { useMediaQuery } from '#client/ui/layout'
import type { SimulationAnswer } from '#features/simulation/client'
import { AutosaveForm } from '#client/editing'
import { figureIn, useShownOperations } from '#features/simulation/client/explanation'
import { useLines } from './scenarioLines'
import { ScenarioTable, type ComparedProps } from './ScenarioTable'
import type { Scenario, ScenarioActs } from './useScenarios'
import { Segments } from '#client/screens/filters'
import { LineCell } from './LineCell'
import { lineOf, OwnHeading, ScenarioHeading, type Letter } from './ScenarioHeading'
import { formatEuros } from '#client/ui'
import { CurvesChart, type Curve } from '#client/ui/charts'

interface ComparedScenariosProps {
  readonly result: SimulationAnswer
  /** One at least. */
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly onTakeOver: ScenarioActs['takeOver']
}

/**
 * The efforts of the operations in one chart; then each side by side or, on a phone, one after the other, edited where it stands.
 * What is edited comes before the chart: its answers and what they give are in sight together.
 */
export function ComparedScenarios({ result, scenarios, onTakeOver }: ComparedScenariosProps) {
  const [editedKey, setEdited] = useState<string | null>(null)
  const edited = scenarios.find(({ item }) => item.key === editedKey)
  const isPhone = useMediaQuery('(width < 576px)')
  const edit = (scenario: Scenario | undefined) => {
    setEdited(scenario === undefined || scenario === edited ? null : scenario.item.key)
  }
  const { region, onKeyDown } = useColumnKeys(edited?.letter, () => {
    edit(undefined)
  })
  const lines = useLines(result, scenarios, edited !== undefined)
  useShownScenarios(scenarios, result)
  const [shown, show] = useShownLetter(scenarios)
  const compared = { result, scenarios, lines, edited, onEdit: edit, onTakeOver }
  const curves = <ScenarioCurves result={result} scenarios={scenarios} />
  return (
    <>
      {!edited && curves}
      <div
        ref={region}
        className="scenario-comparison"
        role={edited ? 'region' : 'group'}
        aria-label={edited ? `Modifier ${edited.letter}` : 'Scénarios'}
        onKeyDown={onKeyDown}
      >
        <AutosaveForm item={(edited ?? scenarios[0]).item}>
          <AmountGrid label="Montants des scénarios">
            {isPhone ? <ScenarioCards {...compared} shown={shown} onShow={show} /> : <ScenarioTable {...compared} />}
          </AmountGrid>
        </AutosaveForm>
      </div>
      {edited && curves}
    </>
  )
}

/** Lets the figures of the scenarios be explained. */
function useShownScenarios(scenarios: readonly Scenario[], base: SimulationAnswer): void {
  useShownOperations(
    Object.fromEntries(
      scenarios.map(({ letter, outcome }) => [
        letter,
        outcome?.kind === 'calculated' ? { ...outcome, base } : undefined,
      ]),
    ),
  )
}

/** Which operation a phone shows, by its letter: the first scenario, then each that is added. */
function useShownLetter(scenarios: readonly Scenario[]): readonly [string, (letter: string) => void] {
  const [shown, show] = useState<string>(scenarios[0]?.letter ?? 'A')
  const [count, setCount] = useState(scenarios.length)
  if (scenarios.length !== count) {
    setCount(scenarios.length)
    if (scenarios.length > count) show(scenarios.at(-1)?.letter ?? 'A')
  }
  return [shown, show]
}

interface ScenarioCardsProps extends ComparedProps {
  /** Of the operation that is shown. */
  readonly shown: string
  readonly onShow: (letter: string) => void
}

/** On a phone, one operation at a time: the same lines as in the table. */
function ScenarioCards({ result, scenarios, lines, shown, onShow, ...heading }: ScenarioCardsProps) {
  const scenario = scenarios.find(({ letter }) => letter === shown)
  const place = scenario ? scenarios.indexOf(scenario) + 1 : 0
  return (
    <div className="scenario-cards">
      <Segments
        label="Scénario montré"
        value={scenario?.letter ?? 'A'}
        options={['A', ...scenarios.map(({ letter }) => letter)]}
        onChange={onShow}
      />
      {scenario ? <ScenarioHeading key={scenario.item.key} scenario={scenario} {...heading} /> : <OwnHeading />}
      <ul className="scenario-lines" aria-label={`Scénario ${scenario?.letter ?? 'A'}`}>
        {lines.map((line) => (
          <li key={line.key} className={`scenario-${line.kind}`}>
            <span>{line.label}</span>
            {(line.kind === 'answer' || line.kind === 'result') && (
              <div className="scenario-column">
                <LineCell
                  line={line}
                  place={place}
                  scenario={scenario}
                  isEdited={scenario !== undefined && scenario === heading.edited}
                  base={result}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

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
function ScenarioCurves({ result, scenarios }: ScenarioCurvesProps) {
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

const EDIT = '[data-edits]'
const AMOUNT = '[data-figure]'

/** Where an arrow leads from the button that edits a column: to that of another column, or down to its first amount. */
function neighbourOf(region: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const edits = [...region.querySelectorAll<HTMLElement>(EDIT)]
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step !== undefined) return edits[edits.indexOf(from) + step]
  return key === 'ArrowDown' ? amountsUnder(region, from)[0] : undefined
}

/** The amounts in the column of a cell of the table, from the top. */
function amountsUnder(region: HTMLElement, inside: HTMLElement): HTMLElement[] {
  const column = inside.closest<HTMLTableCellElement>('th, td')?.cellIndex
  return [...region.querySelectorAll<HTMLElement>(`tbody ${AMOUNT}`)].filter(
    (amount) => amount.closest<HTMLTableCellElement>('td')?.cellIndex === column,
  )
}

/** The button above the first amount of a column, where the key leads up from that. */
function editAbove(region: HTMLElement, amount: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowUp' || amountsUnder(region, amount)[0] !== amount) return undefined
  const column = amount.closest<HTMLTableCellElement>('td')?.cellIndex
  return [...region.querySelectorAll<HTMLElement>(`thead ${EDIT}`)].find(
    (edit) => edit.closest<HTMLTableCellElement>('th')?.cellIndex === column,
  )
}

const isOpenList = (target: Element): boolean =>
  target.getAttribute('role') === 'combobox' && target.getAttribute('aria-expanded') === 'true'

/**
 * The keys of scenarios side by side: arrows go from the heading of one to the next, and between it and its amounts; Escape
 * ends editing. What is edited gets the focus, and its heading gets it back.
 * @param edited the letter of the scenario that is edited
 */
function useColumnKeys(edited: string | undefined, onEnd: () => void) {
  const region = useRef<HTMLDivElement>(null)
  useFocusOfEditing(region, edited)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !region.current || event.defaultPrevented) return
    if (event.key === 'Escape' && edited !== undefined && !isOpenList(event.target)) {
      event.preventDefault()
      onEnd()
      return
    }
    const to = event.target.matches(EDIT)
      ? neighbourOf(region.current, event.target, event.key)
      : event.target.matches(AMOUNT)
        ? editAbove(region.current, event.target, event.key)
        : undefined
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return { region, onKeyDown }
}

/** The first answer that is edited gets the focus; the button that opened it gets it when that is over. */
function useFocusOfEditing(region: Readonly<RefObject<HTMLElement | null>>, edited: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (edited === before.current) return
    const target =
      edited === undefined
        ? region.current?.querySelector<HTMLElement>(`[data-edits="${before.current ?? ''}"]`)
        : region.current?.querySelector<HTMLElement>('.scenario-answer input')
    before.current = edited
    target?.focus()
  }, [edited, region])
}
