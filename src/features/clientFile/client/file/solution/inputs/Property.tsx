import { schemes } from '#domain'
import { hasWorks } from '#features/simulation/contract'
import { AmountField, ChoiceField, DecimalField } from '#client/forms'
import { useOperation } from '../trial/useOperation'
import { AssumedField } from './AssumedValue'

/** What is bought besides its price, and what is due for it each year. */
export function Property() {
  const operation = useOperation()
  const { project, furniture_price, seniority } = operation ?? {}
  const { letting, isShares = false } = schemes.findInvestment(project ?? '') ?? {}
  const isFurnished = letting === 'furnished'
  return (
    <>
      {!isShares && <DecimalField name="surface" />}
      {(isFurnished || (furniture_price ?? 0) !== 0) && <AmountField name="furniture_price" />}
      {operation && hasWorks(operation) && <AmountField name="renovation_price" />}
      <AssumedField name="notary_fee" origin="barème des notaires" Field={AmountField} />
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
