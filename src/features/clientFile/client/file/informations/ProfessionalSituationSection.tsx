import { ChoiceField, IntegerField, TextField } from '#client/forms'
import { useSection } from '#client/editing'
import { FieldGrid, SingletonForm } from '#client/editing/parts'

/** Statuses that banks look at twice. */
const fragile: readonly (string | null | undefined)[] = ['cdi_during_trial_period', 'cdd_or_interim', 'unemployed']

export function ProfessionalSituationSection() {
  const isFragile = fragile.includes(useSection('professional_situation')?.professional_status)
  return (
    <SingletonForm type="professional_situation">
      <ChoiceField name="professional_status" />
      {isFragile && (
        <p className="remark" role="status">
          Les banques demandent souvent un CDI, période d’essai terminée.
        </p>
      )}
      <FieldGrid>
        <TextField name="employer" />
        <IntegerField name="year_start_activity" />
      </FieldGrid>
    </SingletonForm>
  )
}
