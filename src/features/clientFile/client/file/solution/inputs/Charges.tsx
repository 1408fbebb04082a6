import { AmountField, TextField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import { useOpenAggregate, AutosaveForm, useAdd, useItems } from '#client/editing'
import { selectSolution } from '../../../calculation'
import { FieldGrid, Row } from '#client/editing/parts'
import { Total } from '../../parts/Total'
import { totalOf } from '../../parts/totalOf'

/** Charges of the property that the file adds, or puts in place of the usual ones of the same name. */
export function Charges() {
  const { readOnly } = useOpenAggregate()
  const charges = useItems('simulation_charge')
  const add = useAdd('simulation_charge')
  return (
    <div className="charges">
      <UsualCharges />
      <ol className="rows">
        {charges.map((item, index) => (
          <Row
            key={item.key}
            item={item}
            title={`Charge ${index + 1}`}
            question={{
              question: 'Supprimer cette charge\u202f?',
              consequence: 'Elle ne sera plus comptée dans l’effort.',
              yes: 'Supprimer',
            }}
          >
            <AutosaveForm item={item}>
              <FieldGrid>
                <TextField name="label" />
                <AmountField name="amount" />
              </FieldGrid>
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
          Ajouter une charge
        </Button>
      )}
    </div>
  )
}

/** What the last calculation counted, by name, a month of the first full year. */
function UsualCharges() {
  const charges = useAppSelector((state) => selectSolution(state).result?.data.monthly_report.monthly_expense.charges)
  if (!charges || charges.length === 0) return null
  return (
    <>
      <dl className="usual-charges">
        {charges.map(({ key, label, amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Amount figure={`monthly_report.monthly_expense.charges.${key}`} value={amount} unit="euros_per_month" />
            </dd>
          </div>
        ))}
      </dl>
      <Total
        label="Charges comptées"
        note="Une charge ajoutée sous le même nom remplace l’usuelle."
        value={<Amount figure="charges" value={totalOf(charges.map(({ amount }) => amount))} unit="euros_per_month" />}
      />
    </>
  )
}
