import { simulators } from '#domain'
import { AmountField, DecimalField, FlagField, RateField } from '#client/forms'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { today } from '#client/screens'
import { useSection } from '#client/editing'
import { Suggestion } from '../Suggestion'
import { useHousehold } from '../useHousehold'
import { FieldGrid, SingletonForm } from '#client/editing/parts'

/** The tax notice; the parts and the marginal rate that the rest of the file gives are offered beside what is typed. */
export function TaxSection() {
  const { suggestedParts, marginalRate, incomeTax, answers } = useHousehold()
  const parts = formatNumber(suggestedParts)
  const unit = suggestedParts < 2 ? 'part' : 'parts'
  return (
    <SingletonForm type="tax">
      <FieldGrid>
        <div>
          <AmountField name="annual_tax" />
          {answers.annual_tax === 0 && incomeTax !== null && incomeTax > 0 && (
            <p className="remark">Estimé d’après les revenus&nbsp;: {formatEuros(incomeTax, { per: 'an' })}.</p>
          )}
        </div>
        <div>
          <AmountField name="credit_tax_used" />
          <OverallCap />
        </div>
        <div>
          <DecimalField name="fiscal_part" />
          <Suggestion
            name="fiscal_part"
            value={suggestedParts}
            reason={`Le foyer donne ${parts} ${unit}.`}
            action={`Reprendre ${parts} ${unit}`}
          />
        </div>
        <div>
          <RateField name="tmi_rate" />
          {marginalRate !== null && <CalculatedRate rate={marginalRate} />}
        </div>
      </FieldGrid>
      <FlagField name="has_ifi" />
    </SingletonForm>
  )
}

function CalculatedRate({ rate }: { rate: number }) {
  const written = formatPercent(rate, { decimals: 0 })
  return (
    <Suggestion name="tmi_rate" value={rate} reason={`Calculée\u00a0: ${written}.`} action={`Reprendre ${written}`} />
  )
}

/** Reductions and credits beyond the overall cap are lost (CGI art. 200-0 A). */
function OverallCap() {
  const used = useSection('tax')?.credit_tax_used ?? 0
  const cap = simulators.overallCap(Number(today().slice(0, 4))).value.general
  if (used <= cap) return null
  return (
    <p className="remark over-cap" role="status">
      Au-dessus du plafonnement global de {formatEuros(cap)} par an&nbsp;: une réduction plafonnée de plus serait
      perdue.
    </p>
  )
}
