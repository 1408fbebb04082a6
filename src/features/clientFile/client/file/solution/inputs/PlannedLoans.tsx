import { AmountField, ChoiceField, IntegerField, RateField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { AutosaveForm, useAdd, useEdited, useItems, useOpenAggregate } from '#client/editing'
import { FieldGrid, Row } from '#client/editing/parts'
import { usePlannedUsuryWarning } from './useUsuryWarning'

/** The loans that stand beside the main one: zero-rate, employer’s, bridge. A loan counts once its first answers are given. */
export function PlannedLoans() {
  const { readOnly } = useOpenAggregate()
  const loans = useItems('simulation_loan')
  const add = useAdd('simulation_loan')
  return (
    <div className="charges">
      <p>Le prêt principal, dans «&nbsp;Financement&nbsp;», finance ce que l’apport et ces prêts ne paient pas.</p>
      <ol className="rows">
        {loans.map((item, index) => (
          <Row
            key={item.key}
            item={item}
            title={`Prêt ${index + 1}`}
            question={{
              question: 'Supprimer ce prêt\u202f?',
              consequence: 'Le prêt principal financera ce qu’il payait.',
              yes: 'Supprimer',
            }}
          >
            <AutosaveForm item={item}>
              <LoanFields id={item.ref.id} />
            </AutosaveForm>
          </Row>
        ))}
      </ol>
      {!readOnly && (
        <Button
          onClick={() => {
            add()
          }}
        >
          Ajouter un prêt
        </Button>
      )}
    </div>
  )
}

/** Only what a loan has is asked for: its deferral, and the insurance of a companion. */
function LoanFields({ id }: { id: string }) {
  const { delay_type } = useEdited('simulation_loan', id)?.attributes ?? {}
  const usury = usePlannedUsuryWarning(id)
  const hasCompanion = useItems('companion').length > 0
  return (
    <FieldGrid>
      <ChoiceField name="kind" asList />
      <AmountField name="amount" />
      <RateField name="rate" warning={usury} />
      <IntegerField name="duration" />
      <ChoiceField name="delay_type" asList />
      {(delay_type === 'partial' || delay_type === 'total') && <IntegerField name="delay_duration" />}
      <RateField name="insurance_rate" />
      <RateField name="insured_share" />
      {hasCompanion && (
        <>
          <RateField name="companion_insurance_rate" />
          <RateField name="companion_insured_share" />
        </>
      )}
      <AmountField name="fees" />
    </FieldGrid>
  )
}
