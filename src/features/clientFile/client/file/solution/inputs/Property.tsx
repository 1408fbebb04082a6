import { schemes } from '#domain'
import { hasWorks } from '#features/simulation/contract'
import { AmountField, ChoiceField, DecimalField, SliderField } from '#client/forms'
import { useOperation } from '../trial/useOperation'
import { SuggestedRent } from './SuggestedRent'
import { AssumedValue } from './AssumedValue'
import { useSliderPreview } from './useSliderPreview'

/** What is bought, what it costs and what it is let for. */
export function Property() {
  const operation = useOperation()
  const { project, furniture_price, seniority } = operation ?? {}
  const tryValue = useSliderPreview()
  const { letting, isShares = false } = schemes.findInvestment(project ?? '') ?? {}
  const isFurnished = letting === 'furnished'
  return (
    <>
      <SliderField
        name="investment_price"
        from={50_000}
        to={600_000}
        step={1_000}
        onSlide={tryValue('investment_price')}
      />
      {!isShares && <DecimalField name="surface" />}
      {(isFurnished || (furniture_price ?? 0) !== 0) && <AmountField name="furniture_price" />}
      {operation && hasWorks(operation) && <AmountField name="renovation_price" />}
      <AmountField name="notary_fee" />
      <AssumedValue name="notary_fee" origin="barème des notaires" />
      {!isShares && <SuggestedRent />}
      {letting !== 'none' && !isShares && <LocalTaxes isNew={seniority !== 'old'} isFurnished={isFurnished} />}
    </>
  )
}

const LocalTaxes = ({ isNew, isFurnished }: { isNew: boolean; isFurnished: boolean }) => (
  <>
    {isNew && <ChoiceField name="property_tax_exemption" />}
    <AmountField name="waste_tax" />
    {isFurnished && <AmountField name="business_property_tax" />}
  </>
)
