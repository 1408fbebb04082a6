import type { ReactNode } from 'react'
import type { CompleteAttributesOf, FieldErrors } from '#contract'
import { leadCreation } from '#features/leads/contract'
import { ProjectField } from '#features/catalogue/client'
import {
  AmountField,
  ChoiceField,
  DateField,
  DecimalField,
  SubmitForm,
  FlagField,
  LocationField,
  TextField,
} from '#client/forms'
import { Places } from '#client/screens/places'

interface LeadFormProps {
  readonly initialValues?: Readonly<Record<string, unknown>>
  readonly submitLabel: string
  readonly onSubmit: (attributes: CompleteAttributesOf<typeof leadCreation>) => Promise<FieldErrors | undefined>
}

/** What is asked of a lead: who they are, what they want, what they earn (specification §5). */
export function LeadForm(props: LeadFormProps) {
  return (
    <Places kind="municipality">
      <SubmitForm definition={leadCreation} {...props}>
        <Identity />
        <Part legend="Projet">
          <ProjectField name="project_type" />
          <AmountField name="investment_amount" />
          <TextField name="project_description" />
        </Part>
        <Part legend="Finances">
          <AmountField name="net_monthly_income" />
          <AmountField name="annual_tax" />
          <DecimalField name="fiscal_part" />
          <AmountField name="monthly_rent" />
          <AmountField name="alimony" />
          <AmountField name="monthly_loan_payment" />
        </Part>
        <Part legend="Suivi">
          <ChoiceField name="origin" />
          <FlagField name="has_consent" />
          <DateField name="consented_on" />
          <TextField name="comment" />
        </Part>
      </SubmitForm>
    </Places>
  )
}

const Identity = () => (
  <Part legend="Identité">
    <ChoiceField name="honorific" />
    <TextField name="firstname" />
    <TextField name="lastname" />
    <TextField name="email" />
    <TextField name="phone" />
    <DateField name="birthdate" />
    <ChoiceField name="marital_status" />
    <ChoiceField name="matrimonial_property_regime" />
    <TextField name="address" />
    <TextField name="postal_code" />
    <LocationField name="municipality" />
    <FlagField name="is_handicapped" />
  </Part>
)

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="lead-form-part">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
