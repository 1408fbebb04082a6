import { selectRelated, selectResource } from '#client/entities'
import { FieldGrid } from '#client/editing/parts'
import { Unsent } from '#client/editing/saving'
import { SubmitForm, useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { useAppSelector, useAppStore } from '#client/store'
import { Button } from '#client/ui/controls'
import { UnionFields } from '../shared/UnionFields'
import { familyAsked } from './definitions'
import { shareFamily, writeFamily } from './writing'

interface FamilyStepProps {
  readonly clientId: string
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The family situation, which holds for both of a couple. */
export function FamilyStep({ clientId, onBack, onDone }: FamilyStepProps) {
  const store = useAppStore()
  const family = useAppSelector(
    (state) =>
      selectRelated(
        state,
        'family_situation',
        selectResource(state, 'scpi_client', clientId)?.relationships['familySituation'],
      )[0],
  )
  return (
    <SubmitForm
      definition={familyAsked()}
      initialValues={family?.attributes ?? {}}
      submitLabel="Continuer"
      actions={<Button onClick={onBack}>Précédent</Button>}
      onSubmit={async (attributes) => {
        const { errors } = await writeFamily(store, clientId, attributes)
        // Whose spouse is linked already: what is said of the couple is said of both.
        const conjoint = selectResource(store.getState(), 'scpi_client', clientId)?.attributes.conjoint_id
        if (!errors && conjoint) await shareFamily(store, clientId, conjoint)
        if (!errors) onDone()
        return errors
      }}
    >
      <Unsent />
      <FieldGrid>
        <ValueField name="family_situation" asList />
        <Union />
      </FieldGrid>
      <FieldGrid>
        <ValueField name="annual_household_gross_income_amount" />
        <ValueField name="annual_household_net_income_range" asList />
      </FieldGrid>
    </SubmitForm>
  )
}

const Union = () => <UnionFields situation={useSectionField('family_situation').value} />
