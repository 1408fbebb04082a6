import { AmountField, ChoiceField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { useSection } from '../useSection'
import { FieldGrid } from '../parts/FieldGroup'
import { OneForm } from '../parts/OneForm'
import { Suggestion } from '../Suggestion'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'

export function ChargeSection() {
  const { accommodation_status: status, monthly_rent: rent, monthly_expense: expense, alimony } = useSection('charge') ?? {}
  const paysNoRent = status === 'owner' || status === 'free_accommodation'
  return (
    <OneForm type="charge">
      <ChoiceField name="accommodation_status" />
      <FieldGrid>
        <div>
          <AmountField name="monthly_rent" />
          {paysNoRent && <Suggestion name="monthly_rent" value={0} reason={status === 'owner' ? 'Un propriétaire ne paie pas de loyer.' : 'Un hébergé ne paie pas de loyer.'} action="Mettre 0 €" />}
        </div>
        <AmountField name="monthly_expense" />
        <AmountField name="alimony" />
      </FieldGrid>
      <Total label="Charges du foyer, hors crédits" value={formatEuros(totalOf([rent, expense, alimony]), { per: 'mois' })} />
    </OneForm>
  )
}
