import { useState } from 'react'
import { AmountGrid } from '#client/ui/explanation'
import { useMediaQuery } from '#client/ui/layout'
import { type SimulationAnswer } from '#features/simulation/client'
import { AutosaveForm } from '#client/editing'
import { useShownOperations } from '../explanation/shownOperations'
import { ScenarioCards, useShownLetter } from './ScenarioCards'
import { ScenarioCurves } from './ScenarioCurves'
import { useLines } from './scenarioLines'
import { ScenarioTable } from './ScenarioTable'
import { useColumnKeys } from './useColumnKeys'
import type { Scenario, ScenarioActs } from './useScenarios'

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
