import { ProjectField } from '#features/catalogue/client'
import { AmountField, IntegerField, RateField, TextField } from '#client/forms'
import { EditedForm } from '#client/editing'
import { SectionSaveState } from '#client/editing/saving'
import { FieldGrid } from '../../parts/FieldGroup'
import type { Scenario } from './useScenarios'

/** The name of a scenario, and the answers that one most likes to vary: saved as they are typed. */
export function ScenarioEditor({ scenario: { letter, item } }: { scenario: Scenario }) {
  return (
    <section className="scenario-editor" aria-label={`Modifier ${letter}`}>
      <h3>
        Scénario {letter} <SectionSaveState type="scenario" />
      </h3>
      <EditedForm item={item}>
        <FieldGrid>
          <TextField name="name" />
          <AmountField name="investment_price" />
          <AmountField name="contribution" />
          <IntegerField name="loan_duration" />
          <RateField name="loan_rate" />
          <AmountField name="suggested_rent" />
        </FieldGrid>
        <ProjectField name="project" />
      </EditedForm>
    </section>
  )
}
