import { AmountField, ChoiceField, DateField, LocationField } from '#client/forms'
import { FieldGroup } from '../shell/FieldGroup'
import { PinelClosed } from './PinelClosed'

/** Which Pinel is meant. */
export const PinelTermFields = ({ deed }: { readonly deed: unknown }) => (
  <FieldGroup title="L’engagement">
    <DateField name="notary_signature_date" />
    <PinelClosed deed={deed} />
    <LocationField name="municipality" />
    <ChoiceField name="pinel_type" />
    <ChoiceField name="pinel_term" />
  </FieldGroup>
)

/** The tax that it may lower. */
export const PinelTaxFields = () => (
  <FieldGroup title="L’impôt du foyer">
    <AmountField name="annual_tax" />
    <AmountField name="other_tax_advantages" />
  </FieldGroup>
)
