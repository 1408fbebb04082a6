import { Suspense, useState } from 'react'
import { allows } from '#contract/access'
import { rate } from '#contract/fields'
import type { Entries } from '#contract/json'
import { DateField, RateField, SubmitForm } from '#client/forms'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatPercent, Skeleton } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { lazyPart } from '#client/ui/lazy'
import { loanDurations, loanSettings } from '#features/simulation/contract'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '#client/screens/firm'
import { RateTest } from './RateTest'
import { APPLIES, percentOf, ratesIn, withOriginal, type Shown } from './shown'
import { firmAssumptions, triedAssumptions } from './trial/firmAssumptions'
import { TypedValues } from './TypedValues'

const Trial = lazyPart(async () => (await import('./trial/Trial')).Trial)

const rateFields = Object.fromEntries(
  loanDurations.map((years) => [`rate_${years}`, rate({ label: `Taux sur ${years} ans`, maximum: 1 })]),
)
const { loan_insurance_rate, effective_at } = loanSettings.fields

/** Beyond it, no loan is calculated. */
const LONGEST_LOAN = 30

/** What the firm assumes of loans, tried on an example while it is typed. */
export function LoanCard(shown: Shown) {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const [typed, setTyped] = useState<Entries>()
  const [years, setYears] = useState<number | null>(22)
  const held = firmAssumptions(shown.values)
  const tried = typed ? triedAssumptions(loanSettings, settingsIn(typed), shown) : held
  const rates = (tried ?? held)?.loan_rates
  return (
    <Card
      title="Prêt"
      sentence={`Version ${shown.version} des réglages. Un calcul prend le taux du premier palier au moins aussi long que le prêt.`}
      actions={<HistoryButton sections={['loan_config']} />}
    >
      {mayEdit ? <LoanForm {...shown} onTyped={setTyped} /> : <LoanFacts {...shown} />}
      {rates && <RateTest rates={rates} years={years} onYears={setYears} />}
      {mayEdit && held && years !== null && years <= LONGEST_LOAN && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Trial held={held} tried={tried} years={years} />
        </Suspense>
      )}
    </Card>
  )
}

function LoanFacts({ values }: Shown) {
  const rates = ratesIn(values['loan_rates'])
  return (
    <Facts
      facts={[
        ...loanDurations.map((years) => ({ label: `Sur ${years} ans`, value: formatPercent(rates?.[years]) })),
        { label: loan_insurance_rate.label, value: percentOf(values['loan_insurance_rate']) },
      ]}
    />
  )
}

interface LoanFormProps extends Shown {
  readonly onTyped: (typed: Entries) => void
}

function LoanForm({ values, original, onTyped }: LoanFormProps) {
  const save = useSaved()
  const [send] = settingsApi.useUpdateAssumptionsMutation()
  const rates = ratesIn(values['loan_rates'])
  const ours = ratesIn(original['loan_rates'])
  const fields = {
    ...Object.fromEntries(
      loanDurations.map((years) => [
        `rate_${years}`,
        withOriginal(rateFields[`rate_${years}`], formatPercent(ours?.[years])),
      ]),
    ),
    loan_insurance_rate: withOriginal(loan_insurance_rate, percentOf(original['loan_insurance_rate'])),
    effective_at,
  }
  return (
    <SubmitForm
      definition={{ fields }}
      initialValues={{
        ...Object.fromEntries(loanDurations.map((years) => [`rate_${years}`, rates?.[years] ?? null])),
        loan_insurance_rate: values['loan_insurance_rate'] ?? null,
      }}
      submitLabel="Enregistrer"
      actions={<Effects what={APPLIES} />}
      onSubmit={(typed: Entries) =>
        save(
          send({
            section: 'loan-config',
            body: { ...settingsIn(typed), effective_at: typed['effective_at'] ?? null },
          }),
          'Les taux sont enregistrés.',
        )
      }
    >
      <TypedValues onTyped={onTyped} />
      <div className="company-usury">
        {loanDurations.map((years) => (
          <RateField key={years} name={`rate_${years}`} />
        ))}
        <RateField name="loan_insurance_rate" />
        <DateField name="effective_at" />
      </div>
    </SubmitForm>
  )
}

/** What is typed, as it is sent: the rates together. */
const settingsIn = (typed: Entries): Entries => ({
  loan_rates: Object.fromEntries(loanDurations.map((years) => [years, typed[`rate_${years}`] ?? null])),
  loan_insurance_rate: typed['loan_insurance_rate'] ?? null,
})
