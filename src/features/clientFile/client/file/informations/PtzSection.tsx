import { messages } from '#contract'
import { AmountField, ChoiceField, FlagField, IntegerField, LocationField } from '#client/forms'
import { formatEuros, formatPercent, StatusTag } from '#client/ui'
import { FieldGrid, FieldGroup, SingletonForm } from '#client/editing/parts'
import { usePtz } from './usePtz'

/** The zero-rate loan: whether the home may have one, and the answers that decide of it. */
export function PtzSection() {
  return (
    <>
      <Eligibility />
      <SingletonForm type="simulation">
        <FieldGroup title="Le logement">
          <FieldGrid>
            <LocationField name="municipality" />
            <ChoiceField name="seniority" />
            <AmountField name="investment_price" />
            <AmountField name="renovation_price" />
          </FieldGrid>
          <FlagField name="is_first_home" />
        </FieldGroup>
      </SingletonForm>
      <SingletonForm type="ptz">
        <ChoiceField name="operation" />
        <FieldGrid>
          <AmountField name="n_2_taxable_income" />
          <IntegerField name="household_composition" />
        </FieldGrid>
        <FieldGroup title="Logement actuel">
          <FlagField name="has_owner_residence" />
          <FlagField name="property_right" />
          <FlagField name="is_uninhabitable" />
        </FieldGroup>
        <FieldGroup title="Situation de handicap">
          <FlagField name="has_disability" />
          <FlagField name="has_mobility_card" />
          <FlagField name="has_disability_card" />
          <FlagField name="has_disabled_adult_rent" />
          <FlagField name="has_handicapped_children_education_rent" />
        </FieldGroup>
      </SingletonForm>
    </>
  )
}

/** What the engine says of the loan, at the head of its answers. */
function Eligibility() {
  const { missing, answer, isOutdated, failure } = usePtz(true)
  if (missing.length > 0)
    return (
      <p className="ptz-result" role="status">
        Pour connaître l’éligibilité, il manque&nbsp;: {missing.map((label) => label.toLowerCase()).join(', ')}.
      </p>
    )
  if (failure)
    return (
      <p className="ptz-result" role="status">
        {failure.kind === 'network'
          ? 'Vous êtes hors connexion\u00a0: l’éligibilité sera calculée au retour du réseau.'
          : sentenceOf(failure)}
      </p>
    )
  if (!answer) return null
  return (
    <div className={isOutdated ? 'ptz-result ptz-outdated' : 'ptz-result'} role="status">
      <StatusTag tone={answer.eligible ? 'success' : 'warning'}>
        {answer.eligible ? 'Éligible au PTZ' : 'Non éligible au PTZ'}
      </StatusTag>
      {answer.eligible ? (
        <Loan answer={answer} />
      ) : (
        <ul>
          {answer.obstacles.map(({ criterion, message }) => (
            <li key={criterion}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The server's message about the answer that it refuses, else that of a technical failure. */
function sentenceOf(failure: Extract<ReturnType<typeof usePtz>['failure'], object>): string {
  const refusal = failure.kind === 'http' ? Object.values(failure.errors ?? {})[0]?.[0] : undefined
  return refusal ?? messages.technical
}

function Loan({
  answer: { amount, share, cost_retained, slice, deferral_years, repayment_years, monthly_payment, interest_saved },
}: {
  answer: NonNullable<ReturnType<typeof usePtz>['answer']>
}) {
  return (
    <p>
      <strong>{formatEuros(amount)}</strong>, {formatPercent(share, { decimals: 0 })} de {formatEuros(cost_retained)}{' '}
      retenus (tranche {slice}).{' '}
      {deferral_years > 0 ? `Rien à rembourser pendant ${deferral_years} ans, puis` : 'À rembourser\u00a0:'}{' '}
      {formatEuros(monthly_payment, { per: 'mois' })} pendant {repayment_years} ans. Intérêts évités&nbsp;:{' '}
      {formatEuros(interest_saved)}.
    </p>
  )
}
