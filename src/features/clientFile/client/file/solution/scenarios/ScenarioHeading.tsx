import { Button } from '#client/ui/controls'
import { useOpenAggregate, useRemove } from '#client/editing'
import { useTrial } from '../trial/useOperation'
import type { Scenario } from './useScenarios'

export interface ScenarioHeadingProps {
  readonly scenario: Scenario
  readonly edited: Scenario | undefined
  readonly onEdit: (scenario: Scenario) => void
  readonly onTakeOver: (scenario: Scenario) => void
}

/** The name of a scenario, and what can be done with it. */
export function ScenarioHeading({ scenario, edited, onEdit, onTakeOver }: ScenarioHeadingProps) {
  const { readOnly } = useOpenAggregate()
  const isTrial = useTrial() !== null
  const { letter, attributes } = scenario
  return (
    <>
      <span className="scenario-letter">{letter}</span> {attributes.name}
      <div className="scenario-actions">
        {!readOnly && (
          <Button
            size="small"
            aria-expanded={scenario === edited}
            aria-label={`Modifier ${letter}`}
            onClick={() => {
              onEdit(scenario)
            }}
          >
            Modifier
          </Button>
        )}
        {(!readOnly || isTrial) && (
          <Button
            size="small"
            aria-label={`Reprendre ${letter} dans l’opération`}
            onClick={() => {
              onTakeOver(scenario)
            }}
          >
            Reprendre
          </Button>
        )}
        {!readOnly && <Remove scenario={scenario} />}
      </div>
    </>
  )
}

function Remove({ scenario: { letter, item } }: { scenario: Scenario }) {
  const remove = useRemove()
  return (
    <Button
      size="small"
      type="text"
      aria-label={`Supprimer ${letter}`}
      onClick={() => {
        void remove([item], undefined)
      }}
    >
      Supprimer
    </Button>
  )
}
