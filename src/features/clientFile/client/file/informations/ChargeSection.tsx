import { AmountField, ChoiceField, useSectionField } from '#client/forms'
import { formatEuros } from '#client/ui'
import { AmountInput, ChoiceInput } from '#client/ui/inputs'
import { useSection } from '#client/editing'
import { FieldGrid, SingletonForm } from '#client/editing/parts'
import { Suggestion } from '../Suggestion'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'

const paysNoRent = (status: unknown): boolean => status === 'owner' || status === 'free_accommodation'

export function ChargeSection() {
  const { monthly_rent: rent, monthly_expense: expense, alimony } = useSection('charge') ?? {}
  return (
    <SingletonForm type="charge">
      <AccommodationStatus />
      <FieldGrid>
        <Rent />
        <AmountField name="monthly_expense" />
        <AmountField name="alimony" />
      </FieldGrid>
      <Total
        label="Charges du foyer, hors crédits"
        value={formatEuros(totalOf([rent, expense, alimony]), { per: 'mois' })}
      />
    </SingletonForm>
  )
}

/** Whoever becomes an owner, or is housed for nothing, pays no rent. */
function AccommodationStatus() {
  const {
    field: { choices = [] },
    readOnly,
    value,
    words,
    choose,
  } = useSectionField('accommodation_status')
  const rent = useSectionField('monthly_rent')
  if (readOnly) return <ChoiceField name="accommodation_status" />
  const take = (status: unknown) => {
    choose(status)
    if (paysNoRent(status)) rent.choose(0)
  }
  return <ChoiceInput {...words} choices={choices} value={typeof value === 'string' ? value : null} onChange={take} />
}

/** Closed at 0 for whoever pays none; a rent that contradicts it stays open, to be corrected. */
function Rent() {
  const status = useSection('charge')?.accommodation_status
  const { field, readOnly, value, words } = useSectionField('monthly_rent')
  if (!paysNoRent(status) || readOnly) return <AmountField name="monthly_rent" />
  const reason = status === 'owner' ? 'Un propriétaire ne paie pas de loyer.' : 'Un hébergé ne paie pas de loyer.'
  if (value === 0)
    return <AmountInput {...words} help={reason} unit={field.unit} value={0} disabled onChange={() => undefined} />
  return (
    <div>
      <AmountField name="monthly_rent" />
      <Suggestion name="monthly_rent" value={0} reason={reason} action={'Mettre 0\u00a0€'} />
    </div>
  )
}
