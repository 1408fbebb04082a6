import { AmountField, DecimalField, FlagField, RateField } from '#client/forms'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { Suggestion } from '../Suggestion'
import { useHousehold } from '../useHousehold'
import { FieldGrid } from '../parts/FieldGroup'
import { OneForm } from '../parts/OneForm'

/** The tax notice; the parts and the marginal rate that the rest of the file gives are offered beside what is typed. */
export function TaxSection() {
  const { suggestedParts, marginalRate, incomeTax, answers } = useHousehold()
  const parts = formatNumber(suggestedParts)
  const unit = suggestedParts > 1 ? 'parts' : 'part'
  return (
    <OneForm type="tax">
      <FieldGrid>
        <div>
          <AmountField name="annual_tax" />
          {answers.annual_tax === 0 && incomeTax !== null && incomeTax > 0 && <p className="remark">Estimé d’après les revenus&nbsp;: {formatEuros(incomeTax, { per: 'an' })}.</p>}
        </div>
        <AmountField name="credit_tax_used" />
        <div>
          <DecimalField name="fiscal_part" />
          <Suggestion name="fiscal_part" value={suggestedParts} reason={`Le foyer donne ${parts} ${unit}.`} action={`Reprendre ${parts} ${unit}`} />
        </div>
        <div>
          <RateField name="tmi_rate" />
          {marginalRate !== null && <Suggestion name="tmi_rate" value={marginalRate} reason={`Calculée\u00a0: ${formatPercent(marginalRate, { decimals: 0 })}.`} action={`Reprendre ${formatPercent(marginalRate, { decimals: 0 })}`} />}
        </div>
      </FieldGrid>
      <FlagField name="has_ifi" />
    </OneForm>
  )
}
