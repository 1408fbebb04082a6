import { useSection } from '#client/editing'
import { FieldGrid, SingletonForm, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { ValueField } from '#client/forms/byKind'
import { Card } from '#client/ui'

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
              <UnionFields />
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

const MARRIED: readonly unknown[] = ['married', 'divorcing', 'legally_separated']

/** What a union is ruled by: a regime for who is married, an agreement for a PACS. */
function UnionFields() {
  const situation = useSection(TYPE)?.family_situation
  const isMarried = MARRIED.includes(situation)
  const isPacs = situation === 'pacs'
  if (!isMarried && !isPacs) return null
  return (
    <>
      <ValueField name={isPacs ? 'pacs_contract_type' : 'mariage_contract_type'} asList />
      <ValueField name="union_date" />
      {isMarried && <ValueField name="has_donation_between_spouses" />}
    </>
  )
}
