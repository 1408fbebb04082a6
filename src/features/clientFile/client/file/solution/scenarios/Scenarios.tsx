import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import type { ResultProps } from '#features/simulation/client/results'
import { ComparedScenarios } from './ComparedScenarios'
import { GoalSeek } from './GoalSeek'
import { useScenarioActs, useScenarios } from './useScenarios'
import './scenarios.css'

/** The operation beside its kept variants: where they differ, and what that changes; and which answer would give a wished effort. */
export function Scenarios({ result }: ResultProps) {
  const { readOnly } = useOpenAggregate()
  const scenarios = useScenarios()
  const acts = useScenarioActs()
  const [first, ...others] = scenarios
  const free = (['B', 'C'] as const).find((letter) => !scenarios.some((scenario) => scenario.letter === letter))
  return (
    <div className="scenarios">
      {first ? (
        <ComparedScenarios result={result} scenarios={[first, ...others]} onTakeOver={acts.takeOver} />
      ) : (
        <p>
          A est l’opération à l’écran. Gardez-la en B, puis faites varier l’une ou l’autre&nbsp;: seules leurs
          différences sont montrées.
        </p>
      )}
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
