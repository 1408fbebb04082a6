import { useState } from 'react'
import { resources } from '#contract'
import { isObject } from '#contract/json'
import { allows } from '#contract/access'
import { rate } from '#contract/fields'
import { loanRateFor } from '#domain'
import { selectResource } from '#client/entities'
import { AmountField, DateField, RateField, SubmitForm } from '#client/forms'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, ErrorBlock, formatNumber, formatPercent, Skeleton } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { IntegerInput } from '#client/ui/inputs'
import { messages } from '#contract'
import { chargeSettings, loanDurations, loanSettings } from '#features/simulation/contract'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '../settings/useSaved'

type Rates = Readonly<Record<(typeof loanDurations)[number], number>>

const rateFields = Object.fromEntries(
  loanDurations.map((years) => [`rate_${years}`, rate({ label: `Taux sur ${years} ans`, maximum: 1 })]),
)
const { loan_insurance_rate, effective_at } = loanSettings.fields
const { effective_at: _day, ...chargeFields } = chargeSettings.fields

/** What the firm assumes of loans, fees and charges where nobody says. */
export function Assumptions() {
  const { data, error, refetch } = settingsApi.useFirmSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  const held = useAppSelector((state) => selectResource(state, 'simulation_configuration', 'company'))
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data || !held) return <Skeleton lines={8} />
  const shown = { values: held.attributes, original: data.original, version: data.version }
  return (
    <>
      <LoanCard key={`loan ${data.version}`} {...shown} />
      <ChargeCard key={`charges ${data.version}`} {...shown} />
    </>
  )
}

interface Shown {
  readonly values: Readonly<Record<string, unknown>>
  /** What we assume where the firm set nothing. */
  readonly original: Readonly<Record<string, unknown>>
  readonly version: number
}

const APPLIES = 'et aux prochains calculs'

function LoanCard({ values, original, version }: Shown) {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const rates = ratesIn(values['loan_rates'])
  return (
    <Card
      title="Prêt"
      sentence={`Version ${version} des réglages. Un calcul prend le taux du premier palier au moins aussi long que le prêt.`}
      actions={<HistoryButton sections={['loan_config']} />}
    >
      {mayEdit ? (
        <LoanForm values={values} original={original} />
      ) : (
        <Facts
          facts={[
            ...loanDurations.map((years) => ({ label: `Sur ${years} ans`, value: formatPercent(rates?.[years]) })),
            { label: loan_insurance_rate.label, value: percentOf(values['loan_insurance_rate']) },
          ]}
        />
      )}
      {rates && <RateTest rates={rates} />}
    </Card>
  )
}

function LoanForm({ values, original }: Omit<Shown, 'version'>) {
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
      onSubmit={(typed: Readonly<Record<string, unknown>>) =>
        save(
          send({
            section: 'loan-config',
            body: {
              loan_rates: Object.fromEntries(loanDurations.map((years) => [years, typed[`rate_${years}`] ?? null])),
              loan_insurance_rate: typed['loan_insurance_rate'] ?? null,
              effective_at: typed['effective_at'] ?? null,
            },
          }),
          'Les taux sont enregistrés.',
        )
      }
    >
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

/** Which rate a loan of so many years is calculated with: the rule, tried. */
function RateTest({ rates }: { readonly rates: Rates }) {
  const [years, setYears] = useState<number | string | null>(22)
  const step = typeof years === 'number' ? loanDurations.find((duration) => Number(duration) >= years) : undefined
  return (
    <div className="company-test">
      <IntegerInput label="Essayer une durée" unit="ans" minimum={1} maximum={40} value={years} onChange={setYears} />
      <p role="status">
        {typeof years !== 'number'
          ? 'Tapez une durée.'
          : step
            ? `${years} ans : taux sur ${step} ans, ${formatPercent(loanRateFor(years, rates))}`
            : `${years} ans : au-delà du dernier palier, aucun taux (0\u202f%)`}
      </p>
    </div>
  )
}

function ChargeCard({ values, original }: Shown) {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const save = useSaved()
  const [send] = settingsApi.useUpdateAssumptionsMutation()
  const names = Object.keys(chargeFields).filter(isCharge)
  const fields = {
    ...Object.fromEntries(
      names.map((name) => [name, withOriginal(chargeFields[name], writtenOf(name, original[name]))]),
    ),
    effective_at,
  }
  return (
    <Card
      title="Frais et charges"
      sentence="Ce qu’un dossier prend tant que personne n’a saisi autre chose."
      actions={<HistoryButton sections={['simulation_config']} />}
    >
      {mayEdit ? (
        <SubmitForm
          definition={{ fields }}
          initialValues={Object.fromEntries(names.map((name) => [name, values[name] ?? null]))}
          submitLabel="Enregistrer"
          actions={<Effects what={APPLIES} />}
          onSubmit={(body) =>
            save(send({ section: 'simulation-config', body }), 'Les frais et charges sont enregistrés.')
          }
        >
          <div className="company-usury">
            {names.map((name) =>
              chargeFields[name].kind === 'rate' ? (
                <RateField key={name} name={name} />
              ) : (
                <AmountField key={name} name={name} />
              ),
            )}
            <DateField name="effective_at" />
          </div>
        </SubmitForm>
      ) : (
        <Facts
          facts={names.map((name) => ({ label: chargeFields[name].label, value: writtenOf(name, values[name]) }))}
        />
      )}
    </Card>
  )
}

type Charge = keyof typeof chargeFields
const isCharge = (name: string): name is Charge => Object.hasOwn(chargeFields, name)

const writtenOf = (name: Charge, value: unknown): string =>
  chargeFields[name].kind === 'rate'
    ? percentOf(value)
    : formatNumber(typeof value === 'number' ? value : null, { decimals: 0, unit: chargeFields[name].unit ?? '€' })

const percentOf = (value: unknown): string => formatPercent(typeof value === 'number' ? value : null)

/** What a field would be where the firm set nothing: an empty one goes back to it. */
const withOriginal = <F extends object>(field: F | undefined, written: string) => ({
  ...(field ?? rate({ label: '' })),
  help: `Origine : ${written}`,
})

const isRates = (value: unknown): value is Rates =>
  isObject(value) && resources.simulation_configuration.fields.loan_rates.accepts(value)
const ratesIn = (value: unknown): Rates | undefined => (isRates(value) ? value : undefined)
