import { DeleteOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useOpenAggregate, useRemove } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { TextField } from '#client/forms'
import { useTrial } from '../trial/useOperation'
import { LineSample, type LineStyle } from '#client/ui/charts'
import type { Scenario } from './useScenarios'
import { useNavigate } from 'react-router-dom'
import { placeOf } from '../results/placeOf'

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

/** The operation on screen, then its variants. */
export type Letter = 'A' | 'B' | 'C'

/** How each is drawn among the others. */
export const lineOf: Readonly<Record<Letter, LineStyle>> = { A: 'solid', B: 'dashed', C: 'dotted' }

/** The operation on screen, which the others are compared with: it is edited where its answers are. */
export function OwnHeading() {
  const { id, readOnly } = useOpenAggregate()
  const isTrial = useTrial() !== null
  const navigate = useNavigate()
  return (
    <>
      <div className="scenario-name">
        <span className="scenario-letter">A</span> <LineSample line={lineOf.A} /> Opération à l’écran
      </div>
      {(!readOnly || isTrial) && (
        <div className="scenario-actions">
          <Button
            size="small"
            data-edits="A"
            aria-label="Modifier A"
            onClick={() => {
              void navigate(placeOf(id, 'property_price'))
            }}
          >
            Modifier
          </Button>
        </div>
      )}
    </>
  )
}
