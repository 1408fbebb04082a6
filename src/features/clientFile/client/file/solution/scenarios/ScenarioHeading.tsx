import { DeleteOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useOpenAggregate, useRemove } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { TextField } from '#client/forms'
import { useTrial } from '../trial/useOperation'
import { lineOf } from './letters'
import { LineSample } from '#client/ui/charts'
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
  const { letter } = scenario
  const isEdited = scenario === edited
  return (
    <>
      <ScenarioName scenario={scenario} isEdited={isEdited} />
      <div className="scenario-actions">
        {!readOnly && (
          <Button
            size="small"
            type={isEdited ? 'primary' : 'default'}
            data-edits={letter}
            aria-expanded={isEdited}
            aria-label={isEdited ? `Terminer ${letter}` : `Modifier ${letter}`}
            onClick={() => {
              onEdit(scenario)
            }}
          >
            {isEdited ? 'Terminer' : 'Modifier'}
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

function ScenarioName({ scenario: { letter, attributes }, isEdited }: { scenario: Scenario; isEdited: boolean }) {
  return (
    <div className="scenario-name">
      <span className="scenario-letter">{letter}</span> <LineSample line={lineOf[letter]} />{' '}
      {isEdited ? (
        <>
          <SectionSaveState type="scenario" />
          <TextField hideLabel name="name" />
        </>
      ) : (
        attributes.name
      )}
    </div>
  )
}

function Remove({ scenario: { letter, item } }: { scenario: Scenario }) {
  const remove = useRemove()
  return (
    <Button
      size="small"
      type="text"
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Supprimer ${letter}`}
      title={`Supprimer ${letter}`}
      onClick={() => {
        void remove([item], undefined)
      }}
    />
  )
}
