import { AmountField, ChoiceField, FlagField, IntegerField, RateField } from '#client/forms'
import { useItems } from '#client/editing'
import { useOperation } from '../trial/useOperation'
import { AssumedField } from './AssumedValue'

/** The rest of how it is paid for: insurance, repayment, guarantee, fees. */
export function Financing() {
  const { delay_type, loan_amortization_type } = useOperation() ?? {}
  return (
    <>
      <Insurance />
      <ChoiceField name="loan_amortization_type" />
      {loan_amortization_type === 'in_fine' && (
        <>
          <RateField name="pledge_initial_deposit_rate" />
          <RateField name="pledge_coverage_rate" />
          <RateField name="pledge_rate" />
        </>
      )}
      <ChoiceField name="delay_type" />
      {(delay_type === 'partial' || delay_type === 'total') && <IntegerField name="delay_duration" />}
      <ChoiceField name="guarantee_kind" />
      <FlagField name="waives_early_repayment_fee" />
      <AssumedField name="guaranty_fee" origin="estimation usuelle" Field={AmountField} />
      <AssumedField name="loan_application_fee" origin="frais de votre société" Field={AmountField} />
      <AssumedField name="brokerage_fee" origin="frais de votre société" Field={AmountField} />
    </>
  )
}

function Insurance() {
  const hasCompanion = useItems('companion').length > 0
  return (
    <>
      <AssumedField name="insurance_rate" origin="taux de votre société" Field={RateField} />
      <RateField name="insured_share" />
      {hasCompanion && (
        <>
          <RateField name="companion_insurance_rate" />
          <RateField name="companion_insured_share" />
        </>
      )}
      <ChoiceField name="insurance_basis" />
    </>
  )
}
