import { Suspense, useState } from 'react'
import { allows } from '#contract/access'
import { omit, type Entries } from '#contract/json'
import { simulators } from '#domain'
import { AmountField, DateField, RateField, SubmitForm } from '#client/forms'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Card, formatNumber, Skeleton } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { lazyPart } from '#client/ui/lazy'
import { chargeSettings } from '#features/simulation/contract'
import { settingsApi } from '../settings/api'
import { Effects } from '../settings/Effects'
import { HistoryButton } from '../settings/HistoryButton'
import { useSaved } from '#client/screens/firm'
import { APPLIES, percentOf, withOriginal, type Shown } from './shown'
import { firmAssumptions, triedAssumptions } from './trial/firmAssumptions'
import { TypedValues } from './TypedValues'

const Trial = lazyPart(async () => (await import('./trial/Trial')).Trial)

const { effective_at, ...charges } = chargeSettings.fields
const names = Object.keys(charges).filter(isCharge)

/** What the firm assumes of fees and charges, tried on an example while it is typed. */
export function ChargeCard(shown: Shown) {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const [typed, setTyped] = useState<Entries>()
  const held = firmAssumptions(shown.values)
  const tried = typed ? triedAssumptions({ fields: charges }, omit(typed, ['effective_at']), shown) : held
  return (
    <Card
      title="Frais et charges"
      sentence="Ce qu’un dossier prend tant que personne n’a saisi autre chose."
      actions={<HistoryButton sections={['simulation_config']} />}
    >
      {mayEdit ? <ChargeForm {...shown} onTyped={setTyped} /> : <ChargeFacts {...shown} />}
      {mayEdit && held && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <Trial held={held} tried={tried} years={simulators.USUAL_LOAN_YEARS} />
        </Suspense>
      )}
    </Card>
  )
}

const ChargeFacts = ({ values }: Shown) => (
  <Facts facts={names.map((name) => ({ label: charges[name].label, value: writtenOf(name, values[name]) }))} />
)

interface ChargeFormProps extends Shown {
  readonly onTyped: (typed: Entries) => void
}

function ChargeForm({ values, original, onTyped }: ChargeFormProps) {
  const save = useSaved()
  const [send] = settingsApi.useUpdateAssumptionsMutation()
  const fields = {
    ...Object.fromEntries(names.map((name) => [name, withOriginal(charges[name], writtenOf(name, original[name]))])),
    effective_at,
  }
  return (
    <SubmitForm
      definition={{ fields }}
      initialValues={Object.fromEntries(names.map((name) => [name, values[name] ?? null]))}
      submitLabel="Enregistrer"
      actions={<Effects what={APPLIES} />}
      onSubmit={(body) => save(send({ section: 'simulation-config', body }), 'Les frais et charges sont enregistrés.')}
    >
      <TypedValues onTyped={onTyped} />
      <div className="company-usury">
        {names.map((name) =>
          charges[name].kind === 'rate' ? <RateField key={name} name={name} /> : <AmountField key={name} name={name} />,
        )}
        <DateField name="effective_at" />
      </div>
    </SubmitForm>
  )
}

type Charge = keyof typeof charges
function isCharge(name: string): name is Charge {
  return Object.hasOwn(charges, name)
}

const writtenOf = (name: Charge, value: unknown): string =>
  charges[name].kind === 'rate'
    ? percentOf(value)
    : formatNumber(typeof value === 'number' ? value : null, { decimals: 0, unit: charges[name].unit ?? '€' })
