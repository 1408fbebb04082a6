import { useSection } from '#client/editing'
import { FieldGrid, SingletonForm, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'
import { UnionFields } from '../../shared/UnionFields'
import '../file.css'

const TYPE = 'family_situation'

/** The family situation, and what the household earns. */
export function SituationCard() {
  const content = useAskedField(TYPE)
  return (
    <Card title="Situation familiale" state={<SectionSaveState type={TYPE} />}>
      <div ref={content} className="scpi-form">
        <SingletonForm type={TYPE}>
          <div className="scpi-fields">
            <FieldGrid>
              <ValueField name="family_situation" asList />
              <Union />
            </FieldGrid>
            <FieldGrid>
              <ValueField name="annual_household_gross_income_amount" />
              <ValueField name="annual_household_net_income_range" asList />
            </FieldGrid>
            <ValueField name="has_will" />
          </div>
        </SingletonForm>
      </div>
    </Card>
  )
}

const Union = () => <UnionFields situation={useSection(TYPE)?.family_situation} />
