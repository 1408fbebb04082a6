import { selectSolution } from '../../../calculation'
import { AmountField, ChoiceField, FlagField, IntegerField, RateField, SliderField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { useItems } from '#client/editing'
import { useOperation } from '../trial/useOperation'
import { AssumedValue } from './AssumedValue'
import { useSliderPreview } from './useSliderPreview'

/** How it is paid for: contribution, loan, insurance, fees. */
export function Financing() {
  const { delay_type, loan_amortization_type } = useOperation() ?? {}
  return (
    <>
      <ContributionAndLoan />
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
      <AmountField name="guaranty_fee" />
      <AssumedValue name="guaranty_fee" origin="estimation usuelle" />
      <AmountField name="loan_application_fee" />
      <AssumedValue name="loan_application_fee" origin="frais de votre société" />
      <AmountField name="brokerage_fee" />
      <AssumedValue name="brokerage_fee" origin="frais de votre société" />
    </>
  )
}

function ContributionAndLoan() {
  const { defaults } = useAppSelector(selectSolution)
  const tryValue = useSliderPreview()
  return (
    <>
      <SliderField
        name="contribution"
        from={0}
        to={200_000}
        step={1_000}
        fallback={0}
        onSlide={tryValue('contribution')}
      />
      <SliderField
        name="loan_duration"
        from={5}
        to={30}
        step={1}
        fallback={defaults.loan_duration}
        onSlide={tryValue('loan_duration')}
      />
      <AssumedValue name="loan_duration" origin="durée usuelle" />
      <SliderField
        name="loan_rate"
        from={0}
        to={0.08}
        step={0.0005}
        fallback={defaults.loan_rate}
        onSlide={tryValue('loan_rate')}
      />
      <AssumedValue name="loan_rate" origin="taux de votre société pour cette durée" />
    </>
  )
}

function Insurance() {
  const hasCompanion = useItems('companion').length > 0
  return (
    <>
      <RateField name="insurance_rate" />
      <AssumedValue name="insurance_rate" origin="taux de votre société" />
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
