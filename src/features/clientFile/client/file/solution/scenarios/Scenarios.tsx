import { useState } from 'react'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import type { ResultProps } from '../results/resultProps'
import { GoalSeek } from './GoalSeek'
import { ScenarioEditor } from './ScenarioEditor'
import { ScenarioTable } from './ScenarioTable'
import { useScenarioActs, useScenarios } from './useScenarios'
import './scenarios.css'

/** The operation beside its kept variants: where they differ, and what that changes; and which answer would give a wished effort. */
export function Scenarios({ result }: ResultProps) {
  const { readOnly } = useOpenAggregate()
  const scenarios = useScenarios()
  const acts = useScenarioActs()
  const [editedKey, setEdited] = useState<string | null>(null)
  const edited = scenarios.find(({ item }) => item.key === editedKey)
  const free = (['B', 'C'] as const).find((letter) => !scenarios.some((scenario) => scenario.letter === letter))
  return (
    <div className="scenarios">
      {scenarios.length === 0 ? (
        <p>
          A est l’opération à l’écran. Gardez-la en B, puis faites varier l’une ou l’autre&nbsp;: seules leurs
          différences sont montrées.
        </p>
      ) : (
        <ScenarioTable
          result={result}
          scenarios={scenarios}
          edited={edited}
          onEdit={(scenario) => {
            setEdited(scenario === edited ? null : scenario.item.key)
          }}
          onTakeOver={acts.takeOver}
        />
      )}
      {edited && <ScenarioEditor key={edited.item.key} scenario={edited} />}
      {!readOnly && free && (
        <Button
          onClick={() => {
            acts.duplicate(free)
          }}
        >
          Dupliquer en {free}
        </Button>
      )}
      <GoalSeek result={result} scenarios={scenarios} acts={acts} />
    </div>
  )
}
